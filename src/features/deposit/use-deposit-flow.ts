import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TOAST_FAILURE_MS } from '../../config/constants.ts';
import { hosts } from '../../config/this-build.ts';
import { texts } from '../../i18n/texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import {
  createOrder,
  findOrder,
  type OpenOrder,
  orderNow,
  type PaymentDetails,
  startPayment,
  type Told,
} from './deposit-calls.ts';
import {
  type DepositFlow,
  type DepositFlowEvent,
  firstDepositFlow,
  nextDepositFlow,
  orderIdOf,
} from './deposit-flow.ts';
import { type DepositIntent, endIntent, intentIdFor } from './deposit-intent.ts';
import { followDeposit, leaveDepositToReturn, startDepositWatch } from './outcome/deposit-watch.ts';
import { bankPageUrl } from './payment/bank-page.ts';

/** Fields of a refusal that mean that the order itself can no longer be paid: the next tap is a new deposit. */
const ORDER_FIELDS = ['id', 'intentId'];
const CHECK_FIRST_MS = 1_000;
const CHECK_SLOWEST_MS = 15_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An error that was thrown is on screen by now as a toast; the flow only steps back. */
const REFUSED: DepositFlowEvent = { type: 'refused' };

function eventOf<Yes>(told: Told<Yes>, onYes: (yes: Yes) => DepositFlowEvent): DepositFlowEvent {
  if (told.told === 'yes') return onYes(told.yes);
  if (told.told === 'nothing') return { type: 'lost' };
  if (ORDER_FIELDS.includes(told.refusal.field ?? '')) endIntent();
  return { type: 'refused', refusal: told.refusal };
}

/**
 * Runs the steps of a deposit: entering a step makes its call, the answer is the next event (deposit-flow.ts).
 * @param orderId order of the address; undefined for a new deposit
 * @param isInGame over a game: the address stays the game's, and the bank opens beside it when the player says so
 */
export function useDepositFlow(orderId: string | undefined, isInGame = false) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useMutation({ mutationFn: createOrder }).mutateAsync;
  const start = useMutation({
    mutationFn: ({ order, details }: { order: OpenOrder; details: PaymentDetails }) =>
      startPayment(order, details),
  }).mutateAsync;
  const [flow, setFlow] = useState<DepositFlow>(() => firstDepositFlow(orderId));
  const latest = useRef<DepositFlow>(flow);

  const enter = useCallback(
    async (entered: DepositFlow): Promise<void> => {
      const go = (event: DepositFlowEvent) => {
        // The player moved on meanwhile: the answer is nobody's any more.
        if (latest.current !== entered) return;
        const next = nextDepositFlow(entered, event);
        if (next === entered) return;
        latest.current = next;
        setFlow(next);
        void enter(next);
      };
      const check = async <Answer>(
        ask: () => Promise<Answer | undefined>,
        tell: (answer: Answer) => DepositFlowEvent,
      ) => {
        for (
          let delay = CHECK_FIRST_MS;
          latest.current === entered;
          delay = Math.min(delay * 2, CHECK_SLOWEST_MS)
        ) {
          const answer = await ask();
          if (answer !== undefined) return go(tell(answer));
          await pause(delay);
        }
      };
      const putInAddress = (id: string) =>
        isInGame
          ? undefined
          : navigate({ to: '/deposit', search: { order: id }, replace: true, resetScroll: false });

      switch (entered.step) {
        case 'creating': {
          const told = await create(entered.intent).catch(() => undefined);
          if (!told) return go(REFUSED);
          return go(eventOf(told, (order) => ({ type: 'created', order })));
        }
        case 'checking-order':
          return check(
            () => findOrder(entered.intent.id),
            (order) => (order ? { type: 'found', order } : { type: 'absent' }),
          );
        case 'starting': {
          // From here on a reload shows this order, not an empty form.
          await putInAddress(entered.order.id);
          if (latest.current !== entered) return;
          const told = await start(entered).catch(() => undefined);
          // Paid for, though the player has gone to another screen: told there.
          if (latest.current !== entered) return followDeposit(entered.order.id);
          if (!told) return go(REFUSED);
          return go(eventOf(told, (result) => ({ type: 'answered', result })));
        }
        case 'sending-code': {
          const { order, code } = entered;
          const told = await start({ order, details: { otpCode: code } }).catch(() => undefined);
          if (!told) return go(REFUSED);
          return go(eventOf(told, (result) => ({ type: 'answered', result })));
        }
        case 'checking-payment':
          return check(
            () => orderNow(entered.order.id),
            (order) => ({ type: 'found', order }),
          );
        case 'leaving': {
          const url = bankPageUrl(entered.url, hosts.main, location.origin);
          if (!url) {
            showToast('failure', texts().failures.malformed(), TOAST_FAILURE_MS);
            return go({ type: 'came-back' });
          }
          if (isInGame) return;
          leaveDepositToReturn(entered.order.id);
          return location.assign(url);
        }
        case 'opening':
          return followDeposit(entered.orderId);
        case 'code':
        case 'transfer':
        case 'waiting':
          return followDeposit(entered.order.id);
        default:
      }
    },
    [create, start, navigate, isInGame],
  );

  const send = useCallback(
    (event: DepositFlowEvent) => {
      const next = nextDepositFlow(latest.current, event);
      if (next === latest.current) return;
      latest.current = next;
      setFlow(next);
      void enter(next);
    },
    [enter],
  );

  useEffect(() => startDepositWatch({ queryClient }), [queryClient]);

  // Another order in the address, or none: somebody navigated. The flow's own order in it is no news.
  useEffect(() => {
    if (orderId !== undefined && orderIdOf(latest.current) === orderId && latest.current.step !== 'opening')
      return;
    if (orderId === undefined && orderIdOf(latest.current) === undefined) return;
    latest.current = firstDepositFlow(orderId);
    setFlow(latest.current);
    void enter(latest.current);
  }, [orderId, enter]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'came-back' });
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [send]);

  useEffect(
    () => () => {
      latest.current = { step: 'choosing' };
    },
    [],
  );

  const leaveAddress = () => {
    if (!isInGame) void navigate({ to: '/deposit', search: {}, replace: true });
  };

  return {
    flow,
    send,
    /** However often it is tapped: one order (DEP-06). */
    pay: (choice: Omit<DepositIntent, 'id'>) => {
      const { step } = latest.current;
      if (step === 'choosing') send({ type: 'paid', intent: { ...choice, id: intentIdFor(choice) } });
    },
    /** Back to the choice; paying the same again goes on with the same order. */
    changeChoice: () => {
      send({ type: 'left' });
      leaveAddress();
    },
    /** Back to the choice for another deposit. */
    startOver: () => {
      endIntent();
      send({ type: 'left' });
      leaveAddress();
    },
  };
}

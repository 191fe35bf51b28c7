import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getWalletBalanceQueryKey } from '../../api/generated/session/session.ts';
import { getWithdrawOrdersQueryKey } from '../../api/generated/withdraw/withdraw.ts';
import { isFinalStatus } from './order-status.ts';
import { createWithdrawal, findWithdrawal } from './withdraw-calls.ts';
import {
  firstWithdrawFlow,
  nextWithdrawFlow,
  type WithdrawEvent,
  type WithdrawFlow,
} from './withdraw-flow.ts';
import { endIntent, intentOf, keptIntentId, type WithdrawWish } from './withdraw-intent.ts';

const CHECK_FIRST_MS = 1_000;
const CHECK_SLOWEST_MS = 15_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the steps of a withdrawal: entering a step makes its call, the answer is the next event (withdraw-flow.ts).
 * @param orderId order of the address; undefined for a new withdrawal
 */
export function useWithdrawFlow(orderId: string | undefined) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useMutation({ mutationFn: createWithdrawal }).mutateAsync;
  const [flow, setFlow] = useState<WithdrawFlow>(() => firstWithdrawFlow(orderId, keptIntentId()));
  const latest = useRef<WithdrawFlow>(flow);

  const enter = useCallback(
    async (entered: WithdrawFlow): Promise<void> => {
      const go = (event: WithdrawEvent) => {
        // The player moved on meanwhile: the answer is nobody's any more.
        if (latest.current !== entered) return;
        const next = nextWithdrawFlow(entered, event);
        if (next === entered) return;
        latest.current = next;
        setFlow(next);
        void enter(next);
      };
      const check = async (intentId: string) => {
        for (
          let delay = CHECK_FIRST_MS;
          latest.current === entered;
          delay = Math.min(delay * 2, CHECK_SLOWEST_MS)
        ) {
          const order = await findWithdrawal(intentId);
          if (order === null) return go({ type: 'absent' });
          if (order) return go({ type: 'found', order, isFinal: isFinalStatus(order.status) });
          await pause(delay);
        }
      };

      switch (entered.step) {
        case 'sending': {
          const told = await create(entered.intent).catch(() => undefined);
          // What was thrown is on screen by now as a toast; the flow only steps back.
          if (!told) return go({ type: 'refused' });
          if (told.told === 'nothing') return go({ type: 'lost' });
          if (told.told === 'yes') return go({ type: 'created', order: told.order });
          // The key is spent on another wish: the next tap is a new one.
          if (told.refusal.field === 'intentId') endIntent();
          return go({ type: 'refused', refusal: told.refusal });
        }
        case 'checking':
          return check(entered.intent.id);
        case 'resuming':
          return check(entered.intentId);
        case 'placed':
          void queryClient.invalidateQueries({ queryKey: getWalletBalanceQueryKey({}) });
          void queryClient.invalidateQueries({ queryKey: getWithdrawOrdersQueryKey().slice(0, 2) });
          return;
        default:
      }
    },
    [create, queryClient],
  );

  const send = useCallback(
    (event: WithdrawEvent) => {
      const next = nextWithdrawFlow(latest.current, event);
      if (next === latest.current) return;
      latest.current = next;
      setFlow(next);
      void enter(next);
    },
    [enter],
  );

  /** From here on a reload shows this order, not an empty form. */
  const putInAddress = useCallback(
    (id: string) => void navigate({ to: '/withdraw', search: { order: id }, replace: true }),
    [navigate],
  );

  // Another order in the address, or none: somebody navigated. The flow's own order in it is no news.
  useEffect(() => {
    const now = latest.current;
    if ((now.step === 'placed' ? now.orderId : undefined) === orderId) return;
    latest.current = firstWithdrawFlow(orderId, keptIntentId());
    setFlow(latest.current);
    if (latest.current.step === 'resuming') void enter(latest.current);
  }, [orderId, enter]);

  useEffect(() => {
    if (latest.current.step === 'resuming') void enter(latest.current);
    return () => {
      latest.current = { step: 'choosing' };
    };
  }, [enter]);

  return {
    flow,
    /** Shows what is about to be asked for. */
    review: (wish: WithdrawWish) => send({ type: 'reviewed', intent: intentOf(wish) }),
    /** However often it is tapped: one order (WDR-01). */
    confirm: () => send({ type: 'confirmed' }),
    /** Back to the form; confirming the same again goes on with the same order. */
    changeWish: () => send({ type: 'left' }),
    putInAddress,
    /** Back to the form for another withdrawal. */
    startOver: () => {
      endIntent();
      send({ type: 'left' });
      void navigate({ to: '/withdraw', search: {}, replace: true });
    },
  };
}

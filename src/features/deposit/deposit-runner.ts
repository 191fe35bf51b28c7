import type { QueryClient } from '@tanstack/react-query';
import { getRechargeOrdersQueryKey } from '../../api/generated/recharge.ts';
import type { App } from '../../lib/app.ts';
import { checkUntilKnown } from '../../money/check-until-known.ts';
import { currentOwner, type IntentStore } from '../../money/intent-store.ts';
import type { OrderFlow } from '../../money/order-flow.ts';
import { createOrderRunner } from '../../money/order-runner.ts';
import { mutate } from '../../money/result.ts';
import { createSteps } from '../../money/steps.ts';
import { giveUpOrder } from '../../session/given-up-orders.ts';
import {
  createOrder,
  type DepositRequest,
  limitRefusal,
  lookUpOrder,
  type OpenOrder,
  orderNow,
  type PaymentDetails,
  startPayment,
} from './deposit-calls.ts';
import type { DepositWatch } from './outcome/create-deposit-watch.ts';
import { initialState, orderIdOf, type PaymentEvent, type PaymentFlow, transition } from './payment-flow.ts';

/** What the steps of a deposit need from the page around them. */
export interface DepositPorts {
  queryClient: QueryClient;
  intents: IntentStore;
  watch: () => Pick<DepositWatch, 'expect' | 'follow'>;
  /** From here on a reload shows this order, not an empty form. */
  putInAddress: (orderId: string) => Promise<void>;
  leaveAddress: () => void;
  /** Goes to the payment company's page, or offers to. @returns false when the address is not one to go to */
  goToBank: (leaving: { order: OpenOrder; url: string }) => boolean;
}

/** The order is made, then it is paid. */
export type DepositFlow =
  | Exclude<OrderFlow<DepositRequest, OpenOrder>, { step: 'placed' }>
  | Exclude<PaymentFlow, { step: 'refused' }>;

export type DepositRunner = ReturnType<typeof createDepositRunner>;

/** Fields of a refusal that mean that the order can no longer be paid: the next tap on Pay is a new deposit. */
const ORDER_FIELDS = ['id', 'intentId'];
/** The outcome of a payment that was just made comes within this time; after it the player is asked. In ms. */
const ASK_AFTER_MS = 4_000;
const LOADING: DepositFlow = { step: 'loading' };

/** Runs a deposit: money/order-runner.ts makes the order, payment-flow.ts pays it. @param orderId of the address */
export function createDepositRunner(app: App, ports: DepositPorts, orderId: string | undefined) {
  const { queryClient, intents } = ports;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let isPaying = orderId !== undefined;
  /** An order whose code was never typed, from which the player went back to the form. */
  let codeless: string | undefined;

  const order = createOrderRunner<DepositRequest, OpenOrder>({
    kind: 'deposit',
    intents,
    owner: () => currentOwner(app, queryClient),
    // Correcting the account or the bank after a refusal pays the same order.
    choiceOf: ({ amount, method, activityId, declinesBonus }) => [
      amount,
      method.code,
      declinesBonus ? 'none' : (activityId ?? ''),
    ],
    permit: (request, intent) => mutate(queryClient, () => limitRefusal(app, request, intent)),
    create: (request, intentId) => mutate(queryClient, () => createOrder(request, intentId)),
    find: lookUpOrder,
    onPlaced(placed, request) {
      // The form stands for one deposit: what was asked for before, and cannot have been paid, does not wait beside it.
      if (codeless && codeless !== placed.id) void giveUpOrder(app, codeless);
      codeless = undefined;
      void queryClient.invalidateQueries({
        queryKey: getRechargeOrdersQueryKey().slice(0, 2),
        refetchType: 'none',
      });
      const { account, bankCode } = request ?? {};
      const details = { ...(account && { account }), ...(bankCode && { bankCode }) };
      pay(initialState(placed, request && details));
      if (!request) void ports.putInAddress(placed.id);
    },
  });

  const payment = createSteps<PaymentFlow, PaymentEvent>(
    { step: 'opening', orderId: orderId ?? '' },
    transition,
    enter,
  );

  function pay(state: PaymentFlow): void {
    isPaying = true;
    payment.stop();
    payment.moveTo(state);
    payment.start();
  }

  async function enter(entered: PaymentFlow, isHere: () => boolean): Promise<void> {
    if (!isPaying) return;
    // The player may have moved on meanwhile: then the answer changes nothing any more.
    const go = (event: PaymentEvent) => isHere() && payment.send(event);
    const start = async (order: OpenOrder, details: PaymentDetails): Promise<void> => {
      // An error that was thrown is on screen by now as a toast; the flow only steps back.
      const result = await mutate(queryClient, () => startPayment(order, details)).catch(() => undefined);
      // The order may be paid now, though the player has gone to another screen: the outcome shows there.
      if (!isHere()) return ports.watch().follow(order.id);
      go(eventOf(result));
    };
    switch (entered.step) {
      case 'starting':
        await ports.putInAddress(entered.order.id);
        if (!isHere()) return;
        ports.watch().expect(entered.order.id);
        return start(entered.order, entered.details);
      case 'sending-code':
        return start(entered.order, { otpCode: entered.code });
      case 'refused':
        isPaying = false;
        if (ORDER_FIELDS.includes(entered.refusal?.field ?? '')) void intents.endOf(entered.order.id, true);
        order.start();
        return order.refuse(entered.refusal);
      case 'checking-payment': {
        const found = await checkUntilKnown(() => orderNow(entered.order.id), isHere);
        if (found) go({ type: 'found', order: found });
        return;
      }
      case 'unpaid':
        return;
      case 'leaving':
        if (!ports.goToBank(entered)) go({ type: 'said', hasPaid: false });
        return;
      case 'waiting':
        if (entered.payer === 'unsaid') setTimeout(() => go({ type: 'due' }), ASK_AFTER_MS);
        return ports.watch().follow(entered.order.id);
      default:
        return ports.watch().follow(orderIdOf(entered));
    }
  }

  const backToForm = (leaveOrder: () => void) => {
    isPaying = false;
    payment.stop();
    order.start();
    leaveOrder();
    notify();
  };

  return {
    state(): DepositFlow {
      const paying = payment.state();
      if (isPaying && paying.step !== 'refused') return paying;
      const ordering = order.state();
      return ordering.step === 'placed' ? LOADING : ordering;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      const ends = [order.subscribe(listener), payment.subscribe(listener)];
      return () => {
        listeners.delete(listener);
        for (const end of ends) end();
      };
    },
    send: payment.send,
    /** However often it is called: one order (DEP-06). */
    pay: order.submit,
    /** The player means the same deposit once more. */
    confirm: order.confirm,
    retry: order.retry,
    /** Back to the form; paying the same again goes on with the same order. */
    changeChoice(): void {
      const state = payment.state();
      if (isPaying && state.step === 'code') codeless = state.order.id;
      backToForm(order.leave);
      ports.leaveAddress();
    },
    /** Back to the form for another deposit. */
    startOver(): void {
      if (isPaying) void intents.endOf(orderIdOf(payment.state()));
      backToForm(order.startOver);
      ports.leaveAddress();
    },
    /** The player gives an unpaid order up: it is shown as waiting no more, and the form is there for another. */
    giveUp(): void {
      const id = orderIdOf(payment.state());
      void giveUpOrder(app, id);
      void intents.endOf(id, true);
      backToForm(order.startOver);
      ports.leaveAddress();
    },
    /** Goes on with an order that waits, where the address does not say so: over a game. */
    open: (id: string) => pay({ step: 'opening', orderId: id }),
    /** The address names this order now, or none. The flow's own order in it changes nothing. */
    show(shown: string | undefined): void {
      const own = isPaying ? orderIdOf(payment.state()) : undefined;
      if (own === shown) return;
      if (shown === undefined) backToForm(order.leave);
      else pay({ step: 'opening', orderId: shown });
    },
    start(): void {
      if (isPaying) payment.start();
      else order.start();
    },
    stop(): void {
      payment.stop();
      order.stop();
    },
  };
}

function eventOf(result: Awaited<ReturnType<typeof startPayment>> | undefined): PaymentEvent {
  switch (result?.outcome) {
    case 'code-waits':
      return { type: 'code-waits', seconds: result.seconds };
    case 'accepted':
      return { type: 'answered', result: result.value };
    case 'unknown':
      return { type: 'unknown' };
    default:
      return { type: 'refused', refusal: result?.refusal };
  }
}

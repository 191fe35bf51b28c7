import { getRechargeOrdersQueryKey, rechargeQueryPay } from '../../api/generated/recharge.ts';
import { mutate } from '../../api/mutate.ts';
import { queryClientOf } from '../../api/query-client.ts';
import type { App } from '../../lib/app.ts';
import { deviceMark } from '../../lib/device-mark.ts';
import { createFlow } from '../../lib/flow.ts';
import { combineCleanups, createListeners } from '../../lib/listen.ts';
import { type Moment, momentOf, waitOf } from '../../lib/wait.ts';
import { checkUntilKnown } from '../../money/check-until-known.ts';
import { deviceIntents } from '../../money/intent-store.ts';
import type { OrderFlow } from '../../money/order-flow.ts';
import { createOrderRunner } from '../../money/order-runner.ts';
import { codeStepOf, forgetCodeStep, keepCodeStep } from '../../session/code-step.ts';
import { giveUpOrder, reportPaid } from '../../session/given-up-orders.ts';
import {
  cancelDeposit,
  createOrder,
  type DepositRequest,
  limitRefusal,
  lookUpDeposit,
  type OpenOrder,
  type PaymentDetails,
  SMS_RESEND_SECONDS,
  startPayment,
} from './deposit-calls.ts';
import type { DepositWatch } from './outcome/deposit-watch.ts';
import {
  codeStepIn,
  firstStep,
  orderIdOf,
  type PaymentEvent,
  type PaymentFlow,
  transition,
} from './payment-flow.ts';

export interface DepositPorts {
  watch: () => Pick<DepositWatch, 'expect' | 'follow'>;
  putInAddress: (orderId: string) => Promise<void>;
  leaveAddress: () => void;
  /** @returns false when the address is not allowed */
  goToBank: (leaving: { order: OpenOrder; url: string }) => boolean;
}

export type DepositFlow =
  | Exclude<OrderFlow<DepositRequest, OpenOrder>, { step: 'placed' }>
  | Exclude<PaymentFlow, { step: 'refused' }>;

export type DepositRunner = ReturnType<typeof createDepositRunner>;

/** After a refusal of these fields the order cannot be paid: the next tap on Pay is a new deposit. */
const ORDER_FIELDS = ['id', 'intentId'];
/** In ms: after this time without an outcome the player is asked whether the payment worked. */
const PROMPT_AFTER_MS = 4_000;
const LOADING: DepositFlow = { step: 'loading' };

/** Runs a deposit: money/order-runner.ts creates the order, payment-flow.ts pays it. @param orderId of the address */
export function createDepositRunner(app: App, ports: DepositPorts, orderId: string | undefined) {
  const intents = deviceIntents(app);
  const { add, notify } = createListeners();
  let isPaying = orderId !== undefined;
  /** The order whose code was never typed, because the player returned to the form. */
  let abandonedCodeOrder: string | undefined;

  function opening(id: string): PaymentFlow {
    const code = codeStepOf(app, 'deposit');
    return { step: 'opening', orderId: id, code: code?.orderId === id ? code : undefined };
  }

  const order = createOrderRunner<DepositRequest, OpenOrder>(app, {
    kind: 'deposit',
    // Account and bank are not part of it: a correction pays the same order.
    hashOf: ({ amount, method, activityId, declinesBonus }) =>
      deviceMark(app, [amount, method.code, declinesBonus ? 'none' : (activityId ?? '')].join('\n')),
    permit: (request, intent) => limitRefusal(app, request, intent),
    create: createOrder,
    find: (intent) => lookUpDeposit(app, intent),
    onPlaced(placed, request) {
      // The form makes one deposit: an earlier order that cannot have been paid is given up.
      if (abandonedCodeOrder && abandonedCodeOrder !== placed.id) void giveUpOrder(app, abandonedCodeOrder);
      abandonedCodeOrder = undefined;
      void queryClientOf(app).invalidateQueries({
        queryKey: getRechargeOrdersQueryKey().slice(0, 2),
        refetchType: 'none',
      });
      const { account, bankCode } = request ?? {};
      const details = { ...(account && { account }), ...(bankCode && { bankCode }) };
      pay(firstStep(placed, request && details));
      if (!request) void ports.putInAddress(placed.id);
    },
  });

  const payment = createFlow<PaymentFlow, PaymentEvent>(opening(orderId ?? ''), transition, enter);

  function pay(state: PaymentFlow): void {
    isPaying = true;
    payment.stop();
    payment.moveTo(state);
    payment.start();
  }

  async function enter(
    entered: PaymentFlow,
    dispatch: (event: PaymentEvent) => void,
    isCurrent: () => boolean,
  ): Promise<void> {
    if (!isPaying) return;
    const code = codeStepIn(entered);
    if (code) keepCodeStep(app, code);
    // A starting payment may need another code, and an opening page shows the step.
    else if (entered.step !== 'starting' && entered.step !== 'opening') forgetCodeStep(app, 'deposit');
    const start = async (order: OpenOrder, details: PaymentDetails): Promise<void> => {
      const result = await mutate(app, () => startPayment(app, order, details)).catch(() => undefined);
      // The player left, but the order may be paid, so the outcome shows on the other screen.
      if (!isCurrent()) return ports.watch().follow(order.id);
      dispatch(eventOf(result, momentOf(app)));
    };
    switch (entered.step) {
      case 'starting':
        await ports.putInAddress(entered.order.id);
        if (!isCurrent()) return;
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
        const { id } = entered.order;
        const found = await checkUntilKnown(() => rechargeQueryPay({ id }).catch(() => undefined), isCurrent);
        if (found) dispatch({ type: 'found', order: found });
        return;
      }
      case 'unpaid':
        return;
      case 'leaving':
        if (!ports.goToBank(entered)) dispatch({ type: 'reported', hasPaid: false });
        return;
      case 'waiting':
        if (entered.report === 'paid' || entered.report === 'unpaid')
          void reportPaid(app, entered.order.id, entered.report === 'paid');
        if (entered.report === 'unreported') setTimeout(() => dispatch({ type: 'due' }), PROMPT_AFTER_MS);
        return ports.watch().follow(entered.order.id);
      default:
        return ports.watch().follow(orderIdOf(entered));
    }
  }

  const backToForm = (leaveOrder: () => void) => {
    isPaying = false;
    payment.stop();
    forgetCodeStep(app, 'deposit');
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
    subscribe: (listener: () => void): (() => void) =>
      combineCleanups(order.subscribe(listener), payment.subscribe(listener), add(listener)),
    send: payment.send,
    /** Makes one order, even when it is called twice (DEP-06). */
    pay: order.submit,
    confirm: order.confirm,
    retry: order.retry,
    /** Returns to the form; paying the same again continues the same order. */
    changeChoice(): void {
      const state = payment.state();
      if (isPaying && state.step === 'code') abandonedCodeOrder = state.order.id;
      backToForm(order.leave);
      ports.leaveAddress();
    },
    startOver(): void {
      if (isPaying) void intents.endOf(orderIdOf(payment.state()));
      backToForm(order.startOver);
      ports.leaveAddress();
    },
    giveUp(): void {
      cancelDeposit(app, orderIdOf(payment.state()));
      backToForm(order.startOver);
      ports.leaveAddress();
    },
    /** Continues a waiting order over a game, where the address does not name it. */
    open: (id: string) => pay(opening(id)),
    /** Follows the order of the address, if it has one. The flow's own order changes nothing. */
    show(shown: string | undefined): void {
      const own = isPaying ? orderIdOf(payment.state()) : undefined;
      if (own === shown) return;
      if (shown === undefined) backToForm(order.leave);
      else pay(opening(shown));
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

function eventOf(result: Awaited<ReturnType<typeof startPayment>> | undefined, at: Moment): PaymentEvent {
  switch (result?.outcome) {
    case 'code-waits':
      return { type: 'code-waits', resend: waitOf(result.seconds * 1_000, at) };
    case 'accepted':
      return { type: 'answered', result: result.value, resend: waitOf(SMS_RESEND_SECONDS * 1_000, at) };
    case 'unknown':
      return { type: 'unknown' };
    default:
      return { type: 'refused', refusal: result?.refusal };
  }
}

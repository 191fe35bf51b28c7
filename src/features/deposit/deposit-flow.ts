import type { BankTransfer, PrepayResult, RechargeOrder } from '../../api/generated/contract.schemas.ts';
import type { DepositRefusal, OpenOrder, PaymentDetails } from './deposit-calls.ts';
import type { DepositIntent } from './deposit-intent.ts';

/**
 * The steps of a deposit on the screen, from the tap on Pay until the outcome machine takes over (DEP-03). Pure: the
 * hook runs the calls. A state without an answer is a checking one, never a failed one (DEP-04).
 */
export type DepositFlow =
  | { step: 'choosing'; refusal?: DepositRefusal }
  | { step: 'creating'; intent: DepositIntent }
  /** No answer to the order: asks for it by its intent. */
  | { step: 'checking-order'; intent: DepositIntent }
  /** Asked, and the server has no such order: only now may it be tried again. */
  | { step: 'not-created'; intent: DepositIntent }
  /** An order of the address, not yet seen. */
  | { step: 'opening'; orderId: string }
  | { step: 'starting'; order: OpenOrder; intent?: DepositIntent; details: PaymentDetails }
  /** No answer to the payment: asks for the order. */
  | { step: 'checking-payment'; order: OpenOrder }
  /** The order stands and is not paid: the player may go on. */
  | { step: 'unpaid'; order: OpenOrder; refusal?: DepositRefusal; isAfterCheck?: true }
  | { step: 'code'; order: OpenOrder; details: PaymentDetails; sentTo: string; refusal?: DepositRefusal }
  | { step: 'sending-code'; order: OpenOrder; details: PaymentDetails; sentTo: string; code: string }
  | { step: 'leaving'; order: OpenOrder; url: string }
  | { step: 'transfer'; order: OpenOrder; transfer: BankTransfer }
  /** The payment company has it: the outcome comes by itself. */
  | { step: 'waiting'; order: OpenOrder };

export type DepositFlowEvent =
  | { type: 'paid'; intent: DepositIntent }
  | { type: 'created'; order: OpenOrder }
  | { type: 'refused'; refusal?: DepositRefusal }
  /** No answer that can be relied on. */
  | { type: 'lost' }
  /** The check's answers. */
  | { type: 'found'; order: RechargeOrder }
  | { type: 'absent' }
  /** The player goes on with an order that stands. */
  | { type: 'continued'; details: PaymentDetails }
  | { type: 'answered'; result: PrepayResult }
  | { type: 'code-entered'; code: string }
  | { type: 'came-back' }
  | { type: 'left' };

const isCreated = (order: RechargeOrder) => order.status === 0;

type Starting = Extract<DepositFlow, { step: 'starting' }>;
type CodeSending = Extract<DepositFlow, { step: 'sending-code' }>;

function detailsOf({ account, bankCode }: DepositIntent): PaymentDetails {
  return { ...(account && { account }), ...(bankCode && { bankCode }) };
}

/** The step the payment company asks for. An answer that names a step but not what it needs is no answer. */
function afterPrepay(now: Starting | CodeSending, result: PrepayResult): DepositFlow {
  const { order, details } = now;
  switch (result.status) {
    case 'otp-required':
      return { step: 'code', order, details, sentTo: result.otpSentTo ?? '' };
    case 'redirect':
      return result.redirectUrl
        ? { step: 'leaving', order, url: result.redirectUrl }
        : { step: 'checking-payment', order };
    case 'pending':
      return result.transfer
        ? { step: 'transfer', order, transfer: result.transfer }
        : { step: 'waiting', order };
  }
}

function onCreating(
  now: Extract<DepositFlow, { intent: DepositIntent }>,
  event: DepositFlowEvent,
): DepositFlow {
  const { intent } = now;
  switch (event.type) {
    case 'created':
      return { step: 'starting', order: event.order, intent, details: detailsOf(intent) };
    case 'refused':
      return { step: 'choosing', ...(event.refusal && { refusal: event.refusal }) };
    case 'lost':
      return { step: 'checking-order', intent };
    case 'absent':
      return now.step === 'checking-order' ? { step: 'not-created', intent } : now;
    case 'found': {
      const { order } = event;
      if (!isCreated(order)) return { step: 'waiting', order };
      return { step: 'starting', order, intent, details: detailsOf(intent) };
    }
    default:
      return now;
  }
}

function onStarting(now: Starting, event: DepositFlowEvent): DepositFlow {
  switch (event.type) {
    case 'answered':
      return afterPrepay(now, event.result);
    case 'lost':
      return { step: 'checking-payment', order: now.order };
    case 'refused': {
      const refusal = event.refusal && { refusal: event.refusal };
      return now.intent ? { step: 'choosing', ...refusal } : { step: 'unpaid', order: now.order, ...refusal };
    }
    default:
      return now;
  }
}

function onCode(now: CodeSending, event: DepositFlowEvent): DepositFlow {
  const { order, details, sentTo } = now;
  switch (event.type) {
    case 'answered':
      return afterPrepay(now, event.result);
    case 'lost':
      return { step: 'checking-payment', order };
    case 'refused':
      return { step: 'code', order, details, sentTo, ...(event.refusal && { refusal: event.refusal }) };
    default:
      return now;
  }
}

/** The flow as a page opens: on an order of the address, or at the choice. */
export function firstDepositFlow(orderId: string | undefined): DepositFlow {
  return orderId === undefined ? { step: 'choosing' } : { step: 'opening', orderId };
}

/** The order the screen is about, if there is one yet. */
export function orderIdOf(flow: DepositFlow): string | undefined {
  if (flow.step === 'opening') return flow.orderId;
  return 'order' in flow ? flow.order.id : undefined;
}

/** The next state; an event that has no meaning in a state leaves it as it is. */
export function nextDepositFlow(now: DepositFlow, event: DepositFlowEvent): DepositFlow {
  if (event.type === 'left') return { step: 'choosing' };
  switch (now.step) {
    case 'choosing':
    case 'not-created':
      return event.type === 'paid' ? { step: 'creating', intent: event.intent } : now;
    case 'creating':
    case 'checking-order':
      return onCreating(now, event);
    case 'starting':
      return onStarting(now, event);
    case 'sending-code':
      return onCode(now, event);
    case 'code':
      if (event.type === 'code-entered') {
        const { order, details, sentTo } = now;
        return { step: 'sending-code', order, details, sentTo, code: event.code };
      }
      return event.type === 'continued'
        ? { step: 'starting', order: now.order, details: event.details }
        : now;
    case 'opening':
      if (event.type !== 'found') return now;
      return { step: isCreated(event.order) ? 'unpaid' : 'waiting', order: event.order };
    case 'checking-payment':
      if (event.type !== 'found') return now;
      if (!isCreated(event.order)) return { step: 'waiting', order: event.order };
      return { step: 'unpaid', order: event.order, isAfterCheck: true };
    case 'unpaid':
    case 'waiting':
      return event.type === 'continued'
        ? { step: 'starting', order: now.order, details: event.details }
        : now;
    case 'leaving':
      return event.type === 'came-back' ? { step: 'waiting', order: now.order } : now;
    case 'transfer':
      return now;
  }
}

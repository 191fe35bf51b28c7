import type { BankTransfer, PrepayResult, RechargeOrder } from '../../api/generated/contract.schemas.ts';
import type { Wait } from '../../lib/wait.ts';
import type { Refusal } from '../../money/result.ts';
import type { CodeStepOf } from '../../session/code-step.ts';
import type { OpenOrder, PaymentDetails } from './deposit-calls.ts';

/** Paying an existing order until the outcome takes over (DEP-03). No answer is never a failure (DEP-04). */
export type PaymentFlow =
  /** `code`: a reload restored the code step of this order (SES-14). */
  | { step: 'opening'; orderId: string; code?: CodeStepOf<'deposit'> | undefined }
  /** `isFirst`: the order was just created, and the form is still on screen. */
  | { step: 'starting'; order: OpenOrder; details: PaymentDetails; isFirst?: true }
  | { step: 'refused'; order: OpenOrder; refusal?: Refusal }
  | { step: 'checking-payment'; order: OpenOrder }
  | { step: 'unpaid'; order: OpenOrder; refusal?: Refusal; isAfterCheck?: true }
  /** `isUnsent`: no code was sent yet, because one was sent to the same number a moment ago. */
  | (AskedCode & { step: 'code'; refusal?: Refusal; isUnsent?: true | undefined })
  | (AskedCode & { step: 'sending-code'; code: string })
  | { step: 'leaving'; order: OpenOrder; url: string }
  | { step: 'transfer'; order: OpenOrder; transfer: BankTransfer }
  | { step: 'waiting'; order: OpenOrder; report: PaymentReport };

interface AskedCode {
  order: OpenOrder;
  details: PaymentDetails;
  sentTo: string;
  resend: Wait;
}

/** The player's word on a payment (DEP-10). `unreported`: not prompted yet, the outcome may be near. */
export type PaymentReport = 'unreported' | 'prompted' | 'paid' | 'unpaid';

export type PaymentEvent =
  | { type: 'refused'; refusal?: Refusal | undefined }
  | { type: 'unknown' }
  | { type: 'found'; order: RechargeOrder; report?: PaymentReport }
  | { type: 'continued'; details: PaymentDetails }
  | { type: 'answered'; result: PrepayResult; resend: Wait }
  | { type: 'code-entered'; code: string }
  | { type: 'code-waits'; resend: Wait }
  | { type: 'came-back' }
  | { type: 'due' }
  | { type: 'reported'; hasPaid: boolean };

type Starting = Extract<PaymentFlow, { step: 'starting' }>;
type CodeSending = Extract<PaymentFlow, { step: 'sending-code' }>;

const isUnpaid = ({ status }: OpenOrder) => status === 0;

function afterPrepay(
  { order, details }: Starting | CodeSending,
  { result, resend }: Extract<PaymentEvent, { type: 'answered' }>,
): PaymentFlow {
  switch (result.status) {
    case 'otp-required':
      return { step: 'code', order, details, sentTo: result.otpSentTo ?? '', resend };
    case 'redirect':
      return result.redirectUrl
        ? { step: 'leaving', order, url: result.redirectUrl }
        : { step: 'checking-payment', order };
    case 'pending':
      return result.transfer
        ? { step: 'transfer', order, transfer: result.transfer }
        : { step: 'waiting', order, report: 'paid' };
  }
}

function whilePaying(state: Starting | CodeSending, event: PaymentEvent): PaymentFlow {
  const { order, details } = state;
  switch (event.type) {
    case 'answered':
      return afterPrepay(state, event);
    case 'unknown':
      return { step: 'checking-payment', order };
    case 'code-waits': {
      const sentTo = state.step === 'sending-code' ? state.sentTo : '';
      const isUnsent = sentTo === '' || undefined;
      return { step: 'code', order, details, sentTo, isUnsent, resend: event.resend };
    }
    case 'refused': {
      const refusal = event.refusal && { refusal: event.refusal };
      if (state.step === 'starting') return { step: state.isFirst ? 'refused' : 'unpaid', order, ...refusal };
      const { code: _, ...asked } = state;
      return { ...asked, step: 'code', ...refusal };
    }
    default:
      return state;
  }
}

/** An order with a status may be paid already. `details` are known if the form was filled in on this page. */
export function firstStep(order: OpenOrder, details: PaymentDetails | undefined): PaymentFlow {
  if (order.status !== undefined && !isUnpaid(order)) return { step: 'waiting', order, report: 'unreported' };
  return details ? { step: 'starting', order, details, isFirst: true } : { step: 'unpaid', order };
}

/** The server knows the order's account, so the code alone pays it. */
function opened(
  { code }: Extract<PaymentFlow, { step: 'opening' }>,
  { order, report }: Extract<PaymentEvent, { type: 'found' }>,
): PaymentFlow {
  const first = firstStep(order, undefined);
  if (first.step === 'waiting') return { ...first, ...(report && { report }) };
  if (!code || first.step !== 'unpaid') return first;
  const { sentTo, isUnsent, resend } = code;
  return { step: 'code', order, details: {}, sentTo, isUnsent, resend };
}

/** The part that a reload restores; the code must be typed again. */
export function codeStepIn(state: PaymentFlow): CodeStepOf<'deposit'> | undefined {
  if (state.step !== 'code' && state.step !== 'sending-code') return undefined;
  const { order, sentTo, resend } = state;
  const isUnsent = state.step === 'code' ? state.isUnsent : undefined;
  return { flow: 'deposit', orderId: order.id, sentTo, isUnsent, resend };
}

export function orderIdOf(flow: PaymentFlow): string {
  return flow.step === 'opening' ? flow.orderId : flow.order.id;
}

export function transition(state: PaymentFlow, event: PaymentEvent): PaymentFlow {
  switch (state.step) {
    case 'starting':
    case 'sending-code':
      return whilePaying(state, event);
    case 'opening':
      return event.type === 'found' ? opened(state, event) : state;
    case 'checking-payment':
      if (event.type !== 'found') return state;
      if (!isUnpaid(event.order)) return { step: 'waiting', order: event.order, report: 'unreported' };
      return { step: 'unpaid', order: event.order, isAfterCheck: true };
    case 'code':
      if (event.type === 'code-entered') {
        const { refusal: _, isUnsent: __, ...asked } = state;
        return { ...asked, step: 'sending-code', code: event.code };
      }
      break;
    case 'leaving':
      if (event.type === 'came-back') return { step: 'waiting', order: state.order, report: 'prompted' };
      return event.type === 'reported' ? { step: 'waiting', order: state.order, report: 'unpaid' } : state;
    case 'waiting':
      if (event.type === 'due')
        return state.report === 'unreported' ? { ...state, report: 'prompted' } : state;
      if (event.type === 'reported') return { ...state, report: event.hasPaid ? 'paid' : 'unpaid' };
      break;
    case 'transfer':
      return event.type === 'reported' && event.hasPaid
        ? { step: 'waiting', order: state.order, report: 'paid' }
        : state;
    case 'refused':
      return state;
    default:
  }
  return event.type === 'continued'
    ? { step: 'starting', order: state.order, details: event.details }
    : state;
}

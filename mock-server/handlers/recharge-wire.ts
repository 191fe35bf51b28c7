import type { PrepayResult, RechargeOrder } from '@copihue/contract/types';
import { DEFAULT_WORLD } from '../registry/world-id.ts';
import type { Lang } from '../texts/text-types.ts';
import { textsIn } from '../texts/texts.ts';
import type { AccountField } from '../world/orders/account-rules.ts';
import type { MethodTerms } from '../world/orders/method-terms.ts';
import type { PaymentMethod } from '../world/recharge/payment-methods.ts';
import { ORDER_LIFETIME_MS } from '../world/recharge/recharge-create.ts';
import type { PrepayStep } from '../world/recharge/recharge-prepay.ts';
import { inMajor, toMajor } from '../world/tables/money.ts';
import { failureText, isFinal, type OrderRow, type RechargeOrderRow } from '../world/tables/recharge-rows.ts';
import { isoTime } from './player-wire.ts';

export function orderTermsOnWire(order: OrderRow, lang: Lang) {
  const { id, payChannel, routing, paymentMethod, status } = order;
  return {
    id,
    amount: toMajor(order.amount),
    ...(order.paidAmount !== undefined && { paidAmount: toMajor(order.paidAmount) }),
    fee: toMajor(order.fee),
    payChannel,
    routing,
    paymentMethod,
    status,
    reason: failureText(order.reason, lang),
    createdAt: isoTime(order.createdAt),
    ...(order.intentId !== null && { intentId: order.intentId }),
  };
}

export function orderOnWire(order: RechargeOrderRow, lang: Lang): RechargeOrder {
  const { bonus, takenBack } = order;
  return {
    ...orderTermsOnWire(order, lang),
    ...(order.paidAt !== undefined && { paidAt: isoTime(order.paidAt) }),
    ...(takenBack && { takenBack: { amount: toMajor(takenBack.amount), at: isoTime(takenBack.at) } }),
    ...(!isFinal(order) && { expiresAt: isoTime(order.createdAt + ORDER_LIFETIME_MS) }),
    ...(bonus && {
      bonus: { ...bonus, amount: toMajor(bonus.amount), expiresAt: isoTime(bonus.expiresAt) },
    }),
  };
}

function fieldOnWire({ label, hint, options, ...field }: AccountField, lang: Lang) {
  return {
    ...field,
    label: label[lang],
    hint: hint[lang],
    ...(options && {
      options: options.map(({ code, name, bankCodes }) => ({
        code,
        name: name[lang],
        ...(bankCodes && { bankCodes: [...bankCodes] }),
      })),
    }),
  };
}

export function methodTermsOnWire(method: MethodTerms, lang: Lang) {
  const { code, icon, min, max, feeRate, feeFixed, routing, payChannel, usualMinutes, accountRule } = method;
  const { kind, hint, pattern, fields } = accountRule;
  const rule = {
    kind,
    hint: hint[lang],
    ...(pattern !== undefined && { pattern }),
    ...(fields && { fields: fields.map((field) => fieldOnWire(field, lang)) }),
  };
  return {
    ...{ code, icon, feeRate, routing, payChannel, usualMinutes },
    ...inMajor({ min, max, feeFixed }),
    name: method.name[lang],
    accountRule: rule,
    ...(method.banks ? { banks: [...method.banks] } : {}),
  };
}

export function methodOnWire(method: PaymentMethod, lang: Lang) {
  const { needsOtp, flow } = method;
  return { ...methodTermsOnWire(method, lang), needsOtp, flow };
}

const receiver = {
  bank: 'BancoEstado',
  accountNumber: '00123456789',
  holder: 'Copihue Pagos SpA',
  rut: '76543210-3',
  email: 'pagos@copihue.example',
};

export function prepayStepOnWire(
  step: PrepayStep,
  at: { origin: string; worldId: string; lang: Lang },
): PrepayResult {
  switch (step.step) {
    case 'otp-required':
      return { status: 'otp-required', otpSentTo: step.sentTo };
    case 'redirect': {
      const page = new URL(`/bank/${step.bankKey}`, at.origin);
      page.searchParams.set('lang', at.lang);
      // The browser opens the page itself and cannot send a header with the world's name.
      if (at.worldId !== DEFAULT_WORLD) page.searchParams.set('world', at.worldId);
      return { status: 'redirect', redirectUrl: page.href };
    }
    case 'transfer': {
      const { accountType } = textsIn(at.lang);
      return { status: 'pending', transfer: { ...receiver, accountType, reference: step.reference } };
    }
    default:
      return { status: 'pending' };
  }
}

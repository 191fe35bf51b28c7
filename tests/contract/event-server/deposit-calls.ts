import { randomUUID } from 'node:crypto';
import { codePlace, creditedOf, sendCode, spendCode } from './account-calls.ts';
import {
  type Answers,
  type Asked,
  amountIn,
  iso,
  masked,
  need,
  page,
  player,
  type Words,
  withinDays,
  words,
} from './asked.ts';
import type { DepositNow, State } from './state.ts';
import { depositMethods, feeOf, offers, suggestions } from './terms.ts';

const patience = 1_800_000;

const reasons: Record<string, Words> = {
  refused: ['El pago fue rechazado.', 'The payment was refused.'],
  expired: ['El plazo para pagar venció.', 'The time to pay is over.'],
  partial: ['Se pagó solo una parte.', 'Only a part was paid.'],
  'undone-5': ['El pago fue anulado.', 'The payment was reversed.'],
  'undone-6': ['Tu banco devolvió el pago.', 'Your bank took the payment back.'],
};

export const rutIsRight = (rut: string): boolean => {
  const [body = '', digit = ''] = rut.split('-');
  const sum = [...body].reverse().reduce((total, one, at) => total + Number(one) * (2 + (at % 6)), 0);
  return '0123456789K0'[11 - (sum % 11)] === digit;
};

function shown(
  {
    player: _owner,
    activityId: _offer,
    wants,
    paidAt,
    takenBack,
    expiresAt,
    status,
    reason,
    ...order
  }: DepositNow,
  lang: 'ks' | 'en',
) {
  return {
    ...order,
    status,
    reason: reasons[reason] ? words(lang, reasons[reason]) : reason,
    ...(paidAt !== undefined && { paidAt: iso(paidAt) }),
    ...(takenBack && { takenBack: { amount: takenBack.amount, at: iso(takenBack.at) } }),
    ...(status < 2 && { expiresAt }),
    ...(wants &&
      status === 2 &&
      paidAt !== undefined && {
        bonus: {
          amount: wants.amount,
          wagerTimes: wants.wagerTimes,
          expiresAt: iso(paidAt + wants.days * 86_400_000),
        },
      }),
  };
}

const depositsOf = (state: State, owner: string) =>
  [...state.deposits.values()].filter((order) => order.player === owner).reverse();

function mine(asked: Asked): DepositNow {
  const order = asked.state.deposits.get(asked.input.id);
  need(asked, order && order.player === player(asked).player, 'unknown-order');
  return order;
}

function create(asked: Asked) {
  const me = player(asked);
  const { input, lang, now } = asked;
  const { amount, payChannel, paymentMethod, routing, activityId, intentId } = input;
  const before = intentId && depositsOf(asked.state, me.player).find((order) => order.intentId === intentId);
  if (before) {
    const same =
      before.amount === amount && before.paymentMethod === paymentMethod && before.activityId === activityId;
    need(asked, same, 'intent-reused');
    return { data: { id: before.id, fee: before.fee } };
  }
  const method = depositMethods.find((one) => one.code === paymentMethod && one.payChannel === payChannel);
  need(asked, method && (!routing || routing === method.routing), 'unknown-method');
  const money = (limit: number) => ({ amount: amountIn(lang, limit), currency: 'CLP' });
  need(asked, Number.isInteger(amount), 'amount-not-whole', { currency: 'CLP' });
  need(asked, amount >= method.min, 'amount-below-minimum', money(method.min));
  need(asked, amount <= method.max, 'amount-above-maximum', money(method.max));
  const offer = offers(now).find(({ id }) => id === activityId);
  need(asked, !activityId || offer, 'unknown-activity');
  if (offer) need(asked, amount >= offer.minAmount, 'activity-minimum', money(offer.minAmount));
  const suggested = suggestions.find((one) => one.amount === amount)?.bonus ?? 0;
  const bonus = offer ? Math.min(Math.floor(amount * offer.bonusRate), offer.maxBonus) : suggested;
  const id = `D-${randomUUID()}`;
  const fee = feeOf(method, amount);
  return {
    data: { id, fee },
    news: [
      {
        type: 'ordered' as const,
        order: {
          id,
          player: me.player,
          amount,
          fee,
          payChannel,
          routing: method.routing,
          paymentMethod,
          createdAt: iso(now),
          expiresAt: iso(now + patience),
          ...(intentId && { intentId }),
          ...(activityId && { activityId }),
          wants:
            bonus > 0 && !input.declinesBonus
              ? { amount: bonus, wagerTimes: offer?.wagerTimes ?? 5, days: offer?.validDays ?? 20 }
              : null,
        },
      },
    ],
  };
}

export const depositCalls: Answers = {
  rechargeUsc: (asked) => ({ data: { count: creditedOf(asked.state, player(asked)).length } }),
  rechargeCreateRechargeOrder: create,
  rechargeV2CreateRechargeOrder: create,
  rechargeGetRecommendConfigs: ({ lang }) => ({
    data: suggestions.map(({ amount, bonus, tag }) => ({
      amount,
      bonus,
      wagerTimes: 5,
      validDays: 20,
      tag: words(lang, tag),
    })),
  }),
  rechargePrepay: (asked) => {
    const order = mine(asked);
    const { input, lang, base } = asked;
    need(asked, order.status < 2, 'order-closed');
    const method = depositMethods.find(({ code }) => code === order.paymentMethod);
    need(
      asked,
      method?.payChannel === input.payChannel && method.routing === input.routing,
      'unknown-method',
      {},
      'payChannel',
    );
    const { kind, pattern } = method.accountRule as { kind: string; pattern?: string };
    if (kind !== 'none') {
      const typed = input.account ?? '';
      need(asked, !pattern || new RegExp(pattern, 'u').test(typed), 'wrong-account');
      need(asked, kind !== 'rut' || rutIsRight(typed), 'wrong-account');
    }
    if (method.banks)
      need(
        asked,
        method.banks.some(({ code }) => code === input.bankCode),
        'unknown-bank',
      );
    const handed = order.status === 0 ? [{ type: 'handedOver' as const, id: order.id }] : [];
    if (method.flow === 'redirect') {
      return { data: { status: 'redirect', redirectUrl: `${base}/pagar/${order.id}` }, news: handed };
    }
    if (method.flow === 'otp') {
      const to = input.account ?? '';
      if (!input.otpCode) {
        return {
          data: { status: 'otp-required', otpSentTo: masked(to) },
          news: [...sendCode(asked, codePlace('pay', to))],
        };
      }
      return {
        data: { status: 'pending' },
        news: [...spendCode(asked, codePlace('pay', to), input.otpCode, 'otpCode'), ...handed],
      };
    }
    const transfer = {
      bank: 'Banco del Estrecho',
      accountNumber: '70011223344',
      accountType: words(lang, ['Cuenta corriente', 'Current account']),
      holder: 'Juegos del Sur SpA',
      rut: '76543210-3',
      email: 'pagos@sur.example',
      reference: order.id.slice(0, 12),
    };
    return { data: { status: 'pending', transfer }, news: handed };
  },
  rechargeQueryPay: (asked) => ({ data: shown(mine(asked), asked.lang) }),
  rechargeOrders: (asked) => {
    const { input, lang } = asked;
    const rows = depositsOf(asked.state, player(asked).player)
      .filter(({ status }) => input.status === undefined || status === input.status)
      .filter(({ intentId }) => !input.intentId || intentId === input.intentId)
      .filter(({ createdAt }) => withinDays(input, Date.parse(createdAt)));
    return {
      data: page(
        input,
        rows.map((order) => shown(order, lang)),
      ),
    };
  },
  rechargeDepositActivity: ({ input, lang, now }) => ({
    data: (input.country === 'CL' ? offers(now) : []).map((offer) => ({
      ...offer,
      title: words(lang, offer.title),
      terms: words(lang, offer.terms),
      expiresAt: iso(offer.expiresAt),
    })),
  }),
  rechargePaymentMethods: ({ input, lang }) => ({
    data: (input.country === 'CL' ? depositMethods : []).map(({ accountRule, ...method }) => ({
      ...method,
      icon: `/img/${method.code}.png`,
      accountRule: { ...accountRule, hint: words(lang, accountRule.hint) },
    })),
  }),
};

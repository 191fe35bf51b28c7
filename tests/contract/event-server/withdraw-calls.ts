import { createHmac, randomUUID } from 'node:crypto';
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
import { rutIsRight } from './deposit-calls.ts';
import type { Payee } from './happened.ts';
import { type State, totalOf, type WithdrawalNow } from './state.ts';
import { accountTypes, feeOf, withdrawMethods } from './terms.ts';

const reasons: Record<string, Words> = {
  cancelled: ['Lo cancelaste tú.', 'You cancelled it.'],
  returned: ['Tu banco lo devolvió.', 'Your bank sent it back.'],
  paid: ['Tu banco aceptó solo una parte.', 'Your bank accepted only a part.'],
};
const key = randomUUID();
type Method = (typeof withdrawMethods)[number];

const withdrawalsOf = (state: State, owner: string) =>
  [...state.withdrawals.values()].filter((order) => order.player === owner).reverse();

type Target = { account: string; payeeKey: string; payee: Payee; typeCode?: string };

function targetOf(asked: Asked, method: Method): Target {
  const { input } = asked;
  const me = player(asked);
  if (input.payeeId) {
    const known = withdrawalsOf(asked.state, me.player).find(
      (order) => order.payee.id === input.payeeId && order.paymentMethod === method.code,
    );
    need(asked, known, 'unknown-payee');
    return known;
  }
  const account = input.account ?? '';
  const { accountRule, banks } = method;
  need(asked, new RegExp(accountRule.pattern, 'u').test(account), 'wrong-account');
  need(asked, accountRule.kind !== 'rut' || rutIsRight(account), 'wrong-account');
  const bank = banks?.find(({ code }) => code === input.bankCode);
  need(asked, !banks || bank, 'unknown-bank');
  const type = accountTypes.find(({ code }) => code === input.accountType);
  if (accountRule.fields) {
    need(
      asked,
      type && (!type.bankCodes || type.bankCodes.includes(input.bankCode ?? '')),
      'unknown-account-type',
    );
    need(
      asked,
      rutIsRight(input.taxId ?? '') && /^[0-9]{7,8}-[0-9K]$/.test(input.taxId ?? ''),
      'wrong-tax-id',
    );
    need(asked, input.holder, 'missing-holder');
    need(asked, /^[\p{L}\p{M} .'’-]+$/u.test(input.holder), 'wrong-holder');
  }
  const asksMore = accountRule.fields !== undefined;
  const payeeKey = [
    me.player,
    method.code,
    account,
    input.bankCode,
    input.accountType,
    input.taxId,
    input.holder,
  ].join('|');
  const id = createHmac('sha256', key).update(payeeKey).digest('hex').slice(0, 24);
  const payee: Payee = {
    id,
    ...(bank && { bank: bank.name }),
    ...(asksMore && { taxId: masked(input.taxId ?? ''), holder: masked(input.holder ?? '') }),
  };
  return { account: masked(account), payeeKey, payee, ...(asksMore && { typeCode: input.accountType }) };
}

function cancel(asked: Asked) {
  const me = player(asked);
  const { input } = asked;
  const order = asked.state.withdrawals.get(input.cancelOrderId ?? '');
  need(asked, order && order.player === me.player, 'unknown-withdrawal');
  const intents = withdrawalsOf(asked.state, me.player);
  const other = intents.find(
    (one) =>
      input.intentId &&
      (one.intentId === input.intentId || (one.cancelIntentId === input.intentId && one.id !== order.id)),
  );
  need(asked, !other, 'withdrawal-reused');
  const done = order.timeline.some(({ step }) => step === 'cancelled');
  if (done) return { data: { id: order.id, fee: 0 } };
  need(asked, order.status === 0, 'withdrawal-not-in-review');
  return {
    data: { id: order.id, fee: 0 },
    news: [
      {
        type: 'stepped' as const,
        id: order.id,
        step: 'cancelled',
        status: 3,
        ...(input.intentId && { intentId: input.intentId }),
      },
      { type: 'moved' as const, player: me.player, cash: order.amount },
    ],
  };
}

export const withdrawCalls: Answers = {
  withdrawCreate: (asked) => {
    const me = player(asked);
    const { input, lang, now, state } = asked;
    if (input.cancelOrderId !== undefined) return cancel(asked);
    const { amount, payChannel, paymentMethod, intentId } = input;
    const before = withdrawalsOf(state, me.player).find(
      (one) => intentId && (one.intentId === intentId || one.cancelIntentId === intentId),
    );
    need(asked, !before || before.intentId === intentId, 'withdrawal-reused');
    need(
      asked,
      !before || (before.amount === amount && before.paymentMethod === paymentMethod),
      'withdrawal-reused',
    );
    need(asked, before || me.phone, 'phone-not-bound');
    const method = withdrawMethods.find((one) => one.code === paymentMethod && one.payChannel === payChannel);
    need(asked, method, 'unknown-method');
    const target = targetOf(asked, method);
    if (before) {
      need(asked, before.payee.id === target.payee.id, 'withdrawal-reused');
      return { data: { id: before.id, fee: before.fee } };
    }
    const money = (limit: number) => ({ amount: amountIn(lang, limit), currency: 'CLP' });
    need(asked, Number.isInteger(amount), 'amount-not-whole', { currency: 'CLP' });
    need(asked, amount >= method.min, 'amount-below-minimum', money(method.min));
    need(asked, amount <= method.max, 'amount-above-maximum', money(method.max));
    const bonus = amountIn(lang, totalOf(me) - me.cash);
    need(asked, amount <= me.cash || amount > totalOf(me), 'bonus-not-wagered', { ...money(me.cash), bonus });
    need(asked, amount <= me.cash, 'withdrawable-exceeded', money(me.cash));
    const id = `S-${randomUUID()}`;
    const fee = feeOf(method, amount);
    const { account, payeeKey, payee, typeCode } = target;
    return {
      data: { id, fee },
      news: [
        {
          type: 'withdrew' as const,
          order: {
            id,
            player: me.player,
            amount,
            fee,
            payChannel,
            routing: method.routing,
            paymentMethod,
            account,
            payeeKey,
            payee,
            ...(typeCode && { typeCode }),
            createdAt: iso(now),
            ...(intentId && { intentId }),
          },
        },
        { type: 'moved' as const, player: me.player, cash: -amount },
      ],
    };
  },
  withdrawOrders: (asked) => {
    const { input, lang } = asked;
    const rows = withdrawalsOf(asked.state, player(asked).player)
      .filter(({ status }) => input.status === undefined || status === input.status)
      .filter(
        ({ intentId, cancelIntentId }) =>
          !input.intentId || [intentId, cancelIntentId].includes(input.intentId),
      )
      .filter(({ createdAt }) => withinDays(input, Date.parse(createdAt)));
    return {
      data: page(
        input,
        rows.map((order) => shown(order, lang)),
      ),
    };
  },
  withdrawPaymentMethods: ({ input, lang }) => ({
    data: (input.country === 'CL' ? withdrawMethods : []).map(
      ({ accountRule: { fields, hint, ...rule }, banks, ...method }) => ({
        ...method,
        icon: `/img/${method.code}.png`,
        accountRule: { ...rule, hint: words(lang, hint), ...(fields && { fields: fieldsIn(lang) }) },
        ...(banks && { banks }),
      }),
    ),
  }),
};

const fieldsIn = (lang: 'ks' | 'en') => [
  {
    name: 'accountType',
    kind: 'choice',
    label: words(lang, ['Tipo de cuenta', 'Kind of account']),
    hint: '',
    options: accountTypes.map(({ code, name, bankCodes }) => ({
      code,
      name: words(lang, name),
      ...(bankCodes && { bankCodes }),
    })),
  },
  { name: 'taxId', kind: 'rut', label: 'RUT', hint: '', pattern: '^[0-9]{7,8}-[0-9K]$' },
  { name: 'holder', kind: 'name', label: words(lang, ['Titular', 'Holder']), hint: '' },
];

function shown(
  { player: _owner, payeeKey: _key, typeCode, payee, timeline, reason, ...order }: WithdrawalNow,
  lang: 'ks' | 'en',
) {
  const type = accountTypes.find(({ code }) => code === typeCode);
  return {
    ...order,
    payee: { ...payee, ...(type && { accountType: words(lang, type.name) }) },
    reason: reasons[reason] ? words(lang, reasons[reason]) : '',
    timeline: timeline.map(({ step, at }) => ({ step, at: iso(at) })),
  };
}

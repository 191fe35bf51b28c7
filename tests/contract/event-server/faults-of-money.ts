// Each fault breaks a sentence of the document about money.
import type { Change, Data } from './change.ts';

const number = (value: unknown) => Number(value ?? 0);
const rows = (data: Data) => (Array.isArray(data.list) ? (data.list as Data[]) : []);
const eachRow = (change: (row: Data) => Data) => (data: Data) => ({ ...data, list: rows(data).map(change) });
const eachMethod = (change: (row: Data) => Data) => (data: Data) => (data as unknown as Data[]).map(change);

export const faultsOfMoney: Record<string, Change> = {
  'total-off-by-one': {
    says: 'total is cash and bonus together.',
    answers: { walletBalance: (data) => ({ ...data, total: number(data.total) + 1 }) },
  },
  'withdrawable-above-cash': {
    says: 'withdrawable is the part of cash that may be paid out now.',
    answers: { walletBalance: (data) => ({ ...data, withdrawable: number(data.cash) + 100 }) },
  },
  'bonus-parts-short': {
    says: 'What is left of the bonuses adds up to bonus.',
    answers: { walletBalance: (data) => ({ ...data, bonuses: [] }) },
  },
  'cents-in-chile': {
    says: 'In the markets of `x-whole-units` amounts are whole.',
    answers: { walletBalance: (data) => ({ ...data, withdrawable: number(data.withdrawable) - 0.5 }) },
  },
  'credited-twice': {
    says: 'A deposit that succeeds adds its amount to cash, once.',
    news: (news) => (news.type === 'moved' && !news.why && news.cash > 0 ? [news, news] : [news]),
  },
  'credited-with-fee': {
    says: 'The player pays amount + fee and is credited amount.',
    news: (news) =>
      news.type === 'moved' && !news.why && news.cash > 0 ? [{ ...news, cash: news.cash - 50 }] : [news],
  },
  'fee-rounded-down': {
    says: 'The share is rounded half up.',
    answers: {
      rechargeCreateRechargeOrder: (data) => ({ ...data, fee: Math.max(0, number(data.fee) - 1) }),
      rechargeV2CreateRechargeOrder: (data) => ({ ...data, fee: Math.max(0, number(data.fee) - 1) }),
    },
  },
  'withdraw-fee-on-top': {
    says: 'The balance falls by amount and the account receives amount - fee.',
    news: (news, state) => {
      if (news.type !== 'moved' || news.why || news.cash >= 0) return [news];
      const last = [...state.withdrawals.values()].at(-1);
      return [{ ...news, cash: news.cash - (last?.fee ?? 0) }];
    },
  },
  'withdraws-for-nothing': {
    says: 'A withdrawal takes its amount out of cash.',
    news: (news) => (news.type === 'moved' && !news.why && news.cash < 0 ? [] : [news]),
  },
  'cancel-keeps-money': {
    says: 'All of its money, the fee included, is in the balance again.',
    news: (news, state) =>
      news.type === 'moved' &&
      !news.why &&
      [...state.withdrawals.values()].some(
        ({ amount, cancelIntentId }) => cancelIntentId && amount === news.cash,
      )
        ? []
        : [news],
  },
  'cancel-says-fee': {
    says: 'Its fee in the answer is 0.',
    answers: { withdrawCreate: (data, { input }) => (input.cancelOrderId ? { ...data, fee: 250 } : data) },
  },
  'no-minimum': { says: 'The amount is below the minimum of the method.', waives: ['amount-below-minimum'] },
  'no-maximum': {
    says: 'The amount is above the maximum of the method, or of a red packet.',
    waives: ['amount-above-maximum'],
  },
  'takes-decimals': {
    says: 'A market that pays in whole units refuses an amount with decimals.',
    waives: [
      'rechargeCreateRechargeOrder amount-not-whole',
      'rechargeV2CreateRechargeOrder amount-not-whole',
    ],
  },
  'withdraws-the-bonus': {
    says: 'The amount is covered only with bonus money, which has to be played first.',
    waives: ['bonus-not-wagered', 'withdrawable-exceeded'],
  },
  'unknown-offer-taken': {
    says: 'There is no such deposit offer, or it has ended.',
    waives: ['unknown-activity'],
  },
  'offer-below-minimum': {
    says: 'The amount is below the minimum of the deposit offer.',
    waives: ['activity-minimum'],
  },
  'any-rut': {
    says: 'A kind rut must have the right check digit as well.',
    waives: ['wrong-tax-id', 'wrong-account'],
  },
  'any-bank': { says: 'The method needs a bank, and this is none of its banks.', waives: ['unknown-bank'] },
  'any-account-type': {
    says: 'The bank does not offer this type of account.',
    waives: ['unknown-account-type'],
  },
  'nobody-holds-it': {
    says: 'The method needs the name of the account holder.',
    waives: ['missing-holder', 'wrong-holder'],
    asks: ({ call, input }) =>
      call === 'withdrawCreate' ? { input: { ...input, holder: input.holder ?? 'Nadie' } } : {},
  },
  'intent-makes-two': {
    says: 'The same intentId always answers with the same order.',
    asks: ({ call, input }) => {
      const { intentId: _one, ...rest } = input;
      return call === 'rechargeCreateRechargeOrder' ? { input: rest as typeof input } : {};
    },
  },
  'withdraw-intent-makes-two': {
    says: 'The same intentId always answers with the same order.',
    asks: ({ call, input }) => {
      const { intentId: _one, ...rest } = input;
      return call === 'withdrawCreate' ? { input: rest as typeof input } : {};
    },
  },
  'intent-any-content': {
    says: 'The intent made another deposit: with another amount, method or offer.',
    waives: ['intent-reused'],
  },
  'withdraw-intent-any-content': {
    says: 'The intent made another withdrawal.',
    waives: ['withdrawal-reused'],
  },
  'packet-intent-any-content': { says: 'The intent made another red packet.', waives: ['packet-reused'] },
  'account-open': {
    says: 'What names the holder is masked.',
    news: (news) =>
      news.type === 'withdrew'
        ? [
            {
              ...news,
              order: {
                ...news.order,
                payee: {
                  ...news.order.payee,
                  ...(news.order.payee.holder && {
                    holder: `${news.order.payeeKey.split('|').at(-1)?.slice(0, 60)}*`,
                  }),
                },
              },
            },
          ]
        : [news],
  },
  'payee-new-every-time': {
    says: 'The same for all withdrawals of a player to it.',
    news: (news) =>
      news.type === 'withdrew'
        ? [{ ...news, order: { ...news.order, payee: { ...news.order.payee, id: crypto.randomUUID() } } }]
        : [news],
  },
  'timeline-backwards': {
    says: 'What happened so far, oldest first.',
    answers: {
      withdrawOrders: eachRow((row) => ({
        ...row,
        timeline: [
          { step: 'review', at: new Date(Date.parse(String(row.createdAt)) + 1000).toISOString() },
          ...(row.timeline as unknown[]),
        ],
      })),
    },
  },
  'timeline-starts-late': {
    says: 'The first is received, at createdAt.',
    answers: { withdrawOrders: eachRow((row) => ({ ...row, timeline: (row.timeline as Data[]).slice(1) })) },
  },
  'paid-before-it-was-made': {
    says: 'When its money was credited.',
    answers: {
      rechargeOrders: eachRow((row) =>
        row.paidAt
          ? { ...row, paidAt: new Date(Date.parse(String(row.createdAt)) - 60_000).toISOString() }
          : row,
      ),
    },
  },
  'open-order-says-paid': {
    says: 'Absent until it was.',
    answers: {
      rechargeOrders: eachRow((row) => (number(row.status) < 2 ? { ...row, paidAt: row.createdAt } : row)),
      rechargeQueryPay: (data) => (number(data.status) < 2 ? { ...data, paidAt: data.createdAt } : data),
    },
  },
  'balance-after-wrong': {
    says: 'balanceAfter.',
    answers: { walletRecords: eachRow((row) => ({ ...row, balanceAfter: number(row.balanceAfter) + 7 })) },
  },
  'won-nothing': {
    says: 'won: payout above zero.',
    answers: {
      walletRecords: (data) => ({
        ...data,
        list: rows(data).map((row) => (row.status === 'lost' ? { ...row, status: 'won' } : row)),
      }),
    },
  },
  'method-limits-crossed': {
    says: 'The least amount of a method is not above its most.',
    answers: { withdrawPaymentMethods: eachMethod((row) => ({ ...row, min: number(row.max) + 1 })) },
  },
  'recharge-of-nothing': {
    says: 'The event recharge has the amount of its order.',
    sends: (sent) => [
      sent.event === 'recharge'
        ? { ...sent, payload: String(sent.payload).replace(/"amount":\d+/, '"amount":1') }
        : sent,
    ],
  },
  'recharge-unsaid': {
    says: 'A deposit of this player reached its final state.',
    sends: (sent) => (sent.event === 'recharge' ? [] : [sent]),
  },
  'balance-unsaid': {
    says: "This player's balance changed.",
    sends: (sent) => (sent.event === 'balance' ? [] : [sent]),
  },
};

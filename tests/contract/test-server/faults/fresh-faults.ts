import { fieldOf, isObject, listOf, numberOf } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange, SeenRequest, WireAnswer } from '../switch.ts';
import { envelope, oneMore, put } from './change.ts';

const asked = { parts: ['journey', 'laws'] } as const;

const refuse = (answer: WireAnswer, code: string) =>
  Object.assign(answer, { body: envelope(200, false, { code }).body });

/** Packets are refused for an intent that made a deposit. */
function sharedIntents(): Fault['afters'] {
  const used = new Set<unknown>();
  const intentOf = ({ body }: SeenRequest) => String(fieldOf(body, 'intentId')).toLowerCase();
  const learn: AnswerChange = (_answer, request) => void used.add(intentOf(request));
  return {
    rechargeCreateRechargeOrder: learn,
    rechargeV2CreateRechargeOrder: learn,
    withdrawCreate: learn,
    luckyMoneyCreate: (answer, request) =>
      void (used.has(intentOf(request)) && refuse(answer, 'packet-reused')),
  };
}

function belowMost(): Fault['afters'] {
  const most = new Set<unknown>();
  return {
    rechargePaymentMethods: ({ body }) => {
      for (const row of listOf(fieldOf(body, 'data'))) most.add(fieldOf(row, 'max'));
    },
    rechargeCreateRechargeOrder: (answer, { body }) =>
      void (most.has(fieldOf(body, 'amount')) && refuse(answer, 'amount-above-maximum')),
  };
}

const HALF_A_DAY_MS = 12 * 60 * 60_000;

type Late = Pick<Fault, 'afters' | 'event'>;

function withTime(wrong: (isLate: () => boolean) => Late): Late {
  let isLate = false;
  const clock: AnswerChange = (_answer, { body }) => {
    isLate ||= Number(fieldOf(body, 'advanceMs')) > HALF_A_DAY_MS;
  };
  const { afters, ...rest } = wrong(() => isLate);
  return { ...rest, afters: { '/__mock/clock': clock, ...afters } };
}

export const freshFaults: readonly Fault[] = [
  {
    ...asked,
    name: 'intents of deposits and packets are one',
    on: 'luckyMoneyCreate',
    rule: 'kinds-apart',
    with: ['rechargeCreateRechargeOrder', 'withdrawCreate'],
    afters: sharedIntents() ?? {},
  },
  {
    ...asked,
    name: 'the most amount is refused',
    on: 'rechargeCreateRechargeOrder',
    rule: 'limits-included',
    afters: belowMost() ?? {},
  },
  {
    ...asked,
    name: 'what nobody claimed does not come back as it was',
    on: 'luckyMoneyEnvelope',
    rule: 'rest-comes-back',
    ...withTime((isLate) => ({
      afters: { walletBalance: (answer) => void (isLate() && put('cash', oneMore)(answer)) },
    })),
  },
  {
    name: 'what nobody claimed comes back in silence',
    on: 'socket',
    rule: 'socket/missing-event',
    with: ['luckyMoneyEnvelope'],
    parts: ['journey', 'laws', 'socket'],
    ...withTime((isLate) => ({ event: (name, args) => (isLate() ? undefined : [name, ...args]) })),
  },
  {
    ...asked,
    name: 'a share of one',
    on: 'luckyMoneyClaim',
    rule: 'least-share',
    players: 2,
    with: ['userRegister'],
    after: put('amount', 1),
  },
  {
    ...asked,
    name: 'an order that nobody paid waits for ever',
    on: 'rechargeQueryPay',
    rule: 'order-expires',
    with: ['rechargeV2CreateRechargeOrder'],
    after: put('status', (status: unknown) => (status === 3 ? 0 : status)),
  },
  {
    ...asked,
    name: 'a bonus without its deposit',
    on: 'rechargeQueryPay',
    rule: 'bonus-goes-too',
    afters: { walletBalance: put('bonus', oneMore) },
  },
  {
    name: 'the whole fee for a part',
    on: 'withdrawOrders',
    rule: 'fee-of-part',
    with: ['withdrawCreate'],
    after: ({ body }) => {
      for (const row of listOf(fieldOf(fieldOf(body, 'data'), 'list')))
        if (isObject(row) && row.status === 4)
          row.fee = (numberOf(row.fee) ?? 0) + (numberOf(row.paidAmount) ?? 0);
    },
  },
  {
    name: 'a logout that leaves the socket',
    on: 'userLogout',
    rule: 'logout-ends-socket',
    with: ['luckyMoneyCreate'],
    parts: ['journey', 'laws', 'socket'],
    before: (request) => {
      request.token = undefined;
    },
  },
  {
    ...asked,
    name: 'a number with a zero before it is another',
    on: 'userLogin',
    rule: 'leading-zeros',
    after: (answer, { body }) =>
      void (String(fieldOf(body, 'username')).startsWith('0') && refuse(answer, 'wrong-credentials')),
  },
  {
    ...asked,
    name: 'a pig of more than its share',
    on: 'pigLoad',
    rule: 'share-of-loss',
    after: put('saved', oneMore),
  },
];

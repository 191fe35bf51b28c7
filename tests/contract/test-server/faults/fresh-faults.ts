import { fieldOf, isObject, listOf, numberOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { AnswerChange, SeenRequest, WireAnswer } from '../switch.ts';
import { envelope, oneMore, put } from './change.ts';

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
  ...planted('laws', {
    'luckyMoneyCreate kinds-apart': {
      'intents of deposits and packets are one': {
        with: ['rechargeCreateRechargeOrder', 'withdrawCreate'],
        afters: sharedIntents() ?? {},
      },
    },
    'rechargeCreateRechargeOrder limits-included': {
      'the most amount is refused': { afters: belowMost() ?? {} },
    },
    'luckyMoneyEnvelope rest-comes-back': {
      'what nobody claimed does not come back as it was': withTime((isLate) => ({
        afters: { walletBalance: (answer) => void (isLate() && put('cash', oneMore)(answer)) },
      })),
    },
    'luckyMoneyClaim least-share': {
      'a share of one': { with: ['userRegister'], after: put('amount', 1) },
    },
    'rechargeQueryPay order-expires': {
      'an order that nobody paid waits for ever': {
        with: ['rechargeV2CreateRechargeOrder'],
        after: put('status', (status: unknown) => (status === 3 ? 0 : status)),
      },
    },
    'rechargeQueryPay bonus-goes-too': {
      'a bonus without its deposit': { afters: { walletBalance: put('bonus', oneMore) } },
    },
    'userLogin leading-zeros': {
      'a number with a zero before it is another': (answer, { body }) =>
        void (String(fieldOf(body, 'username')).startsWith('0') && refuse(answer, 'wrong-credentials')),
    },
    'pigLoad share-of-loss': { 'a pig of more than its share': put('saved', oneMore) },
  }),
  ...planted(
    { parts: ['journey', 'laws', 'socket'] },
    {
      'socket socket/missing-event': {
        'what nobody claimed comes back in silence': {
          with: ['luckyMoneyEnvelope'],
          ...withTime((isLate) => ({ event: (name, args) => (isLate() ? undefined : [name, ...args]) })),
        },
      },
      'userLogout logout-ends-socket': {
        'a logout that leaves the socket': {
          with: ['luckyMoneyCreate'],
          before: (request) => {
            request.token = undefined;
          },
        },
      },
    },
  ),
  ...planted('journey', {
    'withdrawOrders fee-of-part': {
      'the whole fee for a part': {
        with: ['withdrawCreate'],
        after: ({ body }) => {
          for (const row of listOf(fieldOf(fieldOf(body, 'data'), 'list')))
            if (isObject(row) && row.status === 4)
              row.fee = (numberOf(row.fee) ?? 0) + (numberOf(row.paidAmount) ?? 0);
        },
      },
    },
  }),
];

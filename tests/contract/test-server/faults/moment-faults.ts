import { fieldOf, isObject } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { WireAnswer } from '../switch.ts';
import { isSuccess, letThrough, put } from './change.ts';

/** Cash of the player drifts at each answer that counts. */
function drifting(on: string, by: (answer: WireAnswer) => number): NonNullable<Fault['afters']> {
  let more = 0;
  return {
    [on]: (answer) => {
      more += by(answer);
    },
    walletBalance: (answer) => {
      for (const field of ['cash', 'withdrawable', 'total'])
        put(field, (value: number) => value + more)(answer);
    },
  };
}

/** The same intent moves money again. */
function movedAgain(on: string, sign: 1 | -1, field: string): NonNullable<Fault['afters']> {
  const seen = new Set<string>();
  let more = 0;
  return {
    [on]: ({ body }, request) => {
      const intent = fieldOf(request.body, 'intentId');
      const amount = Number(fieldOf(request.body, 'amount'));
      if (fieldOf(body, 'success') !== true || typeof intent !== 'string' || Number.isNaN(amount)) return;
      if (seen.has(intent)) more += sign * amount;
      seen.add(intent);
    },
    walletBalance: (answer) => put(field, (value: number) => value + more)(answer),
  };
}

const withdrawing = ['withdrawCreate', 'withdrawOrders', 'withdrawPaymentMethods'];
const packets = {
  parts: ['journey', 'laws'],
  with: ['userRegister', 'luckyMoneyCreate'],
} as const;
const share = { envelopeId: 'x', amount: 100, claimedAt: '2026-11-21T12:00:00.000Z', sender: 'Ana' };
const uncovered = ['withdrawable-exceeded', 'bonus-not-wagered'];

/** Each refusal of a call is one more row of a list. */
function listingRefused(on: string, list: string): NonNullable<Fault['afters']> {
  let refused = 0;
  return {
    [on]: (answer) => {
      if (!isSuccess(answer)) refused += 1;
    },
    [list]: put('list', (rows: readonly unknown[]) => {
      const more = Array.from({ length: refused }, (_, at) => ({ ...Object(rows[0]), id: `extra-${at}` }));
      return isObject(rows[0]) ? [...more, ...rows] : rows;
    }),
  };
}

export const momentFaults: readonly Fault[] = [
  ...planted('laws', {
    'withdrawCreate never-overdrawn': {
      'withdrawals that take more together than there is': {
        with: withdrawing,
        after: letThrough(uncovered, (n) => ({ id: `W-${n}`, fee: 0 })),
      },
    },
    'pbList reward-of-credited': {
      'a reward of what was ordered': {
        with: ['rechargeDepositActivity', 'rechargeV2CreateRechargeOrder', 'rechargeQueryPay'],
        after: put('0.rewardReady', (ready: number) => ready * 2),
      },
    },
  }),
  ...planted(packets, {
    'luckyMoneyCreate never-overdrawn': {
      'packets that take more together than there is': letThrough(['packet-uncovered'], (n) => ({
        id: `P-${n}`,
        sharesLeft: 2,
        shares: 2,
        status: 'open',
      })),
    },
    'luckyMoneyClaim last-share': {
      'a last share for two players': letThrough(['packet-emptied'], () => share),
    },
    'luckyMoneyClaim shares-add-up': {
      'a share that is less than was taken for it': put('amount', (amount: number) => amount - 1),
    },
  }),
  ...planted('journey', {
    'withdrawCreate withdrawn-is-taken': {
      'a withdrawal taken again at a repeat': { afters: movedAgain('withdrawCreate', -1, 'cash') },
    },
    'rechargeV2CreateRechargeOrder not-credited-yet': {
      'an order credited at a repeat': { afters: movedAgain('rechargeV2CreateRechargeOrder', 1, 'total') },
    },
    'rechargeQueryPay failed-moves-nothing': {
      'a refused deposit that is credited': {
        with: ['rechargeCreateRechargeOrder', 'rechargePrepay'],
        afters: drifting('/__mock/orders/', () => 100),
      },
    },
    'rechargeQueryPay undone-is-owed': {
      'a spent deposit that is taken back for nothing': {
        with: ['rechargeCreateRechargeOrder', 'rechargePrepay', 'luckyMoneyCreate'],
        afters: { walletBalance: put('owed', () => undefined) },
      },
    },
    'withdrawOrders returned-comes-back': {
      'a bank that gives less back than it did not pay': {
        with: withdrawing,
        afters: drifting('/__mock/withdrawals/', ({ status }) => (status === 200 ? -100 : 0)),
      },
      'a withdrawal that comes back at each decision': {
        with: withdrawing,
        afters: drifting('/__mock/withdrawals/', ({ status }) => (status === 200 ? 0 : 100)),
      },
    },
  }),
  ...planted('refusals', {
    'withdrawCreate refusal-moves-nothing': {
      'a refusal that takes money': {
        with: withdrawing,
        afters: drifting('withdrawCreate', (answer) => (isSuccess(answer) ? 0 : -1)),
      },
    },
    'rechargeV2CreateRechargeOrder refusal-moves-nothing': {
      'a refusal that makes an order': {
        with: ['rechargeOrders', 'rechargePaymentMethods'],
        afters: listingRefused('rechargeV2CreateRechargeOrder', 'rechargeOrders'),
      },
    },
  }),
];

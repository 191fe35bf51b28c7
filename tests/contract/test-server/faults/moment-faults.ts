import { fieldOf, isObject } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange, WireAnswer } from '../switch.ts';
import { put } from './change.ts';

const isSuccess = ({ body }: WireAnswer) => fieldOf(body, 'success') === true;
export const codeOf = ({ body }: WireAnswer) => String(fieldOf(fieldOf(body, 'data'), 'code'));

/** What is refused with one of these codes succeeds all the same. */
export const letThrough = (codes: readonly string[], data: (n: number) => object): AnswerChange =>
  (() => {
    let count = 0;
    return (answer) => {
      if (!codes.includes(codeOf(answer))) return;
      count += 1;
      Object.assign(answer, { status: 200, body: { success: true, message: '', data: data(count) } });
    };
  })();

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

const withdrawing = { with: ['withdrawCreate', 'withdrawOrders', 'withdrawPaymentMethods'] } as const;
const packets = { players: 2, with: ['userRegister', 'luckyMoneyCreate'] } as const;
const share = { envelopeId: 'x', amount: 100, claimedAt: '2026-11-21T12:00:00.000Z', sender: 'Ana' };

export const momentFaults: readonly Fault[] = [
  {
    ...withdrawing,
    name: 'withdrawals that take more together than there is',
    on: 'withdrawCreate',
    rule: 'never-overdrawn',
    parts: ['journey', 'laws'],
    after: letThrough(['withdrawable-exceeded', 'bonus-not-wagered'], (n) => ({ id: `W-${n}`, fee: 0 })),
  },
  {
    ...packets,
    name: 'packets that take more together than there is',
    on: 'luckyMoneyCreate',
    rule: 'never-overdrawn',
    parts: ['journey', 'laws'],
    after: letThrough(['packet-uncovered'], (n) => ({
      id: `P-${n}`,
      sharesLeft: 2,
      shares: 2,
      status: 'open',
    })),
  },
  {
    ...packets,
    name: 'a last share for two players',
    on: 'luckyMoneyClaim',
    rule: 'last-share',
    parts: ['journey', 'laws'],
    after: letThrough(['packet-emptied'], () => share),
  },
  {
    ...packets,
    name: 'a share that is less than was taken for it',
    on: 'luckyMoneyClaim',
    rule: 'shares-add-up',
    parts: ['journey', 'laws'],
    after: put('amount', (amount: number) => amount - 1),
  },
  {
    name: 'a reward of what was ordered',
    on: 'pbList',
    rule: 'reward-of-credited',
    parts: ['journey', 'laws'],
    with: ['rechargeDepositActivity', 'rechargeV2CreateRechargeOrder', 'rechargeQueryPay'],
    after: put('0.rewardReady', (ready: number) => ready * 2),
  },
  {
    name: 'a refused deposit that is credited',
    on: 'rechargeQueryPay',
    rule: 'failed-moves-nothing',
    with: ['rechargeCreateRechargeOrder', 'rechargePrepay'],
    afters: drifting('/__mock/orders/', () => 100),
  },
  {
    ...withdrawing,
    name: 'a bank that gives less back than it did not pay',
    on: 'withdrawOrders',
    rule: 'returned-comes-back',
    afters: drifting('/__mock/withdrawals/', ({ status }) => (status === 200 ? -100 : 0)),
  },
  {
    ...withdrawing,
    name: 'a withdrawal that comes back at each decision',
    on: 'withdrawOrders',
    rule: 'returned-comes-back',
    afters: drifting('/__mock/withdrawals/', ({ status }) => (status === 200 ? 0 : 100)),
  },

  {
    name: 'a spent deposit that is taken back for nothing',
    on: 'rechargeQueryPay',
    rule: 'undone-is-owed',
    with: ['rechargeCreateRechargeOrder', 'rechargePrepay', 'luckyMoneyCreate'],
    afters: { walletBalance: put('owed', () => undefined) },
  },
  {
    ...withdrawing,
    name: 'a refusal that takes money',
    on: 'withdrawCreate',
    rule: 'refusal-moves-nothing',
    parts: ['journey', 'refusals'],
    afters: drifting('withdrawCreate', (answer) => (isSuccess(answer) ? 0 : -1)),
  },
  {
    name: 'a refusal that makes an order',
    on: 'rechargeV2CreateRechargeOrder',
    rule: 'refusal-moves-nothing',
    parts: ['journey', 'refusals'],
    with: ['rechargeOrders', 'rechargePaymentMethods'],
    afters: (() => {
      let refused = 0;
      return {
        rechargeV2CreateRechargeOrder: (answer: WireAnswer) => {
          if (!isSuccess(answer)) refused += 1;
        },
        rechargeOrders: put('list', (rows: readonly unknown[]) => {
          const [row] = rows;
          const more = Array.from({ length: refused }, (_, at) => ({ ...Object(row), id: `extra-${at}` }));
          return isObject(row) ? [...more, ...rows] : rows;
        }),
      };
    })(),
  },
];

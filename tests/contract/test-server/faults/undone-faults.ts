import { fieldOf } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { drop, oneMore, plus, put } from './change.ts';

const paying = { with: ['rechargeCreateRechargeOrder', 'rechargePrepay', 'rechargeQueryPay'] } as const;

const ofStatus =
  (status: number, change: AnswerChange): AnswerChange =>
  (answer, request) => {
    if (fieldOf(fieldOf(answer.body, 'data'), 'status') === status) change(answer, request);
  };

export const undoneFaults: readonly Fault[] = [
  {
    ...paying,
    name: 'a deposit paid in part that credits another sum than it says',
    on: 'rechargeQueryPay',
    rule: 'paid-is-credited',
    after: ofStatus(4, put('paidAmount', oneMore)),
  },
  {
    ...paying,
    name: 'a deposit paid in part that does not say what was paid',
    on: 'rechargeQueryPay',
    rule: 'says-what-moved',
    after: ofStatus(4, drop('paidAmount')),
  },
  {
    ...paying,
    name: 'a deposit of which more was paid than its amount',
    on: 'rechargeQueryPay',
    rule: 'part-of-amount',
    after: ofStatus(4, put('paidAmount', plus(1_000_000))),
  },
  {
    ...paying,
    name: 'a charge-back that takes back another sum than it says',
    on: 'rechargeQueryPay',
    rule: 'undone-is-taken-back',
    after: ofStatus(6, put('takenBack.amount', oneMore)),
  },
  {
    ...paying,
    name: 'a reversed deposit that hides what it took back',
    on: 'rechargeQueryPay',
    rule: 'undone-is-taken-back',
    after: ofStatus(5, put('takenBack.amount', 0)),
  },
];

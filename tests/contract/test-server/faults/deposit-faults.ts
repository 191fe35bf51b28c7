import { fieldOf } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange } from '../switch.ts';
import { drop, letIn, oneMore, plus, put, to } from './change.ts';

const isNumber = (value: unknown) => typeof value === 'number';

const ORDER = 'rechargeCreateRechargeOrder';
const ROUTED = 'rechargeV2CreateRechargeOrder';
const paying = { with: [ORDER, 'rechargePrepay', 'rechargeQueryPay'] } as const;

const everyMethod =
  (change: object): AnswerChange =>
  ({ body }) => {
    const rows = fieldOf(body, 'data');
    if (Array.isArray(rows)) for (const row of rows) Object.assign(row, change);
  };

/** From the second call on, the status is a later one than the final one. */
function undoneLater(): AnswerChange {
  let wasPaid = false;
  return (answer) => {
    if (fieldOf(fieldOf(answer.body, 'data'), 'status') !== 2) return;
    if (wasPaid) put('status', 1)(answer);
    wasPaid = !wasPaid;
  };
}

const bonus = { amount: 77, wagerTimes: 5, expiresAt: '2026-12-02T15:00:00.000Z' };

export const depositFaults: readonly Fault[] = [
  {
    ...paying,
    name: 'a deposit that credits less than it says',
    on: 'rechargeQueryPay',
    rule: 'paid-is-credited',
    after: put('amount', oneMore),
  },
  {
    ...paying,
    name: 'a deposit credited without its cents',
    on: 'rechargeQueryPay',
    rule: 'paid-is-credited',
    after: put('amount', plus(0.5)),
  },
  {
    ...paying,
    name: 'a balance that stands still',
    on: 'walletBalance',
    foundOn: 'rechargeQueryPay',
    rule: 'paid-is-credited',
    after: put('cash', 1000),
  },
  {
    ...paying,
    name: 'a bonus that is not credited',
    on: 'rechargeQueryPay',
    rule: 'bonus-is-credited',
    after: put('bonus', bonus),
  },
  {
    ...paying,
    name: 'a deposit that is not counted',
    on: 'rechargeUsc',
    foundOn: 'rechargeQueryPay',
    rule: 'paid-is-counted',
    after: put('count', 3),
  },
  {
    ...paying,
    name: 'a deposit counted twice',
    on: 'rechargeUsc',
    foundOn: 'rechargeQueryPay',
    rule: 'paid-is-counted',
    after: put('count', (count: number) => count * 2),
  },
  {
    ...paying,
    name: 'a paid deposit that is pending again',
    on: 'rechargeQueryPay',
    rule: 'paid-is-final',
    after: undoneLater(),
  },
  {
    ...paying,
    name: 'money before the payment',
    on: 'walletBalance',
    foundOn: ORDER,
    rule: 'not-credited-yet',
    after: put('total', () => Math.round(performance.now() * 100) / 100),
  },
  {
    ...paying,
    name: 'a list with another amount than the order',
    on: 'rechargeOrders',
    foundOn: 'rechargeQueryPay',
    rule: 'order-agrees',
    after: put('list.0.amount', oneMore),
  },
  {
    ...paying,
    name: 'a list that shows a paid deposit as pending',
    on: 'rechargeOrders',
    foundOn: 'rechargeQueryPay',
    rule: 'order-agrees',
    after: put('list', (rows: unknown) =>
      Array.isArray(rows) ? rows.map((row) => ({ ...row, status: 1 })) : rows,
    ),
  },
  {
    ...paying,
    name: 'a list that lacks the latest order',
    on: 'rechargeOrders',
    foundOn: 'rechargeQueryPay',
    rule: 'order-agrees',
    after: put('list', (rows: unknown) => (Array.isArray(rows) ? rows.slice(1) : rows)),
  },
  {
    ...paying,
    name: 'another time of the order in the list',
    on: 'rechargeOrders',
    foundOn: 'rechargeQueryPay',
    rule: 'order-agrees',
    after: put('list.0.createdAt', '2026-01-01T00:00:00.000Z'),
  },
  {
    ...paying,
    name: 'another fee of the order in the list',
    on: 'rechargeOrders',
    foundOn: 'rechargeQueryPay',
    rule: 'order-agrees',
    after: put('list.0.fee', oneMore),
  },
  {
    ...paying,
    name: 'another route of the order in the list',
    on: 'rechargeOrders',
    foundOn: 'rechargeQueryPay',
    rule: 'order-agrees',
    after: put('list.0.routing', 'other-route'),
  },
  { name: 'a fee above the terms of the method', on: ORDER, rule: 'fee-terms', after: put('fee', oneMore) },
  { name: 'a fee above the terms of the route', on: ROUTED, rule: 'fee-terms', after: put('fee', oneMore) },
  {
    name: 'terms with another rate than the fee',
    on: 'rechargePaymentMethods',
    foundOn: ROUTED,
    with: [ROUTED],
    rule: 'fee-terms',
    after: everyMethod({ feeRate: 0.5 }),
  },
  {
    name: 'a fixed fee that is not taken',
    on: 'rechargePaymentMethods',
    foundOn: ROUTED,
    with: [ROUTED],
    rule: 'fee-terms',
    after: everyMethod({ feeFixed: 90 }),
  },
  {
    name: 'an order with another amount in the list',
    on: 'rechargeOrders',
    foundOn: ORDER,
    with: [ORDER],
    rule: 'order-listed',
    after: put('list.0.amount', oneMore),
  },
  {
    name: 'an order found by an intent that it does not name',
    on: 'rechargeOrders',
    foundOn: ORDER,
    with: [ORDER],
    rule: 'order-listed',
    after: drop('list.0.intentId'),
  },
  {
    name: 'an order found by the intent of another one',
    on: 'rechargeOrders',
    rule: 'filter',
    before: letIn('intentId', (value) => value !== undefined, undefined),
    with: [ORDER],
    parts: ['journey', 'laws'],
  },
  {
    name: 'an order with another method in the list',
    on: 'rechargeOrders',
    foundOn: ROUTED,
    with: [ROUTED],
    rule: 'order-listed',
    after: put('list.0.paymentMethod', 'other'),
  },
  {
    name: 'an order that is not in the list',
    on: 'rechargeOrders',
    foundOn: ORDER,
    with: [ORDER],
    rule: 'order-listed',
    after: to('intentId', put('list', [])),
  },
  {
    name: 'an order made with another amount',
    on: ORDER,
    rule: 'order-listed',
    before: letIn('amount', isNumber, plus(1)),
  },
  {
    name: 'a profile that counts other deposits',
    on: 'userGetUserInfo',
    foundOn: 'rechargeUsc',
    with: ['rechargeUsc'],
    rule: 'deposit-count',
    after: put('rechargeCount', oneMore),
  },
];

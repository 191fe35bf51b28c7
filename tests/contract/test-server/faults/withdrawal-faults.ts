import { fieldOf, isObject } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import { drop, envelope, letIn, oneMore, plus, put, to } from './change.ts';

const backwards = [
  { step: 'received', at: '2026-01-02T12:00:00.000Z' },
  { step: 'sent', at: '2026-01-02T11:59:00.000Z' },
];
const grant = {
  id: 'G1',
  source: 'deposit_bonus',
  amount: 100,
  left: 1,
  wagerTimes: 5,
  target: 500,
  wagered: 0,
  grantedAt: '2026-11-18T15:00:00.000Z',
  expiresAt: '2026-12-02T15:00:00.000Z',
};

export const withdrawalFaults: readonly Fault[] = [
  {
    name: 'a withdrawal whose fee is not that of the terms',
    on: 'withdrawCreate',
    rule: 'fee-terms',
    after: to('amount', put('fee', oneMore)),
  },
  {
    name: 'a withdrawal that takes more',
    on: 'withdrawCreate',
    rule: 'withdrawn-is-taken',
    before: letIn('amount', (value) => typeof value === 'number', plus(1000)),
  },
  {
    name: 'a withdrawal that is not taken',
    on: 'walletBalance',
    foundOn: 'withdrawCreate',
    with: ['withdrawCreate'],
    rule: 'withdrawn-is-taken',
    after: put('cash', 500),
  },
  {
    name: 'a withdrawal with another amount in the list',
    on: 'withdrawOrders',
    foundOn: 'withdrawCreate',
    with: ['withdrawCreate'],
    rule: 'order-listed',
    after: put('list.0.amount', oneMore),
  },
  {
    name: 'a withdrawal that does not name its intent',
    on: 'withdrawOrders',
    foundOn: 'withdrawCreate',
    with: ['withdrawCreate'],
    rule: 'order-listed',
    after: drop('list.0.intentId'),
  },
  {
    name: 'a cancelled withdrawal that does not name the intent of its cancellation',
    on: 'withdrawOrders',
    foundOn: 'withdrawCreate',
    with: ['withdrawCreate'],
    rule: 'cancelled-is-failed',
    after: drop('list.0.cancelIntentId'),
  },
  {
    name: 'a withdrawal that is not in the list',
    on: 'withdrawOrders',
    foundOn: 'withdrawCreate',
    with: ['withdrawCreate'],
    rule: 'order-listed',
    after: (answer, { body }) => {
      if (fieldOf(body, 'pageSize') === undefined) put('list', [])(answer);
    },
  },
  {
    name: 'a cancellation that returns nothing',
    on: 'withdrawCreate',
    rule: 'cancelled-comes-back',
    instead: ({ body }) => {
      const id = fieldOf(body, 'cancelOrderId');
      return id === undefined ? undefined : envelope(200, true, { id, fee: 0 });
    },
  },
  {
    name: 'a cancellation of another order',
    on: 'withdrawCreate',
    rule: 'cancels-its-order',
    after: to('cancelOrderId', put('id', 'W0')),
  },
  {
    name: 'a cancelled withdrawal still under way',
    on: 'withdrawOrders',
    foundOn: 'withdrawCreate',
    with: ['withdrawCreate'],
    rule: 'cancelled-is-failed',
    after: put('list', (rows: unknown) =>
      Array.isArray(rows) ? rows.map((row) => ({ ...row, status: 1 })) : rows,
    ),
  },
  {
    name: 'a timeline backwards',
    on: 'withdrawOrders',
    rule: 'timeline-order',
    after: put('list', (rows: unknown) =>
      Array.isArray(rows)
        ? // Separate steps: an order's steps may all have the same millisecond.
          rows.map((row) => (isObject(row) ? { ...row, timeline: backwards } : row))
        : rows,
    ),
  },
  {
    name: 'a fee above the withdrawal',
    on: 'withdrawOrders',
    rule: 'fee-of-amount',
    after: put('list.0.fee', 1e9),
  },
  {
    name: 'bonuses that are not the bonus balance',
    on: 'walletBalance',
    rule: 'bonus-parts',
    after: put('bonuses', [grant]),
  },
  {
    name: 'more wagered than the target',
    on: 'walletBalance',
    rule: 'wagered-share',
    after: put('bonuses', [{ ...grant, wagered: 501 }]),
  },
];

import { beforeEach, expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import {
  createTestWorld,
  newPlayer,
  richPlayer,
  TEST_NOW,
  type TestWorld,
} from '../../../tests/support/test-world.ts';
import { cuentaRut, intentId } from '../../../tests/support/withdrawals.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced, balanceOf, houseAccounts, post } from '../core/ledger.ts';
import { type OrderDecision, orderStatus, type WithdrawOrderRow } from '../tables/recharge-rows.ts';
import { createWithdrawal } from './withdraw-create.ts';
import { cancelWithdrawal, decideWithdrawal, payWithdrawal, reverseWithdrawal } from './withdraw-settle.ts';

const RECEIVED = 2000;
const REVIEW = 20_000;
const PAYOUT = 8000;
const { created, pending, success, failed, partlyPaid, reversed } = orderStatus;

let { world, pass }: TestWorld = createTestWorld();
let order: WithdrawOrderRow;

beforeEach(() => {
  ({ world, pass } = createTestWorld());
  order = createWithdrawal(world, richPlayer, cuentaRut);
});

const decide = (decision: OrderDecision) => decideWithdrawal(world, order.id, decision);
const steps = () => order.timeline.map(({ step, at }) => `${step} ${at - TEST_NOW}`);
const cash = () => playerBalance(world, richPlayer).cash;
const otherIntent = '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a31';
test('WDR-03 each state of a withdrawal lasts its full time', () => {
  const seen: unknown[] = [];
  for (const ms of [RECEIVED, REVIEW, PAYOUT]) {
    pass(ms - 1);
    seen.push([order.status, order.timeline.length]);
    pass(1);
    seen.push([order.status, order.timeline.length]);
  }
  expect(seen).toEqual([
    [created, 1],
    [created, 2],
    [created, 2],
    [pending, 3],
    [pending, 3],
    [success, 4],
  ]);
  expect(steps()).toEqual(['received 0', 'review 2000', 'sent 22000', 'paid 30000']);
  expect([order.fee, order.paidAmount, order.reason, world.state.due]).toEqual([30_000, undefined, null, []]);
});

test('WDR-03 DEP-04 a withdrawal waits in its review while the player owes: only its refusal passes', () => {
  const owe = (amount: number) =>
    post(world, 'debt', 'test', [
      { account: houseAccounts.debt(richPlayer), amount: -amount },
      { account: houseAccounts.house, amount },
    ]);
  const refusedOne = createWithdrawal(world, richPlayer, { ...cuentaRut, amount: 500_000 });
  owe(100);
  for (const ms of [RECEIVED, REVIEW, REVIEW]) pass(ms);
  expect([decide({ outcome: 'approve' }), decide({ outcome: 'part' })]).toEqual([false, false]);
  expect([order.status, refusedOne.status, order.timeline.length]).toEqual([created, created, 2]);
  expect(decideWithdrawal(world, refusedOne.id, { outcome: 'fail' })).toBe(true);
  pass(REVIEW);
  expect(order.status).toBe(pending);
  owe(100);
  expect([decide({ outcome: 'approve' }), order.status]).toEqual([true, success]);
});

const said = 'Cuenta cerrada';
const words = { words: said };

type Payout = Extract<OrderDecision, { outcome: 'approve' | 'fail' | 'part' }>;
const decisions: [Payout, status: number, steps: string[], cash: number, reason: object | null][] = [
  [{ outcome: 'approve' }, success, ['sent', 'paid'], 1_500_000, null],
  [{ outcome: 'fail' }, failed, ['returned'], 2_500_000, { text: 'payout-refused' }],
  [{ outcome: 'fail', reason: said }, failed, ['returned'], 2_500_000, words],
  [{ outcome: 'part' }, partlyPaid, ['sent', 'paid', 'returned'], 2_000_000, { text: 'payout-in-part' }],
  [
    { outcome: 'part', paid: 300_000, reason: said },
    partlyPaid,
    ['sent', 'paid', 'returned'],
    2_200_000,
    words,
  ],
  [{ outcome: 'part', paid: 1_000_100 }, success, ['sent', 'paid'], 1_500_000, null],
];
const shown = () => [order.status, steps(), cash(), order.reason];

test.each([0, 5000].flatMap((delayMs) => decisions.map((row) => [delayMs, ...row] as const)))(
  'WDR-01 WDR-03 after %d ms the decision %o ends a withdrawal, which is sent at once',
  (delayMs, decision, status, done, ...rest) => {
    takeEvents(world);
    expect(decide({ ...decision, ...(delayMs > 0 && { delayMs }) })).toBe(true);
    const told = takeEvents(world);
    if (delayMs > 0) {
      pass(delayMs - 1);
      expect(shown()).toEqual([pending, ['received 0', 'sent 0'], 1_500_000, null]);
      pass(1);
    }
    const all = delayMs > 0 ? [...new Set(['sent', ...done])] : done;
    const times = all.map((step) => `${step} ${step === 'sent' ? 0 : delayMs}`);
    expect(shown()).toEqual([status, ['received 0', ...times], ...rest]);
    expect([...told, ...takeEvents(world)]).toEqual(
      all.map(() => ({ playerId: richPlayer, event: 'balance' })),
    );
    expect(world.state.due).toEqual([]);
    assertBalanced(world);
  },
);

test.each([
  ['of all of it', undefined, 1_000_000, 30_000],
  ['of more than that', 1_000_100, 1_000_000, 30_000],
  ['of a part', 300_000, 300_000, 9000],
  ['of less than its fee', 29_900, 29_900, 800],
])(
  'WDR-03 the reversal of a payout %s gives cash and fee back once, with the reason',
  (_what, paid, sent, fee) => {
    const fees = () => balanceOf(world, houseAccounts.fees);
    payWithdrawal(world, order.id, paid);
    expect([order.fee, fees()]).toEqual([fee, fee]);
    takeEvents(world);
    expect(cash()).toBe(2_500_000 - sent);
    expect(decide({ outcome: 'reverse' })).toBe(true);
    expect([order.status, order.reason, cash()]).toEqual([reversed, { text: 'payout-reversed' }, 2_500_000]);
    expect(steps().at(-1)).toBe('returned 0');
    expect(takeEvents(world)).toEqual([{ playerId: richPlayer, event: 'balance' }]);
    expect(decide({ outcome: 'reverse' })).toBe(false);
    expect([cash(), fees()]).toEqual([2_500_000, 0]);
    assertBalanced(world);
  },
);

test.each<[state: string, act: () => unknown, outcomes: readonly OrderDecision['outcome'][]]>([
  ['in review', () => pass(RECEIVED), ['reverse', 'charge-back']],
  ['on its way', () => decide({ outcome: 'approve', delayMs: 5000 }), ['reverse', 'charge-back']],
  ['paid', () => decide({ outcome: 'approve' }), ['approve', 'part', 'fail', 'charge-back']],
  ['failed', () => decide({ outcome: 'fail' }), ['approve', 'part', 'fail', 'reverse', 'charge-back']],
])('WDR-01 a withdrawal that is %s refuses the decisions that do not fit it', (_state, act, outcomes) => {
  act();
  const before = structuredClone([order, world.state.due, cash()]);
  for (const outcome of outcomes) expect([outcome, decide({ outcome })]).toEqual([outcome, false]);
  expect([order, world.state.due, cash()]).toEqual(before);
});

test('WDR-01 refuses a decision about an unknown withdrawal', () => {
  const due = structuredClone(world.state.due);
  for (const outcome of ['approve', 'part', 'fail', 'reverse', 'charge-back'] as const)
    expect(decideWithdrawal(world, 'W0', { outcome, delayMs: 1000 } as OrderDecision)).toBe(false);
  expect([payWithdrawal(world, 'W0'), reverseWithdrawal(world, 'W0', words)]).toEqual([false, false]);
  expect(world.state.due).toEqual(due);
});

test('WDR-03 the cancellation of an unknown, foreign or sent withdrawal, or by a used intent, is refused at its field', () => {
  const cancel =
    (cancelOrderId: string, player = richPlayer, intent?: string) =>
    () =>
      cancelWithdrawal(world, player, { cancelOrderId, intentId: intent });
  const made = createWithdrawal(world, richPlayer, { ...cuentaRut, intentId });
  for (const unknown of [cancel('W0'), cancel(order.id, newPlayer)])
    expect(unknown).toThrow(refused('unknown-withdrawal', 'cancelOrderId'));
  for (const { id } of [order, made])
    expect(cancel(id, richPlayer, intentId)).toThrow(refused('withdrawal-reused', 'intentId'));
  decide({ outcome: 'approve', delayMs: 5000 });
  expect(cancel(order.id)).toThrow(refused('withdrawal-not-in-review', 'cancelOrderId'));
  expect([order.status, made.status, cash()]).toEqual([pending, created, 500_000]);
});

test('WDR-03 a withdrawal is cancelled with an intent or without one, and then stays as it is', () => {
  const other = createWithdrawal(world, richPlayer, cuentaRut);
  takeEvents(world);
  const plain = cancelWithdrawal(world, richPlayer, { cancelOrderId: order.id });
  const named = cancelWithdrawal(world, richPlayer, { cancelOrderId: other.id, intentId });
  expect([plain.cancelIntentId, named.cancelIntentId]).toEqual([null, intentId]);
  for (const more of [{}, { intentId: otherIntent }])
    expect(cancelWithdrawal(world, richPlayer, { cancelOrderId: order.id, ...more })).toBe(order);
  expect(cancelWithdrawal(world, richPlayer, { cancelOrderId: other.id, intentId })).toBe(other);
  expect([order.reason, steps(), cash(), world.state.due]).toEqual([
    { text: 'withdrawal-cancelled' },
    ['received 0', 'cancelled 0'],
    2_500_000,
    [],
  ]);
  expect(takeEvents(world)).toHaveLength(2);
  const next = createWithdrawal(world, richPlayer, cuentaRut);
  for (const again of [
    () => cancelWithdrawal(world, richPlayer, { cancelOrderId: next.id, intentId }),
    () => createWithdrawal(world, richPlayer, { ...cuentaRut, intentId }),
  ])
    expect(again).toThrow(refused('withdrawal-reused', 'intentId'));
  pass(RECEIVED + REVIEW - 1);
  expect(cancelWithdrawal(world, richPlayer, { cancelOrderId: next.id }).status).toBe(failed);
});

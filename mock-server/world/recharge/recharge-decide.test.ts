import { beforeEach, expect, test } from 'vitest';
import { byTransfer, webpay } from '../../../tests/support/deposits.ts';
import { createTestWorld, newPlayer, TEST_NOW, type TestWorld } from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { balanceOf, playerAccount, post, transfer } from '../core/ledger.ts';
import { activityOf } from '../records/activity-records.ts';
import { type OrderDecision, orderStatus, type RechargeOrderRow } from '../tables/recharge-rows.ts';
import { createRechargeOrder } from './recharge-create.ts';
import { decideOrder, failOrder, settleOrder } from './recharge-settle.ts';

const { created, pending, success, failed, partlyPaid, reversed, chargedBack } = orderStatus;

let { world, pass }: TestWorld = createTestWorld();
let order: RechargeOrderRow;
let other: RechargeOrderRow;

beforeEach(() => {
  ({ world, pass } = createTestWorld());
  const create = () =>
    createRechargeOrder(world, newPlayer, { amount: 2_000_000, activityId: 'act-semana-50', ...webpay });
  order = create();
  other = create();
});

const decide = (decision: OrderDecision) => decideOrder(world, order.id, decision);
const pockets = () => {
  const { cash, bonus } = playerBalance(world, newPlayer);
  return [cash, bonus];
};
/** Who waits for what, without the end of the bonus. */
const waiting = () =>
  world.state.due
    .filter(({ kind }) => kind !== 'expire-bonus')
    .map((task) => 'orderId' in task && task.orderId);

const said = 'Fondos insuficientes';
const words = { words: said };
const recharge = () => ({
  playerId: newPlayer,
  event: 'recharge',
  payload: JSON.stringify({ orderId: order.id, amount: 20_000 }),
});
const balance = { playerId: newPlayer, event: 'balance' };

const decisions: [
  decision: Extract<OrderDecision, { outcome: 'approve' | 'fail' | 'part' }>,
  status: number,
  pockets: readonly number[],
  reason: object | null,
][] = [
  [{ outcome: 'approve' }, success, [2_000_000, 1_000_000], null],
  [{ outcome: 'fail' }, failed, [0, 0], { text: 'payment-refused' }],
  [{ outcome: 'fail', reason: said }, failed, [0, 0], words],
  [{ outcome: 'part' }, partlyPaid, [1_000_000, 500_000], { text: 'paid-in-part' }],
  [{ outcome: 'part', paid: 999_900, reason: said }, partlyPaid, [999_900, 0], words],
  [{ outcome: 'part', paid: 2_000_100 }, success, [2_000_000, 1_000_000], null],
];

test.each([0, 5000].flatMap((delayMs) => decisions.map((row) => [delayMs, ...row] as const)))(
  'DEP-04 after %d ms the decision %o ends a deposit',
  (delayMs, decision, status, held, reason) => {
    expect(decide({ ...decision, ...(delayMs > 0 && { delayMs }) })).toBe(true);
    if (delayMs > 0) {
      pass(delayMs - 1);
      expect([order.status, pockets(), order.reason, takeEvents(world)]).toEqual([pending, [0, 0], null, []]);
      expect(waiting()).toEqual([other.id, order.id]);
      pass(1);
    }
    expect([order.status, pockets(), order.reason]).toEqual([status, held, reason]);
    expect(order.fee).toBe(status === partlyPaid ? 10_000 : 20_000);
    expect(order.paidAt).toBe(status === failed ? undefined : TEST_NOW + delayMs);
    expect(takeEvents(world)).toEqual(status === failed ? [recharge()] : [recharge(), balance]);
    expect([waiting(), other.status]).toEqual([[other.id], created]);
  },
);

test('DEP-04 a part of a deposit costs the fee of its method', () => {
  const { id } = createRechargeOrder(world, newPlayer, { amount: 1_000_000, ...byTransfer });
  decideOrder(world, id, { outcome: 'part' });
  expect(world.state.orders.get(id)).toMatchObject({ status: partlyPaid, fee: 0 });
});

test.each<[decision: OrderDecision, status: number, reason: object]>([
  [{ outcome: 'reverse' }, reversed, { text: 'payment-reversed' }],
  [{ outcome: 'reverse', reason: said }, reversed, words],
  [{ outcome: 'charge-back' }, chargedBack, { text: 'charged-back' }],
  [{ outcome: 'charge-back', reason: said }, chargedBack, words],
])(
  'DEP-04 HIS-01 the decision %o reverses a paid deposit with its fee, and says why and when',
  (decision, ...end) => {
    settleOrder(world, order.id);
    expect(balanceOf(world, 'clearing:transbank')).toBe(-2_020_000);
    pass(1000);
    takeEvents(world);
    expect(decide(decision)).toBe(true);
    expect([order.status, order.reason]).toEqual(end);
    expect(order.takenBack).toEqual({ amount: 2_000_000, at: TEST_NOW + 1000 });
    expect(takeEvents(world)).toEqual([balance, recharge(), balance]);
    expect(pockets()).toEqual([0, 0]);
    expect([balanceOf(world, 'clearing:transbank'), balanceOf(world, 'fees')]).toEqual([0, 0]);
  },
);

test('DEP-04 the reversal of a deposit takes what the player still has of it, and says how much', () => {
  settleOrder(world, order.id);
  post(world, 'played', 'round', transfer(playerAccount(newPlayer, 'cash'), 'house', 1_500_000));
  decide({ outcome: 'charge-back' });
  expect([order.takenBack?.amount, pockets()]).toEqual([500_000, [0, 0]]);
});

test('DEP-04 refuses a decision about an unknown deposit', () => {
  const due = structuredClone(world.state.due);
  for (const outcome of ['approve', 'part', 'fail', 'reverse', 'charge-back'] as const)
    expect(decideOrder(world, 'R0', { outcome })).toBe(false);
  expect([settleOrder(world, 'R0'), failOrder(world, 'R0', words)]).toEqual([false, false]);
  expect([world.state.due, takeEvents(world)]).toEqual([due, []]);
});

test.each(['approve', 'fail'] as const)(
  'DEP-04 a deposit that ended by %s is not decided again, nor later',
  (outcome) => {
    decide({ outcome });
    const before = structuredClone([order, world.state.due, pockets()]);
    for (const again of ['approve', 'part', 'fail'] as const)
      expect([decide({ outcome: again }), decide({ outcome: again, delayMs: 1 })]).toEqual([false, false]);
    expect([order, world.state.due, pockets()]).toEqual(before);
  },
);

test('DEP-07 the bonus of a deposit names the deposit, lasts two weeks and is found in the records', () => {
  settleOrder(world, order.id, 2_000_100);
  const expiresAt = TEST_NOW + 14 * 24 * 60 * 60_000;
  expect(order.bonus).toEqual({ amount: 1_000_000, wagerTimes: 10, expiresAt });
  expect(world.state.bonusGrants.get('G000001')).toMatchObject({
    source: 'deposit_bonus',
    expiresAt,
    orderId: order.id,
  });
  expect(activityOf(world, newPlayer)).toMatchObject([{ type: 'deposit_bonus', amount: 1_000_000 }]);
  expect(world.state.postings.slice(-2).map(({ memo, ref }) => [memo, ref])).toEqual([
    ['deposit', order.id],
    ['deposit_bonus', order.id],
  ]);
});

test('DEP-04 a deposit whose bonus was declined refreshes the balance as well, once', () => {
  order.declinesBonus = true;
  settleOrder(world, order.id);
  expect([pockets(), takeEvents(world)]).toEqual([
    [2_000_000, 0],
    [recharge(), balance],
  ]);
});

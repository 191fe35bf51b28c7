import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer, type TestWorld } from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { assertBalanced, balanceOf, playerAccount } from '../core/ledger.ts';
import { Refusal } from '../core/refusal.ts';
import { restore, snapshot } from '../core/snapshot.ts';
import { playerById } from '../players/players.ts';
import { createRechargeOrder } from '../recharge/recharge-create.ts';
import { decideOrder } from '../recharge/recharge-settle.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { isCancelled, isOpen } from '../tables/withdraw-rows.ts';
import { createWithdrawal } from './withdraw-create.ts';
import { withdrawMethods } from './withdraw-methods.ts';
import { cancelWithdrawal, decideWithdrawal } from './withdraw-settle.ts';

const players = [richPlayer, newPlayer] as const;
const opening = [2_500_000, 0] as const;
const accounts: Readonly<Record<string, string>> = {
  rut: '12345678-5',
  phone: '912345678',
  'bank-account': '00123456789',
};

const amount = fc.integer({ min: 1, max: 4_000_000 });
const step = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), who: fc.nat(1), amount, approve: fc.boolean() }),
  fc.record({
    do: fc.constant('withdraw' as const),
    who: fc.nat(1),
    amount,
    method: fc.nat(2),
    /** 0 is a withdrawal without an intent. The others repeat. */
    intent: fc.nat(4),
    taps: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    do: fc.constant('decide' as const),
    order: fc.nat(20),
    approve: fc.boolean(),
    delayMs: fc.nat(9000),
  }),
  fc.record({ do: fc.constant('cancel' as const), who: fc.nat(1), order: fc.nat(20), intent: fc.nat(6) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(25_000) }),
);
type Step = typeof step extends fc.Arbitrary<infer Row> ? Row : never;

const uuidOf = (intent: number) => `00000000-0000-4000-8000-00000000000${intent}`;

function act({ world, pass }: TestWorld, row: Step): void {
  if (row.do === 'wait') {
    pass(row.ms);
    return;
  }
  if (row.do === 'deposit') {
    const deposit = { amount: row.amount, payChannel: 'transbank', paymentMethod: 'webpay' };
    const { id } = createRechargeOrder(world, players[row.who] ?? richPlayer, deposit);
    decideOrder(world, id, { outcome: row.approve ? 'approve' : 'fail' });
    return;
  }
  if (row.do === 'decide') {
    const orders = [...world.state.withdrawals.values()];
    const order = orders[row.order % Math.max(orders.length, 1)];
    if (order)
      decideWithdrawal(world, order.id, { outcome: row.approve ? 'approve' : 'fail', delayMs: row.delayMs });
    return;
  }
  if (row.do === 'cancel') {
    const orders = [...world.state.withdrawals.keys()];
    cancelWithdrawal(world, players[row.who] ?? richPlayer, {
      cancelOrderId: orders[row.order % Math.max(orders.length, 1)] ?? '',
      intentId: row.intent === 0 ? undefined : uuidOf(row.intent),
    });
    return;
  }
  const method = withdrawMethods('CL')[row.method];
  if (!method) return;
  for (let tap = 0; tap < row.taps; tap += 1) {
    createWithdrawal(world, players[row.who] ?? richPlayer, {
      amount: row.amount,
      payChannel: method.payChannel,
      paymentMethod: method.code,
      account: accounts[method.accountRule.kind] ?? '',
      bankCode: method.banks ? '012' : undefined,
      accountType: 'vista',
      taxId: '12345678-5',
      holder: 'Ana',
      intentId: row.intent === 0 ? undefined : uuidOf(row.intent),
    });
  }
}

function check({ world }: TestWorld): void {
  assertBalanced(world);
  const withdrawals = [...world.state.withdrawals.values()];
  const intents = withdrawals.flatMap(({ playerId, intentId }) =>
    intentId ? [`${playerId} ${intentId}`] : [],
  );
  expect(new Set(intents).size).toBe(intents.length);
  for (const order of withdrawals.filter(isCancelled))
    expect([order.status, order.timeline.some(({ step: done }) => done === 'sent')]).toEqual([3, false]);
  for (const [index, playerId] of players.entries()) {
    const deposited = [...world.state.orders.values()]
      .filter((order) => order.playerId === playerId && order.status === orderStatus.success)
      .reduce((sum, order) => sum + order.amount, 0);
    const own = withdrawals.filter((order) => order.playerId === playerId);
    const sumOf = (rows: typeof own) => rows.reduce((sum, order) => sum + order.amount, 0);
    const held = sumOf(own.filter(isOpen));
    const paid = sumOf(own.filter(({ status }) => status === orderStatus.success));
    const balance = playerBalance(world, playerId);
    expect(balanceOf(world, playerAccount(playerId, 'withdrawal-pending'))).toBe(held);
    expect(balance.cash).toBe((opening[index] ?? 0) + deposited - held - paid);
    expect(balance.withdrawable).toBe(balance.cash);
  }
}

test('MOC-02 WDR-01 WDR-03 deposits, withdrawals and cancellations in any order leave a ledger that sums to zero and equals the orders', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (rows) => {
      const test = createTestWorld();
      playerById(test.world, newPlayer).phone = '987654321';
      for (const row of rows) {
        try {
          act(test, row);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
        check(test);
      }
      restore(snapshot(test.world), { catalogue: test.world.catalogue, clock: test.world.now });
      // The first hour starts the review, the second ends it, and the third ends the payout.
      for (let hour = 0; hour < 3; hour += 1) test.pass(60 * 60_000);
      check(test);
      expect([...test.world.state.withdrawals.values()].some(isOpen)).toBe(false);
      expect(test.world.state.due).toEqual([]);
    }),
    { seed: 20261121, numRuns: 150 },
  );
});

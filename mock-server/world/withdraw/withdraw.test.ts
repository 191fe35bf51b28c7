import { expect, test } from 'vitest';
import { createTestWorld, refusalOf, richPlayer } from '../../../tests/support/test-world.ts';
import { transfer } from '../../../tests/support/withdrawals.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced, balanceOf, playerAccount } from '../core/ledger.ts';
import type { World } from '../core/world.ts';
import { createRechargeOrder } from '../recharge/recharge-create.ts';
import { settleOrder } from '../recharge/recharge-settle.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { createWithdrawal, RECEIVED_MS } from './withdraw-create.ts';
import { PAYOUT_MS, REVIEW_MS } from './withdraw-settle.ts';

const heldBack = (world: World) => balanceOf(world, playerAccount(richPlayer, 'withdrawal-pending'));

test('WDR-01 MOC-02 a withdrawal holds its money back, is reviewed, sent and paid; the fee comes out of it', () => {
  const { world, pass } = createTestWorld();
  const order = createWithdrawal(world, richPlayer, transfer);
  expect(order).toMatchObject({ status: orderStatus.created, fee: 10_000 });
  expect(playerBalance(world, richPlayer)).toMatchObject({ cash: 1_500_000, withdrawable: 1_500_000 });
  expect(heldBack(world)).toBe(1_000_000);
  expect(takeEvents(world)).toEqual([{ playerId: richPlayer, event: 'balance' }]);
  pass(RECEIVED_MS);
  expect(order.status).toBe(orderStatus.created);
  pass(REVIEW_MS);
  expect(order.status).toBe(orderStatus.pending);
  pass(PAYOUT_MS);
  expect(order.status).toBe(orderStatus.success);
  expect([heldBack(world), balanceOf(world, 'clearing:etpay'), balanceOf(world, 'fees')]).toEqual([
    0, 990_000, 10_000,
  ]);
  expect(playerBalance(world, richPlayer).cash).toBe(1_500_000);
  assertBalanced(world);
});

test.each<[string, Partial<typeof transfer>, string, string | undefined]>([
  ['under the minimum', { amount: 499_900 }, 'amount-below-minimum', 'amount'],
  ['over the maximum', { amount: 300_000_100 }, 'amount-above-maximum', 'amount'],
  ['more than there is', { amount: 2_500_100 }, 'withdrawable-exceeded', 'amount'],
  ['a method of another market', { paymentMethod: 'mpesa' }, 'unknown-method', 'paymentMethod'],
  ['another company', { payChannel: 'khipu' }, 'unknown-method', 'payChannel'],
  ['an account with letters', { account: '12A4' }, 'wrong-account', 'account'],
  ['another bank', { bankCode: '999' }, 'unknown-bank', 'bankCode'],
  ['no holder', { holder: '  ' }, 'missing-holder', 'holder'],
  ['a holder with digits', { holder: 'Camila 2' }, 'wrong-holder', 'holder'],
  ['a RUT with a wrong check digit', { taxId: '12345678-9' }, 'wrong-tax-id', 'taxId'],
  ['a kind of account nobody has', { accountType: 'gold' }, 'unknown-account-type', 'accountType'],
  [
    'a CuentaRUT at another bank',
    { accountType: 'rut', bankCode: '001' },
    'unknown-account-type',
    'accountType',
  ],
])('WDR-01 refused and nothing moves: %s', (_name, change, code, field) => {
  const { world } = createTestWorld();
  const refusal = refusalOf(() => createWithdrawal(world, richPlayer, { ...transfer, ...change }));
  expect([refusal?.code, refusal?.field]).toEqual([code, field]);
  expect(playerBalance(world, richPlayer).cash).toBe(2_500_000);
  expect([world.state.withdrawals.size, world.state.due]).toEqual([0, []]);
});

test('PRO-06 WDR-01 a bonus is in the total and cannot be withdrawn; the refusal says so', () => {
  const { world } = createTestWorld();
  const deposit = { amount: 2_000_000, payChannel: 'transbank', paymentMethod: 'webpay' };
  settleOrder(world, createRechargeOrder(world, richPlayer, deposit).id);
  expect(playerBalance(world, richPlayer)).toEqual({
    total: 4_750_000,
    cash: 4_500_000,
    bonus: 250_000,
    withdrawable: 4_500_000,
    owed: 0,
  });
  const refusal = refusalOf(() => createWithdrawal(world, richPlayer, { ...transfer, amount: 4_600_000 }));
  expect(refusal).toMatchObject({
    code: 'bonus-not-wagered',
    field: 'amount',
    parameters: { amount: '45,000.00', bonus: '2,500.00', currency: 'CLP' },
  });
});

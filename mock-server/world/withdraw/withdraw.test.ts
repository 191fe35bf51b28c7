import { expect, test } from 'vitest';
import { createTestWorld, refusalOf, richPlayer } from '../../../tests/support/test-world.ts';
import { transfer } from '../../../tests/support/withdrawals.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced, balanceOf, playerAccount } from '../core/ledger.ts';
import type { World } from '../core/world.ts';
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

import { expect, test } from 'vitest';
import { createTestWorld, gift, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { cuentaRut } from '../../../tests/support/withdrawals.ts';
import { playerBalance } from '../core/balance.ts';
import { assertBalanced, balanceOf, houseAccounts, playerAccount } from '../core/ledger.ts';
import { playerById } from '../players/players.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { createWithdrawal, payeeIdOf } from './withdraw-create.ts';
import { decideWithdrawal, payWithdrawal } from './withdraw-settle.ts';

/** The seeded player of Ethiopia. */
const ETHIOPIAN = 'P000003';
const { amount: ASKED } = cuentaRut;
/** In cents: a CuentaRUT costs 300 pesos. */
const FEE = 30_000;

test.each([10_000, FEE - 100, FEE, FEE + 100, ASKED - 100, ASKED, ASKED + 100])(
  'WDR-03 a payout of %d bears its share of the fee, gives the rest back, and all of it when it is reversed',
  (paid) => {
    const { world } = createTestWorld();
    const fees = () => balanceOf(world, houseAccounts.fees);
    const [before, feesBefore] = [playerBalance(world, richPlayer).cash, fees()];
    const order = createWithdrawal(world, richPlayer, cuentaRut);
    const sent = paid > ASKED ? ASKED : paid;
    // Its share of the fee, in whole pesos.
    const fee = Math.floor((FEE * sent) / ASKED / 100) * 100;
    expect(payWithdrawal(world, order.id, paid)).toBe(true);
    expect(order).toMatchObject({
      status: sent === ASKED ? orderStatus.success : orderStatus.partlyPaid,
      fee,
      reason: sent === ASKED ? null : { text: 'payout-in-part' },
    });
    expect([playerBalance(world, richPlayer).cash, fees()]).toEqual([before - sent, feesBefore + fee]);
    const [held, clearing] = [
      playerAccount(richPlayer, 'withdrawal-pending'),
      'clearing:bancoestado' as const,
    ];
    expect([balanceOf(world, held), balanceOf(world, clearing)]).toEqual([0, sent - fee]);
    assertBalanced(world);
    expect(decideWithdrawal(world, order.id, { outcome: 'reverse' })).toBe(true);
    expect([playerBalance(world, richPlayer).cash, fees()]).toEqual([before, feesBefore]);
    assertBalanced(world);
  },
);

test("WDR-03 the id of an account is that of the player's own first withdrawal to it", () => {
  const { world } = createTestWorld();
  playerById(world, newPlayer).phone = '966000000';
  gift(world, 3 * ASKED, newPlayer);
  const made = [richPlayer, newPlayer, newPlayer, richPlayer].map((player) =>
    createWithdrawal(world, player, cuentaRut),
  );
  const ids = made.map(({ id }) => id);
  expect(made.map((order) => payeeIdOf(world, order))).toEqual([ids[0], ids[1], ids[1], ids[0]]);
  const elsewhere = createWithdrawal(world, newPlayer, { ...cuentaRut, account: '11111111-1' });
  expect(payeeIdOf(world, elsewhere)).toBe(elsewhere.id);
});

test('WDR-03 one number at two companies is two accounts', () => {
  const { world } = createTestWorld();
  const made = ['telebirr', 'cbebirr', 'telebirr'].map((paymentMethod) =>
    createWithdrawal(world, ETHIOPIAN, {
      amount: 10_000,
      payChannel: paymentMethod === 'cbebirr' ? 'cbe' : paymentMethod,
      paymentMethod,
      account: '0911234567',
    }),
  );
  const [first, second] = made.map(({ id }) => id);
  expect(made.map((order) => payeeIdOf(world, order))).toEqual([first, second, first]);
});

import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { createTestWorld, gift, newPlayer, richPlayer, TEST_NOW } from '../../../tests/support/test-world.ts';
import { cuentaRut, intentId, transfer } from '../../../tests/support/withdrawals.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { balanceOf, houseAccounts, playerAccount, post } from '../core/ledger.ts';
import { addPlayer, playerById } from '../players/players.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { createWithdrawal, payeeIdOf } from './withdraw-create.ts';

const EXCEEDED = { amount: '25,000.00', bonus: '0.00', currency: 'CLP' };
const limit = (code: string, amount: string) => refused(code, 'amount', { amount, currency: 'CLP' });

test('WDR-01 WDR-03 a new withdrawal has its day and number as id, its fee and where it goes', () => {
  const { world } = createTestWorld();
  const toCuentaRut = { ...transfer, accountType: 'rut' };
  const first = createWithdrawal(world, richPlayer, {
    ...toCuentaRut,
    holder: ' Camila Rojas Soto ',
    intentId,
  });
  const terms = {
    playerId: richPlayer,
    amount: 1_000_000,
    status: orderStatus.created,
    reason: null,
    createdAt: TEST_NOW,
    cancelIntentId: null,
    timeline: [{ step: 'received', at: TEST_NOW }],
  };
  const { payChannel, paymentMethod, account, bankCode, accountType, taxId, holder } = toCuentaRut;
  expect(first).toEqual({
    ...terms,
    ...{ id: 'W202611210001', fee: 10_000, intentId, routing: 'bank-transfer', payChannel, paymentMethod },
    ...{ account, bankCode, accountType, taxId, holder },
  });
  expect(playerBalance(world, richPlayer)).toMatchObject({ cash: 1_500_000, withdrawable: 1_500_000 });
  expect(balanceOf(world, playerAccount(richPlayer, 'withdrawal-pending'))).toBe(1_000_000);
  expect(takeEvents(world)).toEqual([{ playerId: richPlayer, event: 'balance' }]);
  expect(createWithdrawal(world, richPlayer, cuentaRut)).toEqual({
    ...terms,
    ...cuentaRut,
    ...{ id: 'W202611210002', fee: 30_000, intentId: null, routing: 'cuentarut' },
    ...{ bankCode: null, accountType: null, taxId: null, holder: null },
  });
});

test.each<[what: string, change: Partial<typeof transfer>, refusal: unknown]>([
  ['more than there is', { amount: 2_500_100 }, refused('withdrawable-exceeded', 'amount', EXCEEDED)],
  ['a method of another market', { paymentMethod: 'mpesa' }, refused('unknown-method', 'paymentMethod')],
  ['another company', { payChannel: 'khipu' }, refused('unknown-method', 'payChannel')],
  ['an account with letters', { account: '12A4' }, refused('wrong-account', 'account')],
  ['another bank', { bankCode: '999' }, refused('unknown-bank', 'bankCode')],
  ['no holder', { holder: '  ' }, refused('missing-holder', 'holder')],
  ['a holder with digits', { holder: 'Camila 2' }, refused('wrong-holder', 'holder')],
  ['a RUT with a wrong check digit', { taxId: '12345678-9' }, refused('wrong-tax-id', 'taxId')],
  ['a kind of account nobody has', { accountType: 'gold' }, refused('unknown-account-type', 'accountType')],
  [
    'a CuentaRUT at another bank',
    { accountType: 'rut', bankCode: '001' },
    refused('unknown-account-type', 'accountType'),
  ],
  ['centavos', { amount: 1_000_001 }, refused('amount-not-whole', 'amount', { currency: 'CLP' })],
  ['a peso under the minimum', { amount: 499_900 }, limit('amount-below-minimum', '5,000.00')],
  ['a peso over the maximum', { amount: 300_000_100 }, limit('amount-above-maximum', '3,000,000.00')],
])('WDR-01 a withdrawal with %s is refused at its field, and nothing moves', (_what, change, refusal) => {
  const { world } = createTestWorld();
  expect(() => createWithdrawal(world, richPlayer, { ...transfer, ...change })).toThrow(refusal);
  expect(playerBalance(world, richPlayer).cash).toBe(2_500_000);
  expect([world.state.withdrawals.size, world.state.due]).toEqual([0, []]);
});

test('WDR-03 outside Chile a transfer needs the holder alone, and cents are taken', () => {
  const { world } = createTestWorld();
  const { id } = addPlayer(world, { ...playerById(world, richPlayer), country: 'TZ', username: '744000000' });
  const intent = { amount: 100_001, payChannel: 'selcom', paymentMethod: 'bank', account: '0012' };
  gift(world, 100_001, id);
  const withdraw = (holder?: string) => () => createWithdrawal(world, id, { ...intent, holder });
  expect(withdraw()).toThrow(refused('missing-holder', 'holder'));
  expect(withdraw('Asha 2')).toThrow(refused('wrong-holder', 'holder'));
  expect(withdraw('Asha')()).toMatchObject({ account: '0012', holder: 'Asha', bankCode: null, fee: 0 });
});

test('WDR-01 a withdrawal above the cash is refused as an unwagered bonus or as more than the balance', () => {
  const { world } = createTestWorld();
  post(world, 'bonus', 'test', [
    { account: houseAccounts.bonusExpense, amount: -50_000 },
    { account: playerAccount(richPlayer, 'bonus'), amount: 50_000 },
  ]);
  const of = (amount: number) => () => createWithdrawal(world, richPlayer, { ...cuentaRut, amount });
  const parameters = { amount: '25,000.00', bonus: '500.00', currency: 'CLP' };
  for (const amount of [2_500_100, 2_550_000])
    expect(of(amount)).toThrow(refused('bonus-not-wagered', 'amount', parameters));
  expect(of(2_550_100)).toThrow(refused('withdrawable-exceeded', 'amount', parameters));
  expect(of(2_500_000)().amount).toBe(2_500_000);
  expect(playerBalance(world, richPlayer).cash).toBe(0);
});

test('WDR-03 the id of an earlier account stands for all its fields, for its own player and method', () => {
  const { world } = createTestWorld();
  const { amount, payChannel, paymentMethod, ...payee } = transfer;
  const { id } = createWithdrawal(world, richPlayer, { ...transfer, amount: 500_000 });
  const again = { amount: 500_000, payChannel, paymentMethod, payeeId: id };
  expect(createWithdrawal(world, richPlayer, again)).toMatchObject(payee);
  playerById(world, newPlayer).phone = '966000000';
  for (const [player, change] of [
    [newPlayer, {}],
    [richPlayer, { payeeId: 'W0' }],
    [richPlayer, { paymentMethod: 'mach', payChannel: 'mach' }],
  ] as const)
    expect(() => createWithdrawal(world, player, { ...again, ...change })).toThrow(
      refused('unknown-payee', 'payeeId'),
    );
});

test.each<[what: string, change: Partial<typeof transfer>]>([
  ['amount', { amount: 900_000 }],
  ['method', { paymentMethod: 'cuentarut' }],
  ['account', { account: '00123456780' }],
  ['bank', { bankCode: '001' }],
  ['type of account', { accountType: 'corriente' }],
  ['RUT', { taxId: '11111111-1' }],
  ['holder', { holder: 'Camila Rojas' }],
])('WDR-01 the same intent with another %s is refused', (_what, change) => {
  const { world } = createTestWorld();
  createWithdrawal(world, richPlayer, { ...transfer, intentId });
  expect(() => createWithdrawal(world, richPlayer, { ...transfer, ...change, intentId })).toThrow(
    refused('withdrawal-reused', 'intentId'),
  );
});

test('WDR-02 the same intent finds its withdrawal when the player has no phone any more', () => {
  const { world } = createTestWorld();
  const order = createWithdrawal(world, richPlayer, { ...transfer, intentId });
  playerById(world, richPlayer).phone = null;
  expect(createWithdrawal(world, richPlayer, { ...transfer, intentId })).toBe(order);
  expect(() => createWithdrawal(world, richPlayer, transfer)).toThrow(refused('phone-not-bound'));
});

test("WDR-03 the id of an account is that of the player's own first withdrawal to it", () => {
  const { world } = createTestWorld();
  playerById(world, newPlayer).phone = '966000000';
  gift(world, 3 * cuentaRut.amount, newPlayer);
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
    createWithdrawal(world, 'P000003', {
      amount: 10_000,
      payChannel: paymentMethod === 'cbebirr' ? 'cbe' : paymentMethod,
      paymentMethod,
      account: '0911234567',
    }),
  );
  const [first, second] = made.map(({ id }) => id);
  expect(made.map((order) => payeeIdOf(world, order))).toEqual([first, second, first]);
});

import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer, type TestWorld } from '../../../tests/support/test-world.ts';
import {
  assertBalanced,
  balanceOf,
  houseAccounts,
  owedBy,
  playerAccount,
  post,
  recordActivity,
} from './ledger.ts';

/** Two entries that add up to zero. */
const moved = (from: string, to: string, amount: number) => [
  { account: from, amount: -amount },
  { account: to, amount },
];
const cash = (playerId: string) => playerAccount(playerId, 'cash');
const { house } = houseAccounts;

test.each([
  ['entries add up to 100, not to zero.', [{ account: cash(newPlayer), amount: 100 }]],
  ['an amount is not whole.', moved(house, cash(newPlayer), 0.5)],
  ['an amount is not whole.', moved(house, 'fees', 2 ** 53)],
  ['an amount is not whole.', [...moved(house, 'fees', 0.5), ...moved(house, 'fees', 1)]],
  [
    'an amount has cents in a market of whole units.',
    [...moved(house, cash(newPlayer), 100), ...moved(house, 'fees', 50)],
  ],
  ['player:P000002:cash would fall below zero.', moved(cash(newPlayer), house, 100)],
  ['player:P000001:cash would fall below zero.', moved(cash(richPlayer), house, 2_500_100)],
  ['an amount has cents in a market of whole units.', moved(house, cash(newPlayer), 50)],
  ['an amount has cents in a market of whole units.', moved(house, houseAccounts.pot('CL:x'), 150)],
])('MOC-02 a posting is refused and changes nothing: %s', (said, entries) => {
  const { world } = createTestWorld();
  const before = [...world.state.accounts];
  expect(() => post(world, 'gift', 'x', entries)).toThrow(new Error(`gift: ${said}`));
  expect([...world.state.accounts]).toEqual(before);
});

test('PRO-05 HIS-01 what comes into cash settles first what is owed, a bonus settles nothing, and a record says so', () => {
  const { world } = createTestWorld();
  const [account, bonus] = [cash(newPlayer), playerAccount(newPlayer, 'bonus')];
  post(world, 'undone', 'R1', moved(houseAccounts.debt(newPlayer), house, 500));
  recordActivity(world, newPlayer, 'deposit_bonus', 300, 'R2', moved(house, bonus, 300));
  expect([owedBy(world, newPlayer), balanceOf(world, bonus)]).toEqual([500, 300]);
  post(world, 'gift', 'R3', moved(house, account, 200));
  expect([owedBy(world, newPlayer), balanceOf(world, account)]).toEqual([300, 0]);
  recordActivity(world, newPlayer, 'cashback', 400, 'R4', moved(house, account, 400));
  expect([owedBy(world, newPlayer), balanceOf(world, account)]).toEqual([0, 100]);
  const records = world.state.activityRecords.get(newPlayer)?.toReversed() ?? [];
  expect(records.map(({ type, amount, ref, balanceAfter }) => [type, amount, ref, balanceAfter])).toEqual([
    ['deposit_bonus', 300, 'R2', 300],
    ['debt_settled', -200, 'R3', 300],
    ['cashback', 400, 'R4', 700],
    ['debt_settled', -300, 'R4', 400],
  ]);
  assertBalanced(world);
});

test('MOC-02 accepts cents between accounts with cents, a negative balance of the house and an empty pocket', () => {
  const { world } = createTestWorld();
  const { postings } = world.state;
  const count = postings.length;
  const cents = [
    moved(house, houseAccounts.fees, 1),
    moved(house, houseAccounts.pot('KE:x'), 150),
    moved(house, cash('P000004'), 1),
    moved(house, cash('P999999'), 1),
  ];
  for (const entries of cents) post(world, 'cents', 'x', entries);
  post(world, 'all', 'bet', moved(cash(richPlayer), house, 2_500_000));
  expect(postings.at(-1)).toEqual({
    id: count + 5,
    at: world.now(),
    memo: 'all',
    ref: 'bet',
    entries: [
      { account: 'player:P000001:cash', amount: -2_500_000 },
      { account: 'house', amount: 2_500_000 },
    ],
  });
  const booked = postings.slice(count).map(({ id, memo }) => `${id - count} ${memo}`);
  expect(booked).toEqual(['1 cents', '2 cents', '3 cents', '4 cents', '5 all']);
  expect([balanceOf(world, cash(richPlayer)), balanceOf(world, 'fees'), balanceOf(world, 'nobody')]).toEqual([
    0, 1, 0,
  ]);
  assertBalanced(world);
});

test('MOC-01 accounts have the names under which a stored world holds them', () => {
  const { pot, clearing, debt, ...names } = houseAccounts;
  expect(names).toEqual({ fees: 'fees', house: 'house', bonusExpense: 'bonus-expense', games: 'games' });
  expect([debt('P1'), pot('CL:x'), clearing('etpay'), playerAccount('P1', 'packet:k1')]).toEqual([
    'debt:P1',
    'pot:CL:x',
    'clearing:etpay',
    'player:P1:packet:k1',
  ]);
});

test('MOC-02 the recount names a falsified posting, account or balance', () => {
  const found = (falsify: (test: TestWorld['world']) => void) => {
    const { world } = createTestWorld();
    falsify(world);
    try {
      assertBalanced(world);
    } catch (error) {
      return String(error);
    }
    return 'all is well';
  };
  const entry = (amount: number, account = cash(newPlayer)) => ({ account, amount });
  const add = (world: TestWorld['world'], ...entries: { account: string; amount: number }[]) =>
    world.state.postings.push({ id: 77, at: 0, memo: 'gift', ref: 'x', entries });
  expect([
    found(() => {}),
    found((world) => add(world, entry(-100))),
    found((world) => add(world, entry(100))),
    found((world) => add(world, entry(100), entry(-100, house))),
    found((world) => world.state.accounts.set('fees', 5)),
    found((world) => world.state.accounts.set(cash(richPlayer), 1)),
    found((world) => {
      add(world, entry(-100), entry(100, 'fees'));
      world.state.accounts.set(cash(newPlayer), -100).set('fees', 100);
    }),
  ]).toEqual([
    'all is well',
    'Error: Posting 77 (gift) adds up to -100.',
    'Error: Posting 77 (gift) adds up to 100.',
    'Error: house says -3000000, its postings say -3000100.',
    'Error: fees says 5, its postings say 0.',
    'Error: player:P000001:cash says 1, its postings say 2500000.',
    'Error: player:P000002:cash is below zero: -100.',
  ]);
});

test('MOC-02 a posting with two entries of one account counts both, also against falling below zero', () => {
  const { world } = createTestWorld();
  const account = cash(newPlayer);
  post(world, 'two gifts', 'gift', [
    { account, amount: 300 },
    { account, amount: 200 },
    { account: house, amount: -500 },
  ]);
  expect(balanceOf(world, account)).toBe(500);
  const twoStakes = [
    { account, amount: -400 },
    { account, amount: -200 },
    { account: house, amount: 600 },
  ];
  expect(() => post(world, 'two stakes', 'bet', twoStakes)).toThrow('below zero');
  expect(balanceOf(world, account)).toBe(500);
  assertBalanced(world);
});

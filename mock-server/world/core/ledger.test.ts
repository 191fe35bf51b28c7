import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer, type TestWorld } from '../../../tests/support/test-world.ts';
import { placeBet, settleBet } from '../games/bets.ts';
import { outbox } from '../players/sms.ts';
import { decideAtBank } from '../recharge/bank.ts';
import { depositMethods } from '../recharge/payment-methods.ts';
import { createRechargeOrder } from '../recharge/recharge-create.ts';
import { ordersOf, rechargeCount } from '../recharge/recharge-orders.ts';
import { prepay } from '../recharge/recharge-prepay.ts';
import { decideOrder } from '../recharge/recharge-settle.ts';
import { activityOf } from '../records/activity-records.ts';
import { isFinal, orderStatus, type RechargeOrderRow } from '../tables/recharge-rows.ts';
import { playerBalance } from './balance.ts';
import { assertBalanced, balanceOf, houseAccounts, playerAccount, post } from './ledger.ts';
import { Refusal } from './refusal.ts';

const everything = { pageNum: 1, pageSize: 999 };
const players = [richPlayer, newPlayer] as const;

const step = fc.oneof(
  fc.record({
    do: fc.constant('create' as const),
    who: fc.nat(1),
    method: fc.nat(5),
    amount: fc.integer({ min: 1, max: 400_000_000 }),
    offer: fc.boolean(),
    intent: fc.nat(3),
  }),
  fc.record({ do: fc.constant('pay' as const), who: fc.nat(1), order: fc.nat(20), rightCode: fc.boolean() }),
  fc.record({ do: fc.constant('bank' as const), order: fc.nat(20), approve: fc.boolean() }),
  fc.record({
    do: fc.constant('decide' as const),
    order: fc.nat(20),
    outcome: fc.constantFrom('approve', 'fail', 'part', 'reverse', 'charge-back'),
    delayMs: fc.nat(5000),
  }),
  fc.record({ do: fc.constant('spend' as const), who: fc.nat(1), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(20 * 60_000) }),
);
type Step = typeof step extends fc.Arbitrary<infer Row> ? Row : never;

const accounts: Readonly<Record<string, string>> = { rut: '12345678-5', phone: '912345678', email: 'a@b.cl' };

function act({ world, pass }: TestWorld, row: Step): void {
  const orders = [...world.state.orders.values()];
  if (row.do === 'wait') {
    pass(row.ms);
    return;
  }
  if (row.do === 'create') {
    const method = depositMethods('CL')[row.method];
    if (!method) return;
    createRechargeOrder(world, players[row.who] ?? richPlayer, {
      amount: row.amount,
      payChannel: method.payChannel,
      paymentMethod: method.code,
      activityId: row.offer ? 'act-semana-50' : undefined,
      intentId: row.intent === 0 ? undefined : `00000000-0000-4000-8000-00000000000${row.intent}`,
    });
    return;
  }
  if (row.do === 'spend') {
    const playerId = players[row.who] ?? richPlayer;
    const stake = Math.floor((playerBalance(world, playerId).cash * row.percent) / 10_000) * 100;
    if (stake === 0) return;
    const bet = placeBet(world, playerId, { gameId: 'g-0001', stake, isBonus: false });
    settleBet(world, playerId, bet.id, 0);
    return;
  }
  const order = orders[row.order % Math.max(orders.length, 1)];
  if (!order) return;
  if (row.do === 'bank') decideAtBank(world, order.id, row.approve ? 'approve' : 'refuse');
  else if (row.do === 'decide') decideOrder(world, order.id, { outcome: row.outcome, delayMs: row.delayMs });
  else {
    const method = depositMethods('CL').find(({ code }) => code === order.paymentMethod);
    const code = outbox(world).findLast((sms) => sms.kind === 'otp')?.code;
    const { id, payChannel, routing } = order;
    prepay(world, players[row.who] ?? richPlayer, {
      id,
      payChannel,
      routing,
      account: accounts[method?.accountRule.kind ?? ''],
      bankCode: '012',
      otpCode: order.otpPhone && code ? (row.rightCode ? code : '000000') : undefined,
      returnOrigin: null,
    });
  }
}

const isUndone = ({ status }: RechargeOrderRow) =>
  status === orderStatus.reversed || status === orderStatus.chargedBack;

function check({ world }: TestWorld): void {
  assertBalanced(world);
  for (const [index, playerId] of players.entries()) {
    const { list } = ordersOf(world, playerId, everything);
    const paid = list.filter(({ paidAt }) => paidAt !== undefined);
    const staked = (world.state.bets.get(playerId) ?? []).reduce((sum, { stake }) => sum + stake, 0);
    const kept = paid.map(
      ({ amount, paidAmount = amount, takenBack }) => paidAmount - (takenBack?.amount ?? 0),
    );
    const balance = playerBalance(world, playerId);
    const opening = index === 0 ? 2_500_000 : 0;
    expect(kept.every((amount) => amount >= 0)).toBe(true);
    expect(balance.cash).toBe(opening - staked + kept.reduce((sum, amount) => sum + amount, 0));
    expect(list.every((order) => (order.takenBack !== undefined) === isUndone(order))).toBe(true);
    expect([balance.total, balance.withdrawable]).toEqual([balance.cash + balance.bonus, balance.cash]);
    expect(balance.bonus).toBe(activityOf(world, playerId).reduce((sum, { amount }) => sum + amount, 0));
    expect(rechargeCount(world, playerId)).toBe(paid.length);
  }
}

test('MOC-02 DEP-04 the ledger balances and equals the orders after any sequence of commands', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (rows) => {
      const test = createTestWorld();
      for (const row of rows) {
        try {
          act(test, row);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
        check(test);
      }
      test.pass(60 * 60_000);
      check(test);
      expect([...test.world.state.orders.values()].every(isFinal)).toBe(true);
      // After this time every unplayed bonus has gone back to the house.
      test.pass(15 * 24 * 60 * 60_000);
      check(test);
      expect(test.world.state.due).toEqual([]);
    }),
    { seed: 20261121, numRuns: 150 },
  );
});

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
  ['an amount has cents in a market of whole units.', moved(house, houseAccounts.pot('CL:g-0001'), 150)],
])('MOC-02 a posting is refused and changes nothing: %s', (said, entries) => {
  const { world } = createTestWorld();
  const before = [...world.state.accounts];
  expect(() => post(world, 'gift', 'x', entries)).toThrow(new Error(`gift: ${said}`));
  expect([...world.state.accounts]).toEqual(before);
});

test('MOC-02 cents pass where no account has whole units, the house may owe, and a pocket may become empty', () => {
  const { world } = createTestWorld();
  const { postings } = world.state;
  const count = postings.length;
  const cents = [
    moved(house, houseAccounts.fees, 1),
    moved(house, houseAccounts.pot('KE:g-0001'), 150),
    moved(house, cash('P000004'), 1),
    moved(house, cash('P999999'), 1),
  ];
  for (const entries of cents) post(world, 'cents', 'x', entries);
  expect(post(world, 'all', 'bet', moved(cash(richPlayer), house, 2_500_000))).toEqual({
    id: count + 5,
    at: world.now(),
    memo: 'all',
    ref: 'bet',
    entries: [
      { account: 'player:P000001:cash', amount: -2_500_000 },
      { account: 'house', amount: 2_500_000 },
    ],
  });
  expect(postings.slice(count).map(({ id, memo }) => `${id - count} ${memo}`)).toEqual([
    '1 cents',
    '2 cents',
    '3 cents',
    '4 cents',
    '5 all',
  ]);
  expect([balanceOf(world, cash(richPlayer)), balanceOf(world, 'fees'), balanceOf(world, 'nobody')]).toEqual([
    0, 1, 0,
  ]);
  assertBalanced(world);
});

test('MOC-01 accounts have the names under which a stored world holds them', () => {
  const { pot, clearing, ...names } = houseAccounts;
  expect(names).toEqual({ fees: 'fees', house: 'house', bonusExpense: 'bonus-expense', games: 'games' });
  expect([pot('CL:g-0001'), clearing('etpay'), playerAccount('P1', 'packet:k1')]).toEqual([
    'pot:CL:g-0001',
    'clearing:etpay',
    'player:P1:packet:k1',
  ]);
});

test('MOC-02 a falsified posting, account or balance is found by the recount and named', () => {
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

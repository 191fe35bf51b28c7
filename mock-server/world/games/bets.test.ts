import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf, sitAt } from '../../../tests/support/test-seat.ts';
import { createTestWorld, richPlayer, soloCatalogue, TEST_NOW } from '../../../tests/support/test-world.ts';
import { bonusExpiry, grantBonus } from '../bonus/bonus-grants.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced } from '../core/ledger.ts';
import type { SpotStake } from '../tables/game-rows.ts';
import { betsOf, placeBet, raiseBet, settleBet } from './bets.ts';
import { cashOut } from './flights.ts';
import { decide, endHand, HAND_WAITS_MS } from './hands.ts';
import { playRound, roundKey } from './rounds.ts';

const everything = { pageNum: 1, pageSize: 999 };
const spin = (stake: number): SpotStake[] => [{ spot: 'spin', stake }];

test('HIS-02 records are cut by days of the market, and totals are those of all rows, not of the page', () => {
  const { world, seat, least, pass } = sitAt('wheel');
  for (const id of ['round-day-1', 'round-day-2']) playRound(world, seat, { id, stakes: spin(least) });
  pass(14 * 60 * 60_000 + 59 * 60_000);
  seat.usedAt = world.now();
  playRound(world, seat, { id: 'round-day-3', stakes: spin(least * 2) });
  pass(60_000);
  playRound(world, seat, { id: 'round-day-4', stakes: spin(least * 3) });
  const ask = (dates: object, page = everything) =>
    betsOf(world, richPlayer, { isBonus: false, ...page, ...dates });
  expect(ask({}).total).toBe(4);
  expect(ask({ endDate: '2026-11-21' }).totals.stake).toBe(least * 4);
  expect(ask({ startDate: '2026-11-22' }).totals.stake).toBe(least * 3);
  expect(ask({ startDate: '2026-11-23' })).toMatchObject({ total: 0, totals: { stake: 0, payout: 0 } });
  const page = ask({}, { pageNum: 2, pageSize: 1 });
  expect(page.list).toHaveLength(1);
  const all = ask({}).list;
  expect(page.totals).toEqual({
    stake: all.reduce((sum, { stake }) => sum + stake, 0),
    payout: all.reduce((sum, { payout }) => sum + payout, 0),
    openStake: 0,
  });
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    [...all.map(({ createdAt }) => createdAt)].sort((a, b) => b - a),
  );
});

test('MOC-02 the ledger balances and equals the records after any play', () => {
  const engines = [
    'slot',
    'wheel',
    'roulette',
    'dice',
    'cards',
    'keno',
    'crash',
    'blackjack',
    'poker',
  ] as const;
  const spots: Record<(typeof engines)[number], readonly string[]> = {
    slot: ['spin'],
    wheel: ['spin'],
    roulette: ['red', 'n-0', 'dozen-1', 'n-17', 'odd'],
    dice: ['under', 'seven', 'over', 'double'],
    cards: ['player', 'banker', 'tie'],
    keno: ['17', '01020304', '0510152025303540'],
    crash: ['flight'],
    blackjack: ['hand'],
    poker: ['hand'],
  };
  const step = fc.oneof(
    fc.record({
      do: fc.constant('play' as const),
      engine: fc.constantFrom(...engines),
      id: fc.nat(12),
      times: fc.nat(120),
      spots: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }),
      auto: fc.option(fc.integer({ min: 101, max: 500 }), { nil: undefined }),
    }),
    fc.record({ do: fc.constant('leave' as const), id: fc.nat(12) }),
    fc.record({
      do: fc.constant('decide' as const),
      id: fc.nat(12),
      step: fc.nat(3),
      engine: fc.constantFrom('blackjack', 'poker'),
      move: fc.constantFrom('hit', 'stand', 'double', 'fold', 'play', 'leave'),
    }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.nat(20_000) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 1000 }), (steps, seed) => {
      const room = createTestWorld(seed, soloCatalogue);
      const { world, pass } = room;
      const seats = new Map(engines.map((engine) => [engine, sitAt(engine, seed, room)] as const));
      for (const row of steps) {
        if (row.do === 'wait') {
          pass(row.ms);
          continue;
        }
        const engine = row.do === 'leave' ? 'crash' : row.engine;
        const found = seats.get(engine);
        if (!found) continue;
        const { seat, least } = found;
        const id = `round-${row.id}0000`;
        const key = roundKey(richPlayer, id);
        refusalOf(() => {
          if (row.do === 'leave') return cashOut(world, seat, key);
          if (row.do === 'decide') {
            const { step, move } = row;
            return move === 'leave' ? endHand(world, key) : decide(world, seat, key, { step, move });
          }
          const auto = engine === 'crash' ? row.auto : undefined;
          const stakes = row.spots.map((at) => ({
            spot: spots[engine][at] ?? 'none',
            stake: least * row.times,
          }));
          return playRound(world, seat, { id, auto, stakes });
        });
        assertBalanced(world);
      }
      pass(HAND_WAITS_MS);
      const { list } = betsOf(world, richPlayer, { isBonus: false, ...everything });
      const won = list.reduce((sum, { stake, payout }) => sum + payout - stake, 0);
      expect(playerBalance(world, richPlayer).cash).toBe(2_500_000 + won);
      expect(list.some(({ status }) => status === 'open')).toBe(false);
    }),
    { seed: 20261121, numRuns: 150 },
  );
});

describe.each([
  ['cash', false],
  ['bonus', true],
] as const)('a bet of the %s wallet', (pocket, isBonus) => {
  function open() {
    const { world } = createTestWorld();
    const grant = { playerId: richPlayer, amount: 100_000, wagerTimes: 9, expiresAt: bonusExpiry(world) };
    grantBonus(world, { ...grant, source: 'deposit_bonus' });
    takeEvents(world);
    const place = (stake: number) => placeBet(world, richPlayer, { gameId: 'g-0001', stake, isBonus });
    return { world, place };
  }

  test('MOC-02 HIS-02 takes its stake, may be raised and is paid once, and each step is booked and told', () => {
    const { world, place } = open();
    const bet = place(10_000);
    const common = { id: 'b-000001', gameId: 'g-0001', isBonus, createdAt: TEST_NOW };
    const row = { ...common, stake: 10_000, payout: 0, balanceAfter: 2_590_000, status: 'open' };
    expect(bet).toEqual(row);
    raiseBet(world, richPlayer, bet.id, 5_000);
    expect(bet).toEqual({ ...row, stake: 15_000, balanceAfter: 2_585_000 });
    settleBet(world, richPlayer, bet.id, 40_000);
    expect(bet).toEqual({
      ...row,
      stake: 15_000,
      payout: 40_000,
      balanceAfter: 2_625_000,
      status: 'won',
    });
    const booked = world.state.postings.filter(({ ref }) => ref === bet.id);
    const own = `player:${richPlayer}:${pocket}`;
    expect(
      booked.map(({ memo, entries }) => [memo, new Map(entries.map((one) => [one.account, one.amount]))]),
    ).toEqual([
      [
        'stake',
        new Map([
          [own, -10_000],
          ['games', 10_000],
        ]),
      ],
      [
        'stake',
        new Map([
          [own, -5_000],
          ['games', 5_000],
        ]),
      ],
      [
        'win',
        new Map([
          ['games', -40_000],
          [own, 40_000],
        ]),
      ],
    ]);
    expect(takeEvents(world)).toEqual(Array(3).fill({ playerId: richPlayer, event: 'balance' }));
    assertBalanced(world);
  });

  test('PRO-04 PRO-05 that is lost books no win, and feeds the pig or wagers the bonus', () => {
    const { world, place } = open();
    const bet = place(10_000);
    settleBet(world, richPlayer, bet.id, 0);
    expect(bet).toMatchObject({ payout: 0, status: 'lost', balanceAfter: 2_590_000 });
    expect(world.state.postings.filter(({ memo }) => memo === 'win')).toEqual([]);
    expect(world.state.pigs.get(richPlayer)?.lost ?? 0).toBe(isBonus ? 0 : 10_000);
    expect([...world.state.bonusGrants.values()].map(({ wagered }) => wagered)).toEqual([
      isBonus ? 10_000 : 0,
    ]);
  });

  test('MOC-02 that is over, or another player’s, is neither raised nor paid', () => {
    const { world, place } = open();
    const [over, bet] = [place(10_000), place(20_000)];
    settleBet(world, richPlayer, over.id, 0);
    for (const [player, id] of [
      [richPlayer, over.id],
      [richPlayer, 'b-999999'],
      ['P000002', bet.id],
    ] as const) {
      const error = `${id} is no open bet of ${player}.`;
      expect(() => raiseBet(world, player, id, 100)).toThrow(error);
      expect(() => settleBet(world, player, id, 100)).toThrow(error);
    }
    expect(bet).toMatchObject({ stake: 20_000, status: 'open' });
  });

  test('HIS-02 stands in the records of its wallet alone, newest first, and what is under way is summed apart', () => {
    const { world, place } = open();
    const [first, second, third] = [place(10_000), place(20_000), place(40_000)];
    settleBet(world, richPlayer, second.id, 25_000);
    const { list, totals } = betsOf(world, richPlayer, { isBonus, ...everything });
    expect(list).toEqual([third, second, first]);
    expect(totals).toEqual({ stake: 70_000, payout: 25_000, openStake: 50_000 });
    expect(betsOf(world, richPlayer, { isBonus: !isBonus, ...everything })).toMatchObject({
      list: [],
      total: 0,
    });
    expect(betsOf(world, 'P000002', { isBonus, ...everything }).list).toEqual([]);
  });
});

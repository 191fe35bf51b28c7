import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { sitAt } from '../../../tests/support/test-seat.ts';
import {
  betsIn,
  codeOf,
  createTestWorld,
  newPlayer,
  restarted,
  richPlayer,
} from '../../../tests/support/test-world.ts';
import { slot } from '../../../tests/support/titles.ts';
import { seatOnWire } from '../../games/game-wire.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced } from '../core/ledger.ts';
import { openSession } from '../players/sessions.ts';
import type { SpotStake } from '../tables/game-rows.ts';
import { takeSeat } from './game-seats.ts';
import { enterGame } from './games.ts';
import { keepRound, newRound, playRound } from './rounds.ts';

test('GAM-12 the stake of a player is remembered for each game, on any device, once a round has taken it', () => {
  const sat = sitAt('roulette');
  const { world, seat, least } = sat;
  const chosen = () => seatOnWire(world, seat).stake;
  expect(chosen()).toBeNull();
  for (const [spot, stake, code] of [
    ['n-37', least, 'unknown-spot'],
    ['red', least * 101, 'stake-above-maximum'],
  ] as const)
    expect(codeOf(() => playRound(world, seat, { id: 'round-no', stakes: [{ spot, stake }] }))).toBe(code);
  expect([chosen(), world.state.rounds.size, world.state.bets.size]).toEqual([null, 0, 0]);
  const chips = { id: 'round-chips', stakes: [{ spot: 'red', stake: least * 6 }], chip: least * 2 };
  playRound(world, seat, chips);
  expect(chosen()).toBe((least * 2) / 100);
  for (const chip of [0, least / 2, least + 1, least * 101])
    expect(codeOf(() => playRound(world, seat, { ...chips, id: `round-${chip}-no`, chip }))).toMatch(
      /^stake-/,
    );
  expect(chosen()).toBe((least * 2) / 100);
  const there = takeSeat(world, enterGame(world, openSession(world, richPlayer), seat.gameId).entry);
  expect(seatOnWire(world, there).stake).toBe((least * 2) / 100);
  expect(seatOnWire(world, { ...seat, gameId: slot.id }).stake).toBeNull();
  expect(seatOnWire(world, { ...seat, playerId: newPlayer }).stake).toBeNull();
  expect(seatOnWire(restarted(world), seat).stake).toBe((least * 2) / 100);
});

const stakes: SpotStake[] = [
  { spot: 'under', stake: 20_000 },
  { spot: 'seven', stake: 30_000 },
];
const [under, seven] = stakes as [SpotStake, SpotStake];

test.each([
  ['less', { stakes: [under] }],
  ['more', { stakes: [under, seven, { spot: 'over', stake: 20_000 }] }],
  ['another stake', { stakes: [under, { ...seven, stake: 20_000 }] }],
  ['another spot', { stakes: [under, { ...seven, spot: 'over' }] }],
  ['another order', { stakes: [seven, under] }],
  ['an automatic exit', { stakes, auto: 150 }],
])(
  'GAM-07 a round that is sent again gives the same answer, with %s it is refused, and both take nothing',
  (_what, changed) => {
    const { world, seat } = sitAt('dice');
    const first = playRound(world, seat, { id: 'round-one', stakes });
    const { cash } = playerBalance(world, richPlayer);
    expect(playRound(world, seat, { id: 'round-one', stakes })).toBe(first);
    expect(() => playRound(world, seat, { id: 'round-one', ...changed })).toThrow(
      refused('round-reused', 'round'),
    );
    expect([playerBalance(world, richPlayer).cash, betsIn(world).total]).toEqual([cash, 1]);
  },
);

test('GAM-07 the id of a round is refused in another game; with the same automatic exit it is the same flight', () => {
  const room = createTestWorld();
  const crash = sitAt('crash', 1, room);
  const { world, seat, least } = crash;
  const request = { id: 'round-fly', stakes: [{ spot: 'flight', stake: least }], auto: 150 };
  const flight = playRound(world, seat, request);
  expect(flight.auto).toBe(150);
  expect(playRound(world, seat, request)).toBe(flight);
  const other = { ...seat, gameId: 'another' };
  expect(codeOf(() => playRound(world, other, request))).toBe('round-reused');
  const again = { ...request, id: 'round-late' };
  const free = () => playRound(world, { ...seat, isLucky: true }, again);
  expect(free).toThrow(refused('free-seat', 'stakes'));
  world.state.sessions.clear();
  expect(codeOf(() => playRound(world, seat, again))).toBe('seat-over');
});

test('GAM-10 GAM-15 the last 300 ended rounds of a player are kept, those under way and of others besides', () => {
  const { world, seat } = sitAt('dice');
  const keep = (id: string, state: 'open' | 'settled', playerId = richPlayer) =>
    keepRound(world, { ...newRound({ ...seat, playerId }, id), state });
  keep('open', 'open');
  keep('other', 'settled', newPlayer);
  for (let at = 0; at < 300; at += 1) keep(`r-${at}`, 'settled');
  const { rounds } = world.state;
  expect(rounds.size).toBe(302);
  keep('r-300', 'settled');
  expect([...rounds.values()].slice(0, 3).map(({ id }) => id)).toEqual(['open', 'other', 'r-1']);
  expect(rounds.size).toBe(302);
});

test('GAM-07 GAM-12 each spot of a round is paid by itself, their sum is the win, with a record and an event, and the first one’s stake is remembered', () => {
  const { world, seat } = sitAt('dice');
  takeEvents(world);
  let balance = playerBalance(world, richPlayer).cash;
  const stakes = [
    { spot: 'under', stake: 20_000 },
    { spot: 'seven', stake: 30_000 },
    { spot: 'double', stake: 40_000 },
  ];
  const seen = new Set<number>();
  for (let at = 0; at < 25; at += 1) {
    const { outcome, payout, betId, state } = playRound(world, seat, { id: `round-${at}`, stakes });
    if (outcome?.engine !== 'dice') throw new Error('no dice');
    const [one, two] = outcome.dice;
    const low = one + two < 7 ? 46_000 : one + two === 7 ? 172_500 : 0;
    expect([payout, state, betId]).toEqual([
      low + (one === two ? 230_000 : 0),
      'settled',
      `b-${String(at + 1).padStart(6, '0')}`,
    ]);
    balance += payout - 90_000;
    expect(playerBalance(world, richPlayer).cash).toBe(balance);
    const status = payout > 90_000 ? 'won' : payout > 0 ? 'returned' : 'lost';
    const record = { id: betId, stake: 90_000, payout, balanceAfter: balance, status };
    expect(betsIn(world).list[0]).toMatchObject(record);
    expect(takeEvents(world).map(({ event }) => event)).toContain('balance');
    seen.add(payout);
  }
  assertBalanced(world);
  expect(seen.size).toBeGreaterThan(3);
  expect(world.state.chosenStakes).toEqual(new Map([[`${richPlayer}:${seat.gameId}`, 20_000]]));
});

import { expect, test } from 'vitest';
import { dealtHand, roundAt, sitAt, type TestSeat } from '../../../tests/support/test-seat.ts';
import { codeOf, createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { snapshot } from '../core/snapshot.ts';
import { openSession } from '../players/sessions.ts';
import { clientSeedAt, rotateSeeds, seedInUse, seedsOf, setClientSeed } from './fair.ts';
import { issueEntry, takeSeat } from './game-seats.ts';
import { enterGame } from './games.ts';
import { endHand } from './hands.ts';
import { luckyGame, spinFree } from './lucky-wheel.ts';
import { playRound } from './rounds.ts';

const roll = (sat: TestSeat, at: number) => roundAt(sat, `round-${at}0000`, 'over');

const fromOf = (sat: TestSeat, at: number) => roll(sat, at).from;

test('GAM-10 each round takes the next nonce of its seed, whatever the tab, and a repeated call takes none', () => {
  const sat = sitAt('dice');
  const { world, seat } = sat;
  const { entry } = enterGame(world, openSession(world, richPlayer), seat.gameId);
  const other = { ...sat, seat: takeSeat(world, entry) };
  const { used, next } = seedsOf(world, richPlayer);
  expect(used).toMatchObject([{ clientSeeds: [{ from: 0, seed: expect.stringMatching(/^[2-9a-z]{16}$/) }] }]);
  for (const seed of [used[0]?.serverSeed, next]) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const taken = [0, 1, 2, 3, 4, 5].map((at) => fromOf(at % 2 === 0 ? sat : other, at));
  expect(taken).toEqual([0, 1, 2, 3, 4, 5].map((nonce) => ({ seed: 0, nonce })));
  expect(fromOf(other, 3)).toEqual({ seed: 0, nonce: 3 });
  expect(codeOf(() => playRound(world, seat, { id: 'round-poor', stakes: [] }))).not.toBe('');
  rotateSeeds(world, richPlayer);
  expect(fromOf(sat, 7)).toEqual({ seed: 1, nonce: 0 });
});

test('GAM-10 seeds change between rounds only: a hand on the table keeps what it was dealt from', () => {
  const { world, round } = dealtHand();
  const before = snapshot(world);
  expect(codeOf(() => rotateSeeds(world, richPlayer))).toBe('round-open');
  expect(codeOf(() => setClientSeed(world, richPlayer, 'mine'))).toBe('round-open');
  expect(snapshot(world)).toEqual(before);
  endHand(world, round.key);
  setClientSeed(world, richPlayer, 'mine');
  rotateSeeds(world, richPlayer);
  expect(seedInUse(seedsOf(world, richPlayer)).clientSeeds).toEqual([{ from: 0, seed: 'mine' }]);
});

test('GAM-10 seeds can change while another player has a hand, or while the player has a bet on a shared round', () => {
  const { world, round } = dealtHand();
  setClientSeed(world, newPlayer, 'theirs');
  rotateSeeds(world, newPlayer);
  expect(seedsOf(world, newPlayer).used.map(({ clientSeeds }) => clientSeeds.at(-1)?.seed)).toEqual([
    'theirs',
    'theirs',
  ]);
  round.live = 1;
  setClientSeed(world, richPlayer, 'mine');
  rotateSeeds(world, richPlayer);
  expect(seedsOf(world, richPlayer).used).toHaveLength(2);
  round.live = null;
  setClientSeed(world, richPlayer, 'mine');
  expect(() => setClientSeed(world, richPlayer, 'other')).toThrow('round-open');
});

test('GAM-10 a past round keeps the client seed that it was played with; one that was never played with is forgotten', () => {
  const sat = sitAt('dice');
  const { world } = sat;
  for (const [at, seed] of ['one', 'two', 'three'].entries()) {
    for (const tried of ['never', seed, seed]) setClientSeed(world, richPlayer, tried);
    roll(sat, at);
    roll(sat, at + 10);
  }
  const row = seedInUse(seedsOf(world, richPlayer));
  expect(row.clientSeeds).toEqual([
    { from: 0, seed: 'one' },
    { from: 2, seed: 'two' },
    { from: 4, seed: 'three' },
  ]);
  const seeds = [0, 1, 2, 3, 4, 5].map((nonce) => clientSeedAt(row, nonce));
  expect(seeds.join(' ')).toBe('one one two two three three');
});

test('GAM-10 a round is noted with what it is verified by, in few bytes', () => {
  const sat = sitAt('dice');
  const { id, betId, gameId, payout, stakes } = roll(sat, 1);
  const noted = sat.world.state.fairRounds.get(richPlayer);
  const at = sat.world.now();
  expect(noted).toEqual([{ seed: 0, nonce: 0, id, betId, gameId, stakes, payout, at }]);
  expect(JSON.stringify(noted).length).toBeLessThan(200);
});

test('GAM-10 of a flight its exits and its end are noted, of a hand its moves, of a free spin no bet', () => {
  const room = createTestWorld();
  const { world, pass } = room;
  const crash = sitAt('crash', 1, room);
  const stakes = [{ spot: 'flight', stake: crash.least }];
  const flight = playRound(world, crash.seat, { id: 'round-fly', stakes, auto: 120 });
  const poker = sitAt('poker', 1, room);
  const hand = roundAt(poker, 'round-hand', 'hand');
  endHand(world, hand.key);
  pass(10 * 60_000);
  const { key } = issueEntry(world, openSession(world, richPlayer), luckyGame(world), true);
  spinFree(world, takeSeat(world, key), 'round-free');
  const { live, leftAt } = flight;
  const [ofHand, ofFlight, ofSpin] = world.state.fairRounds.get(richPlayer) ?? [];
  expect(ofHand).toMatchObject({ id: 'round-hand', moves: ['fold'] });
  expect(ofFlight).toMatchObject({ id: 'round-fly', auto: 120, live, leftAt, bust: flight.flight?.bust });
  expect(ofSpin).toMatchObject({ id: 'round-free', stakes: [] });
  const more = ['betId', 'live', 'auto', 'leftAt', 'bust', 'moves', 'jackpot'];
  expect([ofHand, ofFlight, ofSpin].map((row) => more.filter((name) => name in (row ?? {})))).toEqual([
    ['betId', 'moves'],
    ['betId', 'live', 'auto', 'leftAt', 'bust'],
    [],
  ]);
});

import { sharedPlanOf } from '@copihue/studio/games/engines';
import { layRounds } from '@copihue/studio/kit/chance/live-clock';
import { describe, expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { passToBets, sharedGames } from '../../../tests/support/test-seat.ts';
import {
  codeOf,
  createTestWorld,
  gift,
  richPlayer,
  soloCatalogue,
  stranger,
  testCatalogue,
} from '../../../tests/support/test-world.ts';
import { slot } from '../../../tests/support/titles.ts';
import { publicRandom } from '../core/random.ts';
import { openSession } from '../players/sessions.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { GameSeat } from '../tables/game-rows.ts';
import { commitmentOf } from './fair.ts';
import { endFlight } from './flights.ts';
import { issueEntry, takeSeat } from './game-seats.ts';
import { gameById } from './games.ts';
import { endHand } from './hands.ts';
import { endLive } from './live-play.ts';
import { liveBust, livePlanOf, liveRounds, liveSeedOf } from './live-rounds.ts';
import { playRound } from './rounds.ts';

const MINUTE_MS = 60_000;
const tables = [...sharedGames].map(
  ([engine, { id }]) => [engine, id, sharedPlanOf(engine)?.spots[0] ?? ''] as const,
);

function stand(id: string) {
  const room = createTestWorld();
  const { world } = room;
  const game = gameById(world, id);
  gift(world, 100_000_000);
  const { key } = issueEntry(world, openSession(world, richPlayer), game);
  const seat = takeSeat(world, key);
  const bet = (spot: string, round = 'round-one', at: GameSeat = seat) =>
    playRound(world, at, { id: round, stakes: [{ spot, stake: game.minBet }] });
  return { ...room, game, seat, bet, rounds: liveRounds(world, game) };
}

const sharedIn = (catalogue: typeof testCatalogue) => {
  const { world } = createTestWorld(1, catalogue);
  return catalogue.games.filter((game) => livePlanOf(world, game)).map(({ id }) => id);
};

test('GAM-13 the tables of the catalogue and every flight are shared, and without tables only the flights', () => {
  const of = (isIt: (game: SeedGame) => boolean) => testCatalogue.games.filter(isIt).map(({ id }) => id);
  const isFlight = ({ engine }: SeedGame) => engine === 'crash';
  expect(sharedIn(soloCatalogue)).toEqual(of(isFlight));
  expect(sharedIn(testCatalogue)).toEqual(of((game) => isFlight(game) || game.tags.includes('live')));
  const { world } = createTestWorld();
  expect(() => liveRounds(world, gameById(world, slot.id))).toThrow(`${slot.id} has no shared rounds.`);
});

describe.each(tables)('a shared round of %s', (engine, id, spot) => {
  test('GAM-13 a shared round takes bets up to its last moment, pays them once when its result is shown, and then the next one takes some', () => {
    const room = stand(id);
    const { world, bet, rounds, pass, game } = room;
    passToBets(room, room.seat);
    const { number, closesAt, revealsAt, endsAt } = rounds.at(world.now());
    expect(closesAt - world.now()).toBeGreaterThanOrEqual(rounds.plan.phases.betting);
    expect(endsAt - revealsAt).toBe(rounds.plan.phases.result);
    pass(closesAt - 1 - world.now());
    const round = bet(spot);
    expect(round).toMatchObject({ state: 'open', live: number, from: { seed: 0, nonce: number } });
    const kind = engine === 'crash' ? 'end-flight' : engine === 'blackjack' ? 'end-hand' : 'end-live';
    expect(world.state.due.filter((task) => 'roundKey' in task)).toMatchObject([
      { kind, roundKey: round.key, at: revealsAt },
    ]);
    expect(round.flight).toEqual(
      engine === 'crash'
        ? { startedAt: closesAt, endsAt: revealsAt, bust: liveBust(world, game, number), paysAtEnd: 0 }
        : null,
    );
    expect(() => bet(spot, 'round-two')).toThrow(refused('bet-placed', 'round'));
    pass(1);
    const late = refused('bets-closed', 'round');
    expect(() => bet(spot, 'round-late')).toThrow(late);
    pass(revealsAt - 1 - world.now());
    expect([round.state, round.outcome]).toEqual(['open', null]);
    pass(1);
    expect(round.state).toBe('settled');
    const settled = structuredClone(round);
    for (const end of [endLive, endHand, endFlight]) end(world, round.key);
    expect(round).toEqual(settled);
    pass(endsAt - 1 - world.now());
    expect(() => bet(spot, 'round-late')).toThrow(late);
    pass(1);
    expect(bet(spot, 'round-next').live).toBe(rounds.at(world.now()).number);
  });

  test('GAM-13 the seed of a shared round belongs to its game and world, and is the hash of the next one', () => {
    const { world, rounds, game } = stand(id);
    const { number } = rounds.at(world.now());
    const seeds = [
      liveSeedOf(world, game.id, number),
      liveSeedOf(world, game.id, number + 1),
      liveSeedOf(world, 'another', number),
      liveSeedOf(createTestWorld(2).world, game.id, number),
    ];
    expect(new Set(seeds).size).toBe(4);
    expect(commitmentOf(seeds[1] ?? '')).toBe(seeds[0]);
    for (const seed of seeds) expect(seed).toMatch(/^[\da-f]{64}$/);
    expect(liveSeedOf(createTestWorld().world, game.id, number)).toBe(seeds[0]);
  });

  test('GAM-13 a shared round follows the one before, also at the end of an hour', () => {
    const { world, rounds, pass, game } = stand(id);
    const numbers: number[] = [];
    const until = world.now() + 130 * MINUTE_MS;
    while (world.now() < until) {
      const { number, startsAt, endsAt } = rounds.at(world.now());
      if (numbers.length > 0) expect(startsAt).toBe(world.now());
      numbers.push(number);
      expect(rounds.before(number, 3)).toEqual(
        numbers.length > 3
          ? numbers.slice(-4, -1).reverse()
          : [expect.any(Number), expect.any(Number), expect.any(Number)],
      );
      pass(endsAt - world.now());
    }
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(numbers.map((number) => Math.floor(number / 1000))).size).toBeGreaterThan(2);
    expect(rounds.before(numbers[0] ?? 0, 0)).toEqual([]);
    const unknown = (numbers[0] ?? 0) - ((numbers[0] ?? 0) % 1000) + 999;
    expect(() => rounds.byNumber(unknown)).toThrow(`${game.id} has no round ${unknown}.`);
  });
});

test('GAM-07 GAM-13 the length of a flight does not decide whether it takes place', () => {
  const random = publicRandom(1);
  for (let stretch = 0; stretch < 50; stretch += 1) {
    const lengths = Array.from({ length: 400 }, () => Math.floor(random.next() ** 4 * 57_565));
    const lay = (place: number, length: number) =>
      layRounds({ betting: 7_000, playing: 57_565, result: 4_000 }, stretch, 0, (number) =>
        number % 1000 === place ? length : (lengths[number % 1000] ?? 0),
      ).map(({ number }) => number % 1000);
    const laid = lay(999, 0).length;
    for (const length of [0, 57_565]) {
      expect(lay(laid - 1, length)).toContain(laid - 1);
      expect(lay(laid, length)).not.toContain(laid);
    }
  }
});

test('GAM-13 tables do not all open at once', () => {
  const { world } = createTestWorld();
  const starts = tables.map(
    ([, id]) => liveRounds(world, gameById(world, id)).byNumber(3_000_001_000).closesAt,
  );
  expect(new Set(starts.map((start) => start % MINUTE_MS)).size).toBe(tables.length);
});

test('GAM-13 a table of cards takes twelve bets in a round and refuses the thirteenth, a wheel takes them all', () => {
  for (const [engine, id, spot] of tables) {
    const room = stand(id);
    const { world, bet, seat } = room;
    passToBets(room, seat);
    const codes = Array.from({ length: 13 }, (_, at) => {
      const playerId = stranger(world, at);
      gift(world, 1_000_000, playerId);
      return codeOf(() => bet(spot, 'round-one', { ...seat, playerId }));
    });
    const hasSeats = engine === 'blackjack' || engine === 'cards';
    expect(codes, engine).toEqual([...Array(12).fill('done'), hasSeats ? 'table-full' : 'done']);
    if (hasSeats) expect(() => bet(spot)).toThrow(refused('table-full', 'round'));
    for (const round of world.state.rounds.values()) round.gameId = slot.id;
    expect(bet(spot, 'round-free').state, 'bets of other games take no seat').toBe('open');
    passToBets(room, seat);
    expect(bet(spot, 'round-next').state, 'the next round has its own bets').toBe('open');
  }
});

test('GAM-13 each game of flights, each world and each ten minutes have lengths of their own, asked in any order', () => {
  const worlds = [1, 2].map((seed) => createTestWorld(seed).world);
  const lengths = (seed: number, id: string, stretch: number) => {
    const world = worlds[seed - 1] ?? expect.fail('no world');
    const { byNumber } = liveRounds(world, gameById(world, id));
    return [0, 1, 2, 3, 4].map((place) => {
      const { closesAt, revealsAt } = byNumber(stretch * 1000 + place);
      return revealsAt - closesAt;
    });
  };
  const [one = '', other = ''] = testCatalogue.games
    .filter(({ engine }) => engine === 'crash')
    .map(({ id }) => id);
  const all = () =>
    [lengths(1, one, 9), lengths(1, other, 9), lengths(2, one, 9), lengths(1, one, 10)].map(String);
  const before = all();
  expect(new Set(before).size).toBe(4);
  const others = Array.from({ length: 70 }, (_, at) => String(lengths(1, one, 100 + at)));
  expect(new Set(others).size).toBe(70);
  expect(all()).toEqual(before);
});

import type { EngineName } from '@copihue/studio/kit/chance/engine';
import type { LiveTimes } from '@copihue/studio/kit/chance/live-clock';
import { expect, test } from 'vitest';
import { sharedGame, sharedGames } from '../../../tests/support/test-seat.ts';
import {
  codeOf,
  createTestWorld,
  gift,
  richPlayer,
  stranger,
  type TestWorld,
} from '../../../tests/support/test-world.ts';
import { titleOf } from '../../../tests/support/titles.ts';
import { openSession } from '../players/sessions.ts';
import type { RoundRow } from '../tables/game-rows.ts';
import { issueEntry, takeSeat } from './game-seats.ts';
import { decide, endHand } from './hands.ts';
import { type LivePerson, livePeople } from './live-people.ts';
import { liveBust, liveDraw, liveRounds } from './live-rounds.ts';
import { playRound } from './rounds.ts';

const engines = [...sharedGames.keys()];

function standAt(engine: EngineName, room: TestWorld = createTestWorld()) {
  const { world } = room;
  const game = sharedGame(engine);
  const rounds = liveRounds(world, game);
  /** Goes to the next round. */
  const next = (): LiveTimes => {
    room.pass(rounds.at(world.now()).endsAt - world.now());
    return rounds.at(world.now());
  };
  const passTo = (at: number) => room.pass(at - world.now());
  const people = (country = 'CL') => livePeople(world, game, country);
  const sit = (playerId: string) =>
    takeSeat(world, issueEntry(world, openSession(world, playerId), game).key);
  return { ...room, game, next, passTo, people, sit };
}

/** The bets of virtual players in many rounds when they are paid, each with its multiple in hundredths. */
function paidBets<Result>(
  engine: EngineName,
  count: number,
  resultOf: (draw: ReturnType<typeof liveDraw>) => Result,
) {
  const { world, game, next, passTo, people } = standAt(engine);
  return Array.from({ length: count }, () => {
    const { number, endsAt } = next();
    passTo(endsAt - 1);
    const result = resultOf(liveDraw(world, game.id, number));
    const bets = people().filter(({ stake }) => stake > 0);
    return bets.map(({ stake, payout }) => ({ result, pays: ((payout ?? Number.NaN) * 100) / stake }));
  }).flat();
}

const shareOf = (bets: readonly { pays: number }[], multiple: number) =>
  bets.filter(({ pays }) => pays === multiple).length / bets.length;

const draws = (below: number) => (draw: ReturnType<typeof liveDraw>) => Math.floor(draw.next() * below);

test.each(engines)(
  'GAM-13 LOB-15 virtual players at %s are three to nine with names, and stay for eight rounds',
  (engine) => {
    const { next, people } = standAt(engine);
    const seen = new Map<number, Set<string>>();
    const sizes = new Set<number>();
    const names = new Set<string>();
    for (let at = 0; at < 600; at += 1) {
      const visit = Math.floor(next().number / 8);
      const own = people();
      const text = own.map(({ name }) => name).join();
      seen.set(visit, (seen.get(visit) ?? new Set()).add(text));
      sizes.add(own.length);
      for (const { name, playerId } of own)
        expect([names.add(name).has(''), playerId]).toEqual([false, null]);
      expect(new Set(text.split(',')).size).toBe(own.length);
    }
    expect([...seen.values()].every(({ size }) => size === 1)).toBe(true);
    expect(new Set([...seen.values()].flatMap((texts) => [...texts])).size).toBeGreaterThan(10);
    expect([...sizes].sort()).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(names.size).toBe(24);
  },
);

test.each(engines)(
  'GAM-13 virtual players at %s bet between the first and the last half second, seven of eight in a round, and are paid with the result',
  (engine) => {
    const { next, passTo, people, game } = standAt(engine);
    let [bets, all, earlyBets] = [0, 0, 0];
    const multiples = new Set<number>();
    for (let at = 0; at < 60; at += 1) {
      const { startsAt, closesAt, revealsAt } = next();
      const betting = closesAt - startsAt;
      const staked = (when: number) => {
        passTo(when);
        return people().map(({ stake }) => stake);
      };
      expect(new Set(staked(closesAt - Math.min(betting - 500, 11_000) - 1))).toEqual(new Set([0]));
      const early = staked(closesAt - Math.min(betting, 11_500) / 2);
      const last = staked(closesAt - 500);
      expect(staked(closesAt)).toEqual(last);
      for (const [place, stake] of early.entries()) expect([0, last[place]]).toContain(stake);
      for (const stake of last.filter((one) => one > 0)) multiples.add(stake / game.minBet);
      bets += last.filter((stake) => stake > 0).length;
      earlyBets += early.filter((stake) => stake > 0).length;
      all += last.length;
      if (engine === 'crash') continue;
      passTo(revealsAt - 1);
      expect(new Set(people().map(({ payout }) => payout))).toEqual(new Set([null]));
      passTo(revealsAt);
      for (const { stake, payout, leftAt } of people())
        expect([payout === null, leftAt]).toEqual([stake === 0, 0]);
    }
    expect(bets / all).toBeCloseTo(0.875, 1);
    expect(earlyBets / bets).toBeLessThan(0.75);
    expect(earlyBets).toBeGreaterThan(bets / 4);
    expect([...multiples].sort((a, b) => a - b)).toEqual([1, 2, 3, 5, 10, 20]);
  },
);

test('GAM-13 virtual players at roulette bet on six even chances, three dozens and the numbers 7, 17 and 32, all equally often', () => {
  const bets = paidBets('roulette', 700, draws(37));
  expect(new Set(bets.map(({ pays }) => pays))).toEqual(new Set([0, 200, 300, 3600]));
  expect(Math.abs(shareOf(bets, 200) - (6 / 12) * (18 / 37))).toBeLessThan(0.02);
  const won = (multiple: number, of: (number: number) => number) =>
    new Set(bets.filter(({ pays }) => pays === multiple).map(({ result }) => of(result)));
  expect(won(300, (number) => Math.ceil(number / 12))).toEqual(new Set([1, 2, 3]));
  expect(won(3600, (number) => number)).toEqual(new Set([7, 17, 32]));
});

test('GAM-13 virtual players at dice bet on under, over, seven and double', () => {
  const bets = paidBets('dice', 150, (draw) => {
    const [one, two] = [1 + draws(6)(draw), 1 + draws(6)(draw)];
    return one === two ? 'double' : Math.sign(one + two - 7);
  });
  const won = (multiple: number) =>
    new Set(bets.filter(({ pays }) => pays === multiple).map(({ result }) => result));
  expect(won(575)).toEqual(new Set([0, 'double']));
  expect(won(230)).toEqual(new Set([-1, 1, 'double']));
});

test('GAM-13 virtual players at baccarat bet on player and banker twice as often as a tie', () => {
  const bets = paidBets('cards', 300, () => '');
  expect(Math.abs(shareOf(bets, 200) - 0.4 * 0.4462)).toBeLessThan(0.04);
  expect(Math.abs(shareOf(bets, 195) - 0.4 * 0.4586)).toBeLessThan(0.04);
  expect(shareOf(bets, 900)).toBeGreaterThan(0.005);
});

test('GAM-13 virtual players at blackjack hit up to eleven, and up to 16 with two cards, on a row of cards of their own', () => {
  const { world, next, passTo, people, game, sit } = standAt('blackjack');
  gift(world, 100_000_000);
  const seat = sit(richPlayer);
  const seen = new Set<string>();
  for (let at = 0; at < 150; at += 1) {
    const { closesAt, revealsAt } = next();
    const stakes = [{ spot: 'shared', stake: game.minBet }];
    const round = playRound(world, seat, { id: `round-${at}`, stakes });
    passTo(closesAt);
    const hand = () => {
      if (round.hand?.engine !== 'blackjack') throw new Error('no hand');
      return round.hand;
    };
    const cards = () => hand().hands[0]?.cards ?? [];
    for (let step = 0; step < 9; step += 1) {
      const points = cards().reduce((sum, card) => sum + Math.min((card % 13) + 1, 10), 0);
      const isHit = points < 12 || (points < 17 && cards().length < 3);
      const move = isHit ? 'hit' : 'stand';
      if (codeOf(() => decide(world, seat, round.key, { step, move })) !== 'done') break;
    }
    passTo(revealsAt);
    const own = (round.payout * 100) / game.minBet;
    for (const { stake, payout } of people().filter((one) => one.playerId === null && one.stake > 0))
      seen.add(`${((payout ?? 0) * 100) / stake} and ${own}`);
  }
  // The common two cards and the dealer are the same, so a blackjack is everybody's; the rows decide the rest.
  const all = [...seen.keys()].sort();
  const pairs = [0, 100, 200].flatMap((one) => [0, 100, 200].map((other) => `${one} and ${other}`));
  expect(all).toEqual([...pairs, '250 and 250'].sort());
});

test('GAM-13 virtual players leave a flight at a multiple of their own between 1.10 and 4.05, or are lost with it', () => {
  const { world, game, next, passTo, people } = standAt('crash');
  const exits = new Set<number>();
  for (let at = 0; at < 120; at += 1) {
    const { number, closesAt, revealsAt } = next();
    passTo(closesAt - 1);
    const paid = (): [number, number | null, number][] =>
      people().map(({ stake, payout, leftAt }) => [stake, payout, leftAt]);
    expect(paid().every(([, payout, leftAt]) => payout === null && leftAt === 0)).toBe(true);
    passTo(Math.floor((closesAt + revealsAt) / 2));
    const multiple = Math.floor(100 * Math.exp((0.12 * (world.now() - closesAt)) / 1000));
    if (world.now() < revealsAt)
      for (const [stake, payout, leftAt] of paid()) {
        expect(payout).toBe(leftAt === 0 ? null : (stake * leftAt) / 100);
        expect(leftAt).toBeLessThanOrEqual(multiple);
      }
    passTo(revealsAt);
    const bust = liveBust(world, game, number);
    for (const [stake, payout, leftAt] of paid()) {
      expect(payout).toBe(stake === 0 ? null : (stake * leftAt) / 100);
      expect(leftAt).toBeLessThanOrEqual(bust);
      if (leftAt > 0) exits.add(leftAt);
    }
    // Each is out in the first millisecond of its multiple.
    for (const [place, [, , leftAt]] of paid().entries()) {
      if (leftAt === 0) continue;
      const outAt = closesAt + Math.ceil(Math.log(leftAt / 100) / 0.00012);
      passTo(outAt - 1);
      expect(paid()[place]?.[2]).toBe(0);
      passTo(outAt);
      expect(paid()[place]?.[2]).toBe(leftAt);
      passTo(revealsAt);
    }
  }
  expect(Math.min(...exits)).toBe(110);
  expect(Math.max(...exits)).toBeGreaterThan(350);
  expect(Math.max(...exits)).toBeLessThanOrEqual(405);
  expect([...exits].every((exit) => exit % 5 === 0)).toBe(true);
});

const isOwn = ({ playerId }: LivePerson) => playerId !== null;

test('LOB-15 players of the market are listed first, until half a minute after their last call, at their table and in their market only', () => {
  const { people, sit, passTo, world } = standAt('wheel');
  const seat = sit(richPlayer);
  const start = world.now();
  expect(people().filter(isOwn)).toEqual([
    { playerId: richPlayer, name: '912***678', stake: 0, payout: null, leftAt: 0 },
  ]);
  expect(people()[0]?.playerId).toBe(richPlayer);
  expect(people('KE').filter(isOwn)).toEqual([]);
  sit(richPlayer);
  expect(people().filter(isOwn)).toHaveLength(1);
  expect(
    standAt('dice', { world, pass: () => undefined })
      .people()
      .filter(isOwn),
  ).toEqual([]);
  passTo(start + 29_999);
  expect(people().filter(isOwn)).toHaveLength(1);
  passTo(start + 30_000);
  expect(people().filter(isOwn)).toEqual([]);
  seat.usedAt = world.now();
  expect(people().filter(isOwn)).toHaveLength(1);
});

test('GAM-13 a player who has staked is listed until the end of the round, with stake, raise, win and exit', () => {
  const { world, people, sit, next, passTo, game } = standAt('blackjack');
  const { revealsAt, endsAt } = next();
  const seat = sit(richPlayer);
  const stakes = [{ spot: 'shared', stake: game.minBet }];
  const round: RoundRow = playRound(world, seat, { id: 'round-one', stakes });
  world.state.gameSeats.clear();
  const own = () =>
    people()
      .filter(isOwn)
      .map(({ stake, payout, leftAt }) => [stake, payout, leftAt]);
  expect(own()).toEqual([[500_000, null, 0]]);
  round.raised = 500_000;
  expect(own()).toEqual([[1_000_000, null, 0]]);
  passTo(revealsAt);
  round.leftAt = 150;
  expect(own()).toEqual([[1_000_000, round.payout, 150]]);
  round.gameId = titleOf('cards').id;
  expect(own(), 'of another table').toEqual([]);
  round.gameId = game.id;
  endHand(world, round.key);
  passTo(endsAt);
  expect(own()).toEqual([]);
});

test('GAM-13 players take the places of virtual ones: one of twelve seats stays free', () => {
  const { world, people, sit, game } = standAt('cards');
  const counts = [0, 2, 5, 10, 11, 12].map((count) => {
    world.state.gameSeats.clear();
    for (let at = 0; at < count; at += 1) sit(stranger(world, 100 * count + at));
    const all = people();
    return [all.filter(isOwn).length, all.length - all.filter(isOwn).length] as const;
  });
  const alone = counts[0]?.[1] ?? 0;
  expect(game.engine).toBe('cards');
  expect(counts.map(([, virtual]) => virtual)).toEqual(
    [11, 9, 6, 1, 0, 0].map((places) => Math.min(places, alone)),
  );
  expect(alone).toBeGreaterThan(1);
});

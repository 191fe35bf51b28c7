import { publishedReturn } from '@copihue/studio/games/engines';
import { type Fixture, matchAt, playMatch, type Sport } from '@copihue/studio/games/sportsbook/match';
import { BOOK_RETURN, marketAt } from '@copihue/studio/games/sportsbook/match-odds';
import { holds, linesOf, type MatchPick } from '@copihue/studio/games/sportsbook/match-picks';
import type { Draw } from '@copihue/studio/kit/chance/draw';
import {
  type BlackjackHand,
  engine as blackjack,
  handPoints,
} from '../../mock-server/studio/games/blackjack/engine.ts';
import { collectPig, PIG_RATE, pigState } from '../../mock-server/world/cashback/pig.ts';
import { balanceOf, playerAccount } from '../../mock-server/world/core/ledger.ts';
import { placeBet, settleBet } from '../../mock-server/world/games/bets.ts';
import { drawsOf, simulate, source } from '../support/simulate.ts';
import { createTestWorld, gift, giveBonus, richPlayer, type TestWorld } from '../support/test-world.ts';
import { slot } from '../support/titles.ts';
import type { Row } from './series.ts';

const KICK_OFF = 1_000_000 * 60_000;
const sides: Readonly<Record<Sport, Fixture['strength']>> = {
  football: [1.6, 1.1],
  basketball: [39, 37.5],
  tennis: [0.53, 0.47],
};

type Match = ReturnType<typeof match>;

function match(sport: Sport, number: number) {
  const fixture: Fixture = {
    id: `lab-${number}`,
    sport,
    startsAt: KICK_OFF,
    minuteMs: 60_000,
    strength: sides[sport],
  };
  const course = playMatch(drawsOf(`lab ${sport} ${number}`), fixture);
  const whole = sport === 'football' ? 105 : 49;
  // Moments that a player can know to be late: by the clock, or in tennis by how long a game has taken.
  const late =
    sport === 'tennis'
      ? course.marks.flatMap(({ at }, index) => {
          const long = at + 5.3 * 60_000;
          return (course.marks[index + 1]?.at ?? 0) > long ? [long] : [];
        })
      : [10_000, 55_000, 185_000].map((before) => KICK_OFF + whole * 60_000 - before);
  return {
    late,
    endsAt: course.endsAt,
    at: (now: number) => marketAt(fixture, matchAt(fixture, course, now)),
    hasWon: (pick: MatchPick) => holds(pick, course.marks.at(-1)?.score ?? [0, 0], linesOf(fixture)),
  };
}

/** Long odds would only widen the intervals. */
const LONGEST = 400;

type Offer = readonly [pick: MatchPick, price: number];
const offersOf = ({ isSuspended, prices }: ReturnType<typeof marketAt>): Offer[] =>
  isSuspended ? [] : (Object.entries(prices) as [MatchPick, number][]).filter(([, price]) => price < LONGEST);

const settled = (offers: readonly Offer[], { hasWon }: Match) => ({
  staked: offers.length,
  paid: offers.reduce((sum, [pick, price]) => sum + (hasWon(pick) ? price / 100 : 0), 0),
});

/** A stake of one on each chosen offer; what a match pays is one observation. */
const overMatches = (
  sport: Sport,
  matches: number,
  play: (match: Match, random: Draw) => { staked: number; paid: number },
) => {
  const random = source(30);
  let number = 0;
  return simulate(() => {
    number += 1;
    return play(match(sport, number), random);
  }, matches);
};

const MATCHES: Readonly<Record<Sport, number>> = { football: 6_000, basketball: 1_000, tennis: 6_000 };
const sports = Object.keys(sides) as Sport[];

/** What is still open when little time is left: the last step, minute and three minutes of play, a long game of tennis. */
const lastMinutes = (sport: Sport): Row => ({
  title: `${sport}, what is open in the last minutes`,
  ...{ published: BOOK_RETURN, isLimit: true },
  found: () =>
    overMatches(sport, MATCHES[sport], (played) => {
      const offers = played.late.flatMap((moment) => offersOf(played.at(moment)));
      return settled(offers, played);
    }),
});

/** A price that is above the one of half a minute ago, though nothing was scored, seems high. It is sold when it falls. */
const buyAndSell = (sport: Sport): Row => ({
  title: `${sport}, buy high and sell back`,
  ...{ published: BOOK_RETURN, isLimit: true },
  found: () =>
    overMatches(sport, MATCHES[sport] / 3, ({ endsAt, at, hasWon }, random) => {
      const start = KICK_OFF + random.next() * (endsAt - KICK_OFF - 30 * 60_000);
      const [before, bought] = [at(start - 60_000), at(start)];
      const offers = offersOf(bought).filter(([pick, price]) => price > (before.prices[pick] ?? 0));
      let paid = 0;
      for (const [pick, price] of offers) {
        let sold: number | undefined;
        for (let now = start + 60_000; now < Math.min(endsAt, start + 15 * 60_000); now += 60_000) {
          const market = at(now);
          const worth = ((market.chances[pick] ?? 0) * price * BOOK_RETURN) / 100;
          if (!market.isSuspended && worth > 1) sold = worth;
          if (sold !== undefined) break;
        }
        paid += sold ?? (hasWon(pick) ? price / 100 : 0);
      }
      return { staked: offers.length, paid };
    }),
});

const anyMoment = (sport: Sport): Row => ({
  title: `${sport}, any offer at any moment`,
  ...{ published: BOOK_RETURN, isLimit: true },
  found: () =>
    overMatches(sport, MATCHES[sport], (played, random) => {
      const moment = KICK_OFF + random.next() * (played.endsAt - KICK_OFF);
      return settled(offersOf(played.at(moment)), played);
    }),
});

/** The second place hits first; the first takes that card for its own next one. */
const twoAccounts: Row = {
  title: 'live blackjack, a second account hits first',
  published: blackjack.returnToPlayer,
  isLimit: true,
  found() {
    const draw = source(20_261_121);
    return simulate(() => {
      const numbers: number[] = [];
      const replay = (): Draw => {
        let at = 0;
        return {
          next() {
            numbers[at] ??= draw.next();
            at += 1;
            return numbers[at - 1] ?? 0;
          },
        };
      };
      let own: BlackjackHand = blackjack.deal(replay(), 'shared', 0);
      let scout: BlackjackHand = blackjack.deal(replay(), 'shared', 1);
      let raised = 0;
      while (blackjack.movesOf(own).length > 0) {
        const cards = own.hands[0]?.cards ?? [];
        const before = handPoints(cards).points;
        if (blackjack.movesOf(scout).includes('hit')) scout = blackjack.move(scout, 'hit');
        const seen = scout.hands[0]?.cards[cards.length];
        const after = seen === undefined ? 22 : handPoints([...cards, seen]).points;
        const isBetter = after <= 21 && after > before;
        const move = isBetter && after >= 19 && cards.length === 2 ? 'double' : isBetter ? 'hit' : 'stand';
        if (move === 'double') raised += 1;
        own = blackjack.move(own, move);
      }
      return { staked: 1 + raised, paid: blackjack.pays(own) / 100 };
    }, 200_000);
  },
};

function rich(test: TestWorld): TestWorld {
  gift(test.world, 10_000_000_000);
  return test;
}

const ROULETTE = publishedReturn({ engine: 'roulette', name: 'roulette' });
const STAKE = 100_000;

/** A day each: one number until it wins, then the pig. What remains in it counts as well. */
const untilTheFirstWin: Row = {
  title: 'roulette and the pig, one number until the first win',
  published: ROULETTE + PIG_RATE,
  isLimit: true,
  found() {
    const random = source(3);
    let test = rich(createTestWorld());
    let days = 0;
    return simulate(() => {
      days += 1;
      if (days % 50 === 0) test = rich(createTestWorld());
      const { world, pass } = test;
      pass(24 * 60 * 60_000);
      const before = pigState(world, richPlayer).saved;
      let staked = 0;
      for (let isWon = false; !isWon; ) {
        const bet = placeBet(world, richPlayer, { gameId: slot.id, stake: STAKE, isBonus: false });
        isWon = random.next() < 1 / 37;
        settleBet(world, richPlayer, bet.id, isWon ? 36 * STAKE : 0);
        staked += STAKE;
      }
      const saved = pigState(world, richPlayer).saved - before;
      if (pigState(world, richPlayer).canCollect) collectPig(world, richPlayer);
      return { staked, paid: 36 * STAKE + saved };
    }, 6_000);
  },
};

/** Both colours use up the wagering with hardly any risk: what comes out may not be more than the gift. */
const redAndBlack: Row = {
  title: 'a bonus wagered on red and black',
  published: 1,
  isLimit: true,
  found() {
    const random = source(4);
    const { world, pass } = createTestWorld();
    return simulate(() => {
      const amount = 20 * STAKE;
      const cash = () => balanceOf(world, playerAccount(richPlayer, 'cash'));
      const before = cash();
      const expiresAt = world.now() + 24 * 60 * 60_000;
      const grant = giveBonus(world, amount, { expiresAt });
      while (grant.state === 'running' && grant.left >= 2 * STAKE) {
        const number = Math.floor(random.next() * 37);
        const wins = [number > 0 && number % 2 === 0, number % 2 === 1];
        const placed = wins.map(() =>
          placeBet(world, richPlayer, { gameId: slot.id, stake: STAKE, isBonus: true }),
        );
        for (const [at, bet] of placed.entries())
          settleBet(world, richPlayer, bet.id, wins[at] ? 2 * STAKE : 0);
      }
      pass(48 * 60 * 60_000);
      return { staked: amount, paid: cash() - before };
    }, 200);
  },
};

export const strategies: readonly Row[] = [
  twoAccounts,
  ...sports.flatMap((sport) => [anyMoment(sport), lastMinutes(sport), buyAndSell(sport)]),
  untilTheFirstWin,
  redAndBlack,
];

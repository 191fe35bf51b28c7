import { engineFor, publishedReturn, sharedPlanOf } from '@copihue/studio/games/engines';
import type { EngineName, InstantEngine } from '@copihue/studio/kit/chance/engine';
import { layRounds } from '@copihue/studio/kit/chance/live-clock';
import { drawBust, flightPlan } from '../../mock-server/studio/games/crash/engine.ts';
import { engine as mines, minesPay } from '../../mock-server/studio/games/mines/engine.ts';
import { judge, engine as poker } from '../../mock-server/studio/games/poker/engine.ts';
import { hasPot, potOf } from '../../mock-server/world/games/pots.ts';
import { type PlayedRound, simulate, source } from '../support/simulate.ts';
import { createTestWorld } from '../support/test-world.ts';

export interface Row {
  title: string;
  published: number;
  found(): { mean: number; error: number };
  /** What is found may be less, not more. */
  isLimit?: true;
}

function instant(engine: EngineName, name: string = engine): InstantEngine {
  const found = engineFor({ engine, name });
  if (found.kind !== 'instant') throw new Error(`${engine} has no instant rounds.`);
  return found;
}

/** Each result of `choices` draws below these counts is equally likely. */
function enumerated(engine: InstantEngine, spot: string, ...choices: readonly number[]) {
  const all = choices.reduce((product, count) => product * count, 1);
  let paid = 0;
  for (let at = 0; at < all; at += 1) {
    let rest = at;
    const numbers = choices.map((count) => {
      const number = (rest % count) + 0.5;
      rest = Math.floor(rest / count);
      return number / count;
    });
    paid += (engine.play({ next: () => numbers.shift() ?? 0.5 }, [spot]).pays[0] ?? 0) / 100;
  }
  return { mean: paid / all, error: 0 };
}

const exact = (engine: EngineName, spot: string, ...choices: readonly number[]): Row => ({
  title: `${engine}, ${spot}`,
  published: instant(engine).figures(spot).returns,
  found: () => enumerated(instant(engine), spot, ...choices),
});

const simulated = (engine: EngineName, spot: string, name?: string): Row => ({
  title: `${engine}${name ? ` ${name}` : ''}, ${spot}`,
  published: instant(engine, name).figures(spot).returns,
  found() {
    const draw = source(20_261_121);
    const played = instant(engine, name);
    return simulate(() => ({ staked: 1, paid: (played.play(draw, [spot]).pays[0] ?? 0) / 100 }));
  },
});

const turns = (rows: number) => Array<number>(rows).fill(2);

export const bets: readonly Row[] = [
  ...['red', 'even', 'low', 'dozen-2', 'n-17'].map((spot) => exact('roulette', spot, 37)),
  ...['under', 'seven', 'over', 'double'].map((spot) => exact('dice', spot, 6, 6)),
  exact('wheel', 'spin', 24),
  exact('scratch', 'card', 10_000),
  ...[8, 12, 16].flatMap((rows) =>
    ['low', 'medium', 'high'].map((risk) => exact('plinko', `${rows}-${risk}`, ...turns(rows))),
  ),
  // Titles of the three volatilities.
  ...['a', 'b', 'c'].map((name) => simulated('slot', 'spin', name)),
  ...['player', 'banker', 'tie'].map((spot) => simulated('cards', spot)),
  ...['17', '01101740', '0102030405060708'].map((spot) => simulated('keno', spot)),
  ...['win-1', 'win-6', 'place-2', 'place-6'].map((spot) => simulated('race', spot)),
  simulated('bingo', 'c0417'),
  ...[
    [1, 5],
    [3, 3],
    [24, 1],
  ].map(([count = 0, stop = 0]): Row => {
    const reached = Array.from({ length: stop }).reduce<number>(
      (all, _, at) => (all * (25 - count - at)) / (25 - at),
      1,
    );
    return {
      title: `mines with ${count}, left after ${stop}`,
      published: (reached * minesPay(count, stop)) / 100,
      found() {
        const draw = source(count);
        const opened = Array.from({ length: stop }, (_, at) => (at * 7) % 25);
        return simulate(() => ({
          staked: 1,
          paid: mines.pays({ ...mines.deal(draw, `mines-${count}`), opened }) / 100,
        }));
      },
    };
  }),
  {
    title: 'poker, queen-six-four and better',
    published: poker.returnToPlayer,
    found() {
      const draw = source(20_261_121);
      const least = judge([11, 13 + 5, 3]).worth;
      return simulate(() => {
        const dealt = poker.deal(draw, 'hand');
        const move = judge(dealt.player).worth >= least ? 'play' : 'fold';
        return { staked: move === 'play' ? 2 : 1, paid: poker.pays(poker.move(dealt, move)) / 100 };
      });
    },
  },
];

/** Every flight of many hours as they are laid, at one exit. */
const flights = (exit: number): Row => ({
  title: `crash, every laid round, exit at ${exit / 100}x`,
  published: publishedReturn({ engine: 'crash', name: 'crash' }),
  found() {
    const plan = sharedPlanOf('crash');
    if (!plan) throw new Error('Crash is not shared.');
    const draw = source(7);
    const played: PlayedRound[] = [];
    for (let hour = 0; hour < 4_000; hour += 1) {
      const busts: number[] = [];
      const laid = layRounds(plan.phases, hour, 0, () => {
        const bust = drawBust(draw);
        busts.push(bust);
        return flightPlan(bust, undefined).endsAfterMs;
      });
      played.push(...laid.map((_, at) => ({ staked: 1, paid: flightPlan(busts[at] ?? 0, exit).pays / 100 })));
    }
    const rounds = played.length;
    return simulate(() => played.pop() ?? { staked: 1, paid: 0 }, rounds);
  },
});

export const series: readonly Row[] = [
  ...[150, 1000, 10_000].map(flights),
  {
    title: 'pot of a slot, at any moment of 800 years',
    published:
      publishedReturn({ engine: 'slot', name: 'a', jackpot: 1 }) -
      publishedReturn({ engine: 'slot', name: 'a' }),
    found() {
      const { world, pass } = createTestWorld();
      const game = world.catalogue.games.filter(hasPot)[0];
      if (!game) throw new Error('No game has a pot.');
      // A stake wins the whole pot once in 20 million of the smallest; a moment every ten days.
      const means = Array.from({ length: 100 }, () => {
        let sum = 0;
        for (let at = 0; at < 300; at += 1) {
          pass(10 * 24 * 60 * 60_000);
          sum += potOf(world, 'CL', game) / game.minBet / 20_000_000;
        }
        return sum / 300;
      });
      return simulate(() => ({ staked: 1, paid: means.pop() ?? 0 }), means.length);
    },
  },
];

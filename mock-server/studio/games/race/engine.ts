import { type Draw, drawBelow, weightAt } from '../../kit/chance/draw.ts';
import type { InstantEngine } from '../../kit/chance/engine.ts';
import { figuresOf } from '../../kit/chance/figures.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    race: { engine: 'race'; order: readonly number[] };
  }
}

/** Chances to win in hundredths, from runner 1 on. */
const chances = [30, 22, 17, 13, 10, 8] as const;

/** Share of a fair price that is paid, rounded down to hundredths. */
const RETURN = 0.95;

const hundredthsOf = (runner: number) => chances[runner - 1] ?? 0;
const chanceOf = (runner: number) => hundredthsOf(runner) / 100;

export const raceRunners: readonly number[] = chances.map((_, at) => at + 1);

/** Chance to be first or second: the others run for second place with the same chances. */
function placeChance(runner: number): number {
  return raceRunners
    .filter((first) => first !== runner)
    .reduce(
      (sum, first) => sum + (chanceOf(first) * chanceOf(runner)) / (1 - chanceOf(first)),
      chanceOf(runner),
    );
}

/** `win-3` bets on the third runner to be first, `place-3` to be first or second. */
const spots: ReadonlyMap<string, { runner: number; places: number; chance: number }> = new Map(
  raceRunners.flatMap((runner) => [
    [`win-${runner}`, { runner, places: 1, chance: chanceOf(runner) }],
    [`place-${runner}`, { runner, places: 2, chance: placeChance(runner) }],
  ]),
);

export function racePay(spot: string): number {
  const chance = spots.get(spot)?.chance;
  return chance === undefined ? 0 : Math.floor((RETURN / chance) * 100);
}

export function raceWins(spot: string, order: readonly number[]): boolean {
  const { runner = 0, places = 0 } = spots.get(spot) ?? {};
  return order.slice(0, places).includes(runner);
}

function run(draw: Draw): number[] {
  const running = [...raceRunners];
  return raceRunners.map(() => {
    const weights = running.map(hundredthsOf);
    const all = weights.reduce<number>((sum, weight) => sum + weight, 0);
    return running.splice(weightAt(weights, drawBelow(draw, all)), 1)[0] ?? 0;
  });
}

export const engine: InstantEngine<'race'> = {
  kind: 'instant',
  name: 'race',
  numbers: ({ order }) => order.join(', '),
  spotsAtMost: spots.size,
  isSpot: (spot) => spots.has(spot),
  figures: (spot) => figuresOf([[racePay(spot), spots.get(spot)?.chance ?? 0]]),
  play(draw, staked) {
    const order = run(draw);
    const pays = staked.map((spot) => (raceWins(spot, order) ? racePay(spot) : 0));
    return { pays, outcome: { engine: 'race', order } };
  },
};

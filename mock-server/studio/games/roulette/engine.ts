import { drawBelow } from '../../kit/chance/draw.ts';
import type { InstantEngine } from '../../kit/chance/engine.ts';
import { evenFigures } from '../../kit/chance/figures.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    roulette: { engine: 'roulette'; number: number };
  }
}

const POCKETS = 37;

export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

export const redNumbers: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];

/** Spots of several numbers; pays in hundredths of the stake. */
const outside: ReadonlyMap<string, { pays: number; covers: (number: number) => boolean }> = new Map([
  ['red', { pays: 200, covers: (number) => redNumbers.includes(number) }],
  ['black', { pays: 200, covers: (number) => number > 0 && !redNumbers.includes(number) }],
  ['even', { pays: 200, covers: (number) => number > 0 && number % 2 === 0 }],
  ['odd', { pays: 200, covers: (number) => number % 2 === 1 }],
  ['low', { pays: 200, covers: (number) => number >= 1 && number <= 18 }],
  ['high', { pays: 200, covers: (number) => number >= 19 }],
  ['dozen-1', { pays: 300, covers: (number) => number >= 1 && number <= 12 }],
  ['dozen-2', { pays: 300, covers: (number) => number >= 13 && number <= 24 }],
  ['dozen-3', { pays: 300, covers: (number) => number >= 25 }],
]);

const STRAIGHT_PAYS = 3600;

/** In hundredths of the stake. */
export function roulettePay(spot: string, number: number): number {
  const group = outside.get(spot);
  if (group) return group.covers(number) ? group.pays : 0;
  return spot === `n-${number}` ? STRAIGHT_PAYS : 0;
}

/** A single zero: every spot returns 36 of 37. */
export const engine: InstantEngine<'roulette'> = {
  kind: 'instant',
  name: 'roulette',
  numbers: ({ number }) => String(number),
  spotsAtMost: 46,
  isSpot: (spot) => outside.has(spot) || /^n-(?:\d|[12]\d|3[0-6])$/.test(spot),
  figures: (spot) => evenFigures(wheelOrder.map((number) => roulettePay(spot, number))),
  play(draw, spots) {
    const number = drawBelow(draw, POCKETS);
    return {
      pays: spots.map((spot) => roulettePay(spot, number)),
      outcome: { engine: 'roulette', number },
    };
  },
};

import { drawBelow } from '../../kit/chance/draw.ts';
import type { InstantEngine } from '../../kit/chance/engine.ts';
import { evenFigures } from '../../kit/chance/figures.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    dice: { engine: 'dice'; dice: readonly [number, number] };
  }
}

/** Pays in hundredths of the stake. Every spot returns 95.83 %. */
export const diceSpots: ReadonlyMap<string, { pays: number; wins: (a: number, b: number) => boolean }> =
  new Map([
    ['under', { pays: 230, wins: (a, b) => a + b < 7 }],
    ['seven', { pays: 575, wins: (a, b) => a + b === 7 }],
    ['over', { pays: 230, wins: (a, b) => a + b > 7 }],
    ['double', { pays: 575, wins: (a, b) => a === b }],
  ]);

function payOf(spot: string, a: number, b: number): number {
  const rule = diceSpots.get(spot);
  return rule?.wins(a, b) ? rule.pays : 0;
}

const faces = [1, 2, 3, 4, 5, 6];

export const engine: InstantEngine<'dice'> = {
  kind: 'instant',
  name: 'dice',
  numbers: ({ dice }) => dice.join(' + '),
  spotsAtMost: diceSpots.size,
  isSpot: (spot) => diceSpots.has(spot),
  figures: (spot) => evenFigures(faces.flatMap((a) => faces.map((b) => payOf(spot, a, b)))),
  play(draw, staked) {
    const a = 1 + drawBelow(draw, 6);
    const b = 1 + drawBelow(draw, 6);
    return { pays: staked.map((spot) => payOf(spot, a, b)), outcome: { engine: 'dice', dice: [a, b] } };
  },
};

import { drawBelow } from '../../kit/chance/draw.ts';
import type { InstantEngine } from '../../kit/chance/engine.ts';
import { figuresOf } from '../../kit/chance/figures.ts';
import { ways } from '../../kit/chance/ways.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    /** Turn at each row from the top: 0 left, 1 right. Their sum is the bin, from the left. */
    plinko: { engine: 'plinko'; turns: readonly number[] };
  }
}

export const plinkoRows = [8, 12, 16] as const;
export const plinkoRisks = ['low', 'medium', 'high'] as const;

type Rows = (typeof plinkoRows)[number];
type Risk = (typeof plinkoRisks)[number];

/**
 * Hundredths of the stake from the edge to the middle; the other half is its mirror image. Every board returns 96.0 %.
 */
const halves: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [560, 208, 109, 94, 50],
    medium: [1300, 299, 129, 64, 40],
    high: [2900, 400, 140, 28, 20],
  },
  12: {
    low: [1000, 300, 160, 141, 110, 92, 50],
    medium: [3300, 1100, 400, 195, 100, 60, 30],
    high: [17_000, 2400, 810, 190, 64, 19, 19],
  },
  16: {
    low: [1600, 900, 200, 140, 140, 120, 109, 92, 50],
    medium: [11_000, 4100, 1000, 500, 300, 146, 90, 50, 30],
    high: [100_000, 13_000, 2600, 900, 400, 190, 20, 17, 17],
  },
};

export const plinkoSpot = (rows: Rows, risk: Risk) => `${rows}-${risk}`;

const boards: ReadonlyMap<string, readonly number[]> = new Map(
  plinkoRows.flatMap((rows) =>
    plinkoRisks.map((risk) => {
      const half = halves[rows][risk];
      return [plinkoSpot(rows, risk), [...half, ...half.slice(0, -1).reverse()]] as const;
    }),
  ),
);

/** In hundredths of the stake, from the left; empty for an unknown board. */
export const plinkoPays = (spot: string): readonly number[] => boards.get(spot) ?? [];

export const engine: InstantEngine<'plinko'> = {
  kind: 'instant',
  name: 'plinko',
  numbers: ({ turns }) => turns.map((turn) => (turn === 1 ? '→' : '←')).join(' '),
  spotsAtMost: 1,
  isSpot: (spot) => boards.has(spot),
  figures(spot) {
    const pays = plinkoPays(spot);
    const rows = pays.length - 1;
    return figuresOf(pays.map((pay, bin) => [pay, ways(rows, bin) / 2 ** rows]));
  },
  play(draw, spots) {
    const pays = plinkoPays(spots[0] ?? '');
    const turns: number[] = [];
    let bin = 0;
    for (let row = 1; row < pays.length; row += 1) {
      const turn = drawBelow(draw, 2);
      turns.push(turn);
      bin += turn;
    }
    return { pays: [pays[bin] ?? 0], outcome: { engine: 'plinko', turns } };
  },
};

import { drawSome } from '../../kit/chance/draw.ts';
import type { InstantEngine } from '../../kit/chance/engine.ts';
import { type BetFigures, figuresOf } from '../../kit/chance/figures.ts';
import { ways } from '../../kit/chance/ways.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    bingo: { engine: 'bingo'; called: readonly number[] };
  }
}

export const BINGO_NUMBERS = 75;
export const BINGO_CALLED = 38;
export const BINGO_CARDS_AT_MOST = 4;
export const BINGO_PRINTED = 10_000;
export const BINGO_FREE = 12;

const SIDE = 5;
const COLUMN = BINGO_NUMBERS / SIDE;

/** Pay by number of lines, from none on, in hundredths of the card's stake; more lines pay as the last. */
export const bingoPays: readonly number[] = [0, 120, 400, 1100, 4000, 20_000, 100_000];

const sideBySide = [0, 1, 2, 3, 4];

/** Rows, columns, diagonals. Fields count row by row. */
const bingoLines: readonly (readonly number[])[] = [
  ...sideBySide.map((row) => sideBySide.map((column) => row * SIDE + column)),
  ...sideBySide.map((column) => sideBySide.map((row) => row * SIDE + column)),
  sideBySide.map((at) => at * (SIDE + 1)),
  sideBySide.map((at) => (at + 1) * (SIDE - 1)),
];

export const bingoSpot = (card: number) => `c${String(card).padStart(4, '0')}`;

/** The 25 numbers of a printed card row by row: 1 to 15 in the first column, 16 to 30 in the second; 0 in the middle. */
export function bingoCard(spot: string): readonly number[] {
  // Park and Miller's generator gives each card a fixed series of numbers.
  let seed = Number(spot.slice(1)) + 1;
  const print = {
    next() {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    },
  };
  for (let skipped = 0; skipped < 8; skipped += 1) print.next();
  const columns = sideBySide.map((column) =>
    drawSome(print, SIDE, COLUMN)
      .sort((a, b) => a - b)
      .map((number) => number + column * COLUMN),
  );
  return sideBySide.flatMap((row) =>
    columns.map((column, at) => (row * SIDE + at === BINGO_FREE ? 0 : (column[row] ?? 0))),
  );
}

export function bingoLinesOf(
  card: readonly number[],
  called: readonly number[],
): readonly (readonly number[])[] {
  const isCalled = new Uint8Array(BINGO_NUMBERS + 1);
  isCalled[0] = 1;
  for (const number of called) isCalled[number] = 1;
  return bingoLines.filter((line) => line.every((field) => isCalled[card[field] ?? 0] === 1));
}

const payOf = (lines: number) => bingoPays[Math.min(lines, bingoPays.length - 1)] ?? 0;

/** By inclusion and exclusion over all 4096 sets of lines: a set is complete when all its fields are called. */
function chances(): readonly number[] {
  const sums = Array<number>(bingoLines.length + 1).fill(0);
  for (let set = 0; set < 2 ** bingoLines.length; set += 1) {
    const lines = bingoLines.filter((_, at) => (set >> at) & 1);
    const fields = new Set(lines.flat());
    fields.delete(BINGO_FREE);
    let chance = 1;
    for (let at = 0; at < fields.size; at += 1) chance *= (BINGO_CALLED - at) / (BINGO_NUMBERS - at);
    sums[lines.length] = (sums[lines.length] ?? 0) + chance;
  }
  return sums.map((_, count) =>
    sums.slice(count).reduce((sum, part, more) => sum + (-1) ** more * ways(count + more, count) * part, 0),
  );
}

let exact: BetFigures | undefined;

export const engine: InstantEngine<'bingo'> = {
  kind: 'instant',
  name: 'bingo',
  numbers: ({ called }) => called.join(', '),
  spotsAtMost: BINGO_CARDS_AT_MOST,
  isSpot: (spot) => /^c\d{4}$/.test(spot),
  figures() {
    exact ??= figuresOf(chances().map((chance, lines) => [payOf(lines), chance]));
    return exact;
  },
  play(draw, spots) {
    const called = drawSome(draw, BINGO_CALLED, BINGO_NUMBERS);
    const pays = spots.map((spot) => payOf(bingoLinesOf(bingoCard(spot), called).length));
    return { pays, outcome: { engine: 'bingo', called } };
  },
};

import { type Draw, drawBelow, weightAt } from '../../kit/chance/draw.ts';
import type { InstantEngine } from '../../kit/chance/engine.ts';
import { figuresOf } from '../../kit/chance/figures.ts';
import { fromOne } from '../../kit/words/numbers.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    /** Nine symbols row by row, 0 the most valuable; three alike at most. */
    scratch: { engine: 'scratch'; fields: readonly number[] };
  }
}

export const SCRATCH_FIELDS = 9;
const ALIKE = 3;

/**
 * Most valuable first: the pay for three alike, in hundredths of the stake, and the number of cards with it among
 * TICKETS. All prizes are 95.5 % of the stakes.
 */
const prizes = [
  { pay: 25_000, tickets: 5 },
  { pay: 5000, tickets: 22 },
  { pay: 1000, tickets: 150 },
  { pay: 500, tickets: 360 },
  { pay: 200, tickets: 1200 },
  { pay: 100, tickets: 1500 },
] as const;
const TICKETS = 10_000;

/** In hundredths of the stake, most valuable symbol first. */
export const scratchPays: readonly number[] = prizes.map(({ pay }) => pay);
/** In percent, by symbol. */
export const scratchChances: readonly number[] = prizes.map(({ tickets }) => (tickets / TICKETS) * 100);
export const SCRATCH_BLANK = prizes.length;

function drawPrize(draw: Draw): number | undefined {
  const at = weightAt(
    prizes.map(({ tickets }) => tickets),
    drawBelow(draw, TICKETS),
  );
  return at === -1 ? undefined : at;
}

function shuffled(draw: Draw, symbols: readonly number[]): number[] {
  const left = [...symbols];
  return symbols.map(() => left.splice(drawBelow(draw, left.length), 1)[0] ?? 0);
}

/**
 * Each field that decides nothing is drawn as a ticket is, so a sign is seen as often as its prize is won. A third one
 * would be a prize, and is left blank.
 */
function fillFields(draw: Draw, prize: number | undefined): number[] {
  const fields = prize === undefined ? [] : Array<number>(ALIKE).fill(prize);
  while (fields.length < SCRATCH_FIELDS) {
    const symbol = drawPrize(draw) ?? SCRATCH_BLANK;
    const isLast = fields.filter((other) => other === symbol).length >= ALIKE - 1;
    fields.push(isLast ? SCRATCH_BLANK : symbol);
  }
  return shuffled(draw, fields);
}

export const engine: InstantEngine<'scratch'> = {
  kind: 'instant',
  name: 'scratch',
  numbers: ({ fields }) => fromOne(fields),
  spotsAtMost: 1,
  isSpot: (spot) => spot === 'card',
  figures: () => figuresOf(prizes.map(({ pay, tickets }) => [pay, tickets / TICKETS])),
  play(draw) {
    const prize = drawPrize(draw);
    const pays = prize === undefined ? 0 : (scratchPays[prize] ?? 0);
    return { pays: [pays], outcome: { engine: 'scratch', fields: fillFields(draw, prize) } };
  },
};

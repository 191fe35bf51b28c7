import { drawSome } from '../../kit/chance/draw.ts';
import type { InstantEngine } from '../../kit/chance/engine.ts';
import { figuresOf } from '../../kit/chance/figures.ts';
import { ways } from '../../kit/chance/ways.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    keno: { engine: 'keno'; drawn: readonly number[] };
  }
}

export const KENO_NUMBERS = 40;
export const KENO_DRAWN = 10;

/**
 * Hundredths of the stake: a row for each number of picks from one on, a value for each number of hits from none on.
 * Every row returns 96.0 %.
 */
export const kenoPays: readonly (readonly number[])[] = [
  [0, 384],
  [0, 120, 864],
  [0, 100, 300, 900],
  [0, 0, 200, 1000, 6000],
  [0, 0, 140, 300, 3000, 12_000],
  [0, 0, 100, 300, 600, 5000, 30_000],
  [0, 0, 0, 240, 800, 2000, 15_000, 40_000],
  [0, 0, 0, 140, 400, 2000, 5000, 50_000, 100_000],
];

export const kenoSpot = (picks: readonly number[]) =>
  picks.map((pick) => String(pick).padStart(2, '0')).join('');

/** Two digits for each pick, ascending, as in `03172240`; undefined for any other text. */
function kenoPicks(spot: string): readonly number[] | undefined {
  const picks = spot.match(/\d\d/g)?.map(Number) ?? [];
  const isAscending = picks.every((pick, at) => pick > (picks[at - 1] ?? 0));
  const hasKnownLength = spot.length === picks.length * 2 && kenoPays[picks.length - 1] !== undefined;
  return hasKnownLength && isAscending && (picks.at(-1) ?? 0) <= KENO_NUMBERS ? picks : undefined;
}

/** Hypergeometric, because no number is drawn twice. */
function chanceOf(hits: number, picks: number): number {
  const missed = ways(KENO_NUMBERS - KENO_DRAWN, picks - hits);
  return (ways(KENO_DRAWN, hits) * missed) / ways(KENO_NUMBERS, picks);
}

export const engine: InstantEngine<'keno'> = {
  kind: 'instant',
  name: 'keno',
  numbers: ({ drawn }) => drawn.join(', '),
  spotsAtMost: 1,
  isSpot: (spot) => kenoPicks(spot) !== undefined,
  figures(spot) {
    const picks = kenoPicks(spot)?.length ?? 0;
    return figuresOf((kenoPays[picks - 1] ?? []).map((pay, hits) => [pay, chanceOf(hits, picks)]));
  },
  play(draw, spots) {
    const drawn = drawSome(draw, KENO_DRAWN, KENO_NUMBERS);
    const pays = spots.map((spot) => {
      const picks = kenoPicks(spot) ?? [];
      return kenoPays[picks.length - 1]?.[picks.filter((pick) => drawn.includes(pick)).length] ?? 0;
    });
    return { pays, outcome: { engine: 'keno', drawn } };
  },
};

import { drawBelow } from '../../kit/chance/draw.ts';
import type { InstantEngine } from '../../kit/chance/engine.ts';
import { evenFigures } from '../../kit/chance/figures.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    wheel: { engine: 'wheel'; segment: number };
  }
}

/** 24 equal segments clockwise, in hundredths of the stake. Their mean is the return. */
export const wheelSegments = [
  1000, 0, 0, 120, 0, 150, 0, 70, 0, 0, 200, 0, 120, 0, 300, 0, 0, 150, 0, 120, 0, 70, 0, 0,
] as const;

/** Daily free spin, clockwise, in hundredths of LUCKY_UNIT: every segment is a prize. */
const luckySegments = [1000, 20, 50, 100, 20, 200, 50, 20, 500, 20, 100, 50] as const;
/** Minor units of a pay of 100 in the free spin. */
const LUCKY_UNIT = 100_000;

function wheelEngine(segments: readonly number[]): InstantEngine<'wheel'> {
  return {
    kind: 'instant',
    name: 'wheel',
    numbers: ({ segment }) => String(segment + 1),
    spotsAtMost: 1,
    isSpot: (spot) => spot === 'spin',
    figures: () => evenFigures(segments),
    play(draw) {
      const segment = drawBelow(draw, segments.length);
      return { pays: [segments[segment] ?? 0], outcome: { engine: 'wheel', segment } };
    },
  };
}

export const engine: InstantEngine = {
  ...wheelEngine(wheelSegments),
  free: { segments: luckySegments, unit: LUCKY_UNIT, play: wheelEngine(luckySegments).play },
};

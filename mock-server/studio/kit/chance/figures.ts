/** What is published of a bet (GAM-11). */
export interface BetFigures {
  /** Exact long-term return, 0 to 1. */
  returns: number;
  /** Chance that a round pays anything, 0 to 1. */
  hits: number;
  /** Highest pay, in hundredths of the stake. */
  most: number;
}

/** @param pays each pay that a bet can have, in hundredths of its stake, with its chance; equal pays may repeat */
export const figuresOf = (pays: readonly (readonly [pay: number, chance: number])[]): BetFigures => ({
  returns: pays.reduce((sum, [pay, chance]) => sum + pay * chance, 0) / 100,
  hits: pays.reduce((sum, [pay, chance]) => sum + (pay > 0 ? chance : 0), 0),
  most: Math.max(0, ...pays.map(([pay]) => pay)),
});

/** For draws that are equally likely: the pay of each. */
export const evenFigures = (pays: readonly number[]): BetFigures =>
  figuresOf(pays.map((pay) => [pay, 1 / pays.length]));

import { type Draw, drawBelow } from './draw.ts';

/**
 * Each stake adds a share to the pot, and a separate draw after the reels can win all of it. The house then pays in the
 * first amount again. The chance is proportional to the stake.
 */
export interface JackpotTerms {
  /** Share of each stake, in hundredths. */
  readonly share: number;
  /** First amount of the pot, in smallest stakes of the game. */
  readonly seed: number;
  /** One in this many smallest stakes wins; a multiple of 1000, at most 2^21 thousands. */
  readonly oneIn: number;
}

export const jackpotTerms: JackpotTerms = { share: 1, seed: 20_000, oneIn: 20_000_000 };

/** In the long run everything paid in is paid out: the share of the stakes, and the first amount for each win. */
export const jackpotReturn = ({ share, seed, oneIn }: JackpotTerms): number => share / 100 + seed / oneIn;

/**
 * The chance is too small for one draw, so there are two: one in (oneIn / 1000), then stake in (1000 x least).
 * @param stake whole units of the currency, as `least`, the smallest stake of the game (up to 2000)
 */
export function winsPot(draw: Draw, stake: number, least: number, { oneIn } = jackpotTerms): boolean {
  const first = drawBelow(draw, oneIn / 1000);
  return drawBelow(draw, 1000 * least) < stake && first === 0;
}

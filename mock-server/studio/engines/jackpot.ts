import { type Draw, drawBelow } from './draw.ts';

/**
 * A pot beside a game: each stake adds a share, and a separate draw after the reels can win all of it. Then the house
 * puts in the first amount again. The chance is proportional to the stake.
 */
export interface JackpotTerms {
  /** Share of each stake that goes into the pot, in hundredths. */
  readonly share: number;
  /** First amount of the pot, in smallest stakes of the game. */
  readonly seed: number;
  /** One in this many smallest stakes wins; whole thousands, and at most 2^21 of them. */
  readonly oneIn: number;
}

export const jackpotTerms: JackpotTerms = { share: 1, seed: 20_000, oneIn: 20_000_000 };

/**
 * Return of a pot in the long run. Everything that goes in comes out: the share of the stakes, and the first amount
 * each time it is won.
 */
export const jackpotReturn = ({ share, seed, oneIn }: JackpotTerms): number => share / 100 + seed / oneIn;

/**
 * Whether a stake wins the pot. The chance is too small for one draw, so there are two: one in (oneIn / 1000), then
 * stake in (1000 x least).
 * @param stake whole units of the currency, as `least`, the smallest stake of the game (up to 2000)
 */
export function winsPot(draw: Draw, stake: number, least: number, { oneIn } = jackpotTerms): boolean {
  const first = drawBelow(draw, oneIn / 1000);
  return drawBelow(draw, 1000 * least) < stake && first === 0;
}

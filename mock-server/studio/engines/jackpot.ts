import { type Draw, drawBelow } from './draw.ts';

/**
 * A pot beside a game: each stake puts a share into it, a draw of its own after the reels pays it out whole, and the
 * house puts in what it starts with again. A stake of more units wins as many times as often.
 */
export interface JackpotTerms {
  /** Share of each stake that goes into the pot, in hundredths. */
  readonly share: number;
  /** What the pot starts with, in smallest stakes of the game. */
  readonly seed: number;
  /** One smallest stake in so many wins; at most 2^21 thousands, and whole thousands. */
  readonly oneIn: number;
}

export const jackpotTerms: JackpotTerms = { share: 1, seed: 20_000, oneIn: 20_000_000 };

/**
 * What a pot pays back of all stakes in the long run. Whatever goes in comes out: the share of the stakes, and the seed
 * as often as it is won.
 */
export const jackpotReturn = ({ share, seed, oneIn }: JackpotTerms): number => share / 100 + seed / oneIn;

/**
 * Whether a stake wins the pot. Two numbers are drawn, since the chance is smaller than one of them can say: one in
 * (oneIn / 1000), then stake in (1000 x least).
 * @param stake whole units of the currency, as `least`, the smallest stake of the game (up to 2000)
 */
export function winsPot(draw: Draw, stake: number, least: number, { oneIn } = jackpotTerms): boolean {
  const first = drawBelow(draw, oneIn / 1000);
  return drawBelow(draw, 1000 * least) < stake && first === 0;
}

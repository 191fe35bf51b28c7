import { seededRandom } from '../../mock-server/studio/art/seeded-random.ts';
import { publicRandom } from '../../mock-server/world/core/random.ts';

const ROUNDS = 1_000_000;

export const source = publicRandom;

/** The same text always gives the same series. */
export const drawsOf = (text: string) => ({ next: seededRandom(text) });

/** In multiples of the first stake. */
export interface PlayedRound {
  staked: number;
  paid: number;
}

/** Mean return to the player over many rounds, and its standard error. */
export function simulate(play: () => PlayedRound, rounds = ROUNDS): { mean: number; error: number } {
  let allStaked = 0;
  let allPaid = 0;
  let paidSquares = 0;
  let stakedSquares = 0;
  let products = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { staked, paid } = play();
    allStaked += staked;
    allPaid += paid;
    paidSquares += paid * paid;
    stakedSquares += staked * staked;
    products += staked * paid;
  }
  const mean = allPaid / allStaked;
  // Variance of the ratio estimator: of paid - mean * staked, divided by the squared mean stake.
  const variance = (paidSquares - 2 * mean * products + mean * mean * stakedSquares) / rounds;
  return { mean, error: Math.sqrt(variance / rounds) / (allStaked / rounds) };
}

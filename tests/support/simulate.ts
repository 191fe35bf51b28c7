import { expect } from 'vitest';
import { type RandomSource, randomFrom, randomState } from '../../mock-server/world/core/random.ts';

const ROUNDS = 1_000_000;

/** A random source that gives the same numbers for the same seed. */
export const source = (seed: number): RandomSource => randomFrom(randomState(seed));

/** What one round staked and paid, in first stakes. */
export interface PlayedRound {
  staked: number;
  paid: number;
}

/** What came back of everything staked in a million rounds, or fewer, and the standard error of that share. */
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
  // Variance of paid less its expected share of the stake, over the mean stake: the error of a ratio.
  const variance = (paidSquares - 2 * mean * products + mean * mean * stakedSquares) / rounds;
  return { mean, error: Math.sqrt(variance / rounds) / (allStaked / rounds) };
}

/** Fails when a simulated return lies three standard errors or more from the published one. */
export function expectReturn({ mean, error }: { mean: number; error: number }, published: number): void {
  expect(error).toBeGreaterThan(0);
  expect(Math.abs(mean - published) / error, `mean ${mean}, published ${published}`).toBeLessThan(3);
}

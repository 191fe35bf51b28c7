import type { BettingRecord, BettingTotals } from '../../api/generated/contract.schemas.ts';
import { type Minor, toMinor } from '../../lib/money.ts';

/** Sums of bets in minor units. */
export interface BetSums {
  stake: Minor;
  payout: Minor;
  /** What the player is up, below zero what he is down. */
  result: Minor;
}

function sumsOf(stake: Minor, payout: Minor): BetSums {
  return { stake, payout, result: payout - stake };
}

/** The server's sums over all rows of the query, exact. */
export function totalsOf(totals: BettingTotals): BetSums {
  return sumsOf(toMinor(totals.stake) ?? 0n, toMinor(totals.payout) ?? 0n);
}

/** The sums of the rows themselves: what stands in a day's heading. */
export function addUp(bets: readonly Pick<BettingRecord, 'stake' | 'payout'>[]): BetSums {
  let [stake, payout] = [0n, 0n];
  for (const bet of bets) {
    stake += toMinor(bet.stake) ?? 0n;
    payout += toMinor(bet.payout) ?? 0n;
  }
  return sumsOf(stake, payout);
}

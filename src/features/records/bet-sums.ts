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

/** How a bet ended for the player. */
export type BetOutcome = 'open' | 'won' | 'returned' | 'lost' | 'void';

/**
 * The outcome by what the player gained: a game calls a payout of 300 for a stake of 1,000 won, but 700 are lost (HIS-02).
 * A bet that was called off is void.
 */
export function outcomeOf(bet: Pick<BettingRecord, 'stake' | 'payout' | 'status'>): BetOutcome {
  if (bet.status === 'open') return 'open';
  if (bet.status === 'refunded') return 'void';
  const { result } = addUp([bet]);
  return result > 0n ? 'won' : result < 0n ? 'lost' : 'returned';
}

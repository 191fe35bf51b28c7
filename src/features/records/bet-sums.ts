import type { BettingRecord, BettingTotals } from '../../api/generated/contract.schemas.ts';
import { type Minor, minus, sumOf, toMinor } from '../../lib/money.ts';

/** Sums of bets in minor units; undefined where an amount cannot be read. */
export interface BetSums {
  stake: Minor | undefined;
  payout: Minor | undefined;
  /** What the player is up, below zero what he is down. */
  result: Minor | undefined;
}

function sumsOf(stake: Minor | undefined, payout: Minor | undefined): BetSums {
  return { stake, payout, result: sumOf([payout, minus(stake)]) };
}

/** The server's sums over all rows of the query, exact. */
export function totalsOf(totals: BettingTotals): BetSums {
  return sumsOf(toMinor(totals.stake), toMinor(totals.payout));
}

/** The sums of the rows themselves: what stands in a day's heading. */
export function addUp(bets: readonly Pick<BettingRecord, 'stake' | 'payout'>[]): BetSums {
  const [stake, payout] = [bets.map((bet) => toMinor(bet.stake)), bets.map((bet) => toMinor(bet.payout))];
  return sumsOf(sumOf(stake), sumOf(payout));
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
  const { result = 0n } = addUp([bet]);
  return result > 0n ? 'won' : result < 0n ? 'lost' : 'returned';
}

import type { BettingRecord, BettingTotals } from '../../api/generated/contract.schemas.ts';
import { type Minor, minus, sumOf, toMinor } from '../../lib/money.ts';

export interface BetSums {
  stake: Minor | undefined;
  payout: Minor | undefined;
  result: Minor | undefined;
}

function sumsOf(stake: Minor | undefined, payout: Minor | undefined): BetSums {
  return { stake, payout, result: sumOf([payout, minus(stake)]) };
}

/** The server's exact sums over all rows of the query. */
export function totalsOf(totals: BettingTotals): BetSums {
  return sumsOf(toMinor(totals.stake), toMinor(totals.payout));
}

/** Sums of the rows of a day, for its heading. */
export function addUp(bets: readonly Pick<BettingRecord, 'stake' | 'payout'>[]): BetSums {
  const [stake, payout] = [bets.map((bet) => toMinor(bet.stake)), bets.map((bet) => toMinor(bet.payout))];
  return sumsOf(sumOf(stake), sumOf(payout));
}

export type BetOutcome = 'open' | 'won' | 'returned' | 'lost' | 'void';

/**
 * Decided by the player's gain: a game calls a payout of 300 for a stake of 1,000 won, but the player lost 700
 * (HIS-02). A cancelled bet is void.
 */
export function outcomeOf(bet: Pick<BettingRecord, 'stake' | 'payout' | 'status'>): BetOutcome {
  if (bet.status === 'open') return 'open';
  if (bet.status === 'refunded') return 'void';
  const { result = 0n } = addUp([bet]);
  return result > 0n ? 'won' : result < 0n ? 'lost' : 'returned';
}

import type { BettingRecord, BettingTotals } from '../../api/generated/contract.schemas.ts';
import { type Minor, minus, sumOf, toMinor } from '../../lib/money.ts';

type Bet = Pick<BettingRecord, 'stake' | 'payout' | 'status'>;

export interface BetSums {
  stake: Minor | undefined;
  payout: Minor | undefined;
  open: Minor | undefined;
  /** Sums the settled bets only: an open bet is no loss. */
  result: Minor | undefined;
}

function sumsOf(stake: Minor | undefined, payout: Minor | undefined, open: Minor | undefined): BetSums {
  return { stake, payout, open, result: sumOf([payout, minus(stake), open]) };
}

const openOf = (bets: readonly Bet[]) =>
  sumOf(bets.filter(({ status }) => status === 'open').map(({ stake }) => toMinor(stake)));

/** The server's sums over all rows. @param bets shown, for a server that does not sum the open stakes */
export function totalsOf({ stake, payout, openStake }: BettingTotals, bets: readonly Bet[]): BetSums {
  return sumsOf(toMinor(stake), toMinor(payout), openStake === undefined ? openOf(bets) : toMinor(openStake));
}

export function addUp(bets: readonly Bet[]): BetSums {
  const [stake, payout] = [bets.map((bet) => toMinor(bet.stake)), bets.map((bet) => toMinor(bet.payout))];
  return sumsOf(sumOf(stake), sumOf(payout), openOf(bets));
}

/** The effect on the balance: an open bet has already taken its stake. */
export function balanceChange(bets: readonly Bet[]): Minor | undefined {
  const { stake, payout } = addUp(bets);
  return sumOf([payout, minus(stake)]);
}

export type BetOutcome = 'open' | 'won' | 'returned' | 'lost' | 'void' | 'sold';

/** Decided by the player's gain (HIS-02): a payout of 300 for a stake of 1,000 is a loss of 700. */
export function outcomeOf(bet: Bet): BetOutcome {
  if (bet.status === 'open') return 'open';
  if (bet.status === 'refunded') return 'void';
  if (bet.status === 'sold') return 'sold';
  const { result = 0n } = addUp([bet]);
  return result > 0n ? 'won' : result < 0n ? 'lost' : 'returned';
}

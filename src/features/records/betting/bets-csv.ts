import type { BettingRecord } from '../../../api/generated/contract.schemas.ts';
import { marketStamp } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { csvText } from '../../../lib/csv.ts';

/** The bets on the screen as a CSV file, with the words of the player's language. */
export function betsCsv(bets: readonly BettingRecord[], currency: string): string {
  const { columns, totals, bets: words, wallets } = texts().records;
  const head = [
    columns.time(),
    columns.game(),
    columns.id(),
    columns.wallet(),
    totals.stake(),
    totals.payout(),
    columns.currency(),
    columns.state(),
    columns.balanceAfter(),
  ];
  const rows = bets.map((bet) => [
    marketStamp(bet.createdAt),
    bet.gameName,
    bet.id,
    bet.isBonus ? wallets.bonus() : wallets.cash(),
    bet.stake.toFixed(2),
    bet.payout.toFixed(2),
    currency,
    words[bet.status](),
    bet.balanceAfter.toFixed(2),
  ]);
  return csvText([head, ...rows]);
}

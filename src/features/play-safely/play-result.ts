import type { BettingRecord } from '../../api/generated/contract.schemas.ts';
import { walletRecords } from '../../api/generated/wallet-records.ts';
import { marketDayOf } from '../../i18n/market-time.ts';
import { type Minor, minus, sumOf, toMinor } from '../../lib/money.ts';
import { nextPage, type Page, rowsOf } from '../../lib/pages.ts';

/** Minor units; undefined if an amount cannot be read. */
export interface PlayResult {
  staked: Minor | undefined;
  paid: Minor | undefined;
  net: Minor | undefined;
}

/** Adds up stakes and payouts since a time, in ms since 1970. An open bet is no loss, so it does not count yet. */
export function resultSince(
  records: readonly Pick<BettingRecord, 'stake' | 'payout' | 'createdAt' | 'status'>[],
  startedAt: number,
): PlayResult {
  const own = records.filter(
    ({ createdAt, status }) => Date.parse(createdAt) >= startedAt && status !== 'open',
  );
  const staked = sumOf(own.map(({ stake }) => toMinor(stake)));
  const paid = sumOf(own.map(({ payout }) => toMinor(payout)));
  return { staked, paid, net: sumOf([paid, minus(staked)]) };
}

/** All bets of a wallet, newest first, of the market's day of the start and later. */
async function betsOf(isBonus: boolean, startedAt: number): Promise<BettingRecord[]> {
  const startDate = marketDayOf(new Date(startedAt).toISOString());
  const pages: Page<BettingRecord>[] = [];
  let next: number | undefined = 1;
  while (next !== undefined) {
    const page: Page<BettingRecord> = await walletRecords({
      isBonus,
      pageNum: next,
      pageSize: 999,
      startDate,
    });
    pages.push(page);
    const isBefore = Date.parse(page.list.at(-1)?.createdAt ?? '') < startedAt;
    next = isBefore ? undefined : nextPage(page);
  }
  return rowsOf(pages);
}

export async function playResult(startedAt: number): Promise<PlayResult> {
  const wallets = await Promise.all([false, true].map((isBonus) => betsOf(isBonus, startedAt)));
  return resultSince(wallets.flat(), startedAt);
}

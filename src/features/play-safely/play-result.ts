import type { BettingRecord } from '../../api/generated/contract.schemas.ts';
import { walletRecords } from '../../api/generated/wallet-records.ts';
import { marketDayOf } from '../../i18n/market-time.ts';
import { type Minor, minus, sumOf, toMinor } from '../../lib/money.ts';

/** Minor units; undefined if an amount cannot be read. */
export interface PlayResult {
  staked: Minor | undefined;
  paid: Minor | undefined;
  net: Minor | undefined;
}

/** Adds up stakes and payouts since a time, in ms since 1970. */
export function resultSince(
  records: readonly Pick<BettingRecord, 'stake' | 'payout' | 'createdAt'>[],
  startedAt: number,
): PlayResult {
  const own = records.filter(({ createdAt }) => Date.parse(createdAt) >= startedAt);
  const staked = sumOf(own.map(({ stake }) => toMinor(stake)));
  const paid = sumOf(own.map(({ payout }) => toMinor(payout)));
  return { staked, paid, net: sumOf([paid, minus(staked)]) };
}

/** @throws CallError when the server does not answer */
export async function playResult(startedAt: number): Promise<PlayResult> {
  const startDate = marketDayOf(new Date(startedAt).toISOString());
  const { list } = await walletRecords({ isBonus: false, pageNum: 1, pageSize: 999, startDate });
  return resultSince(list, startedAt);
}

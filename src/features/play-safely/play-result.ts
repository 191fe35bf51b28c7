import type { BettingRecord } from '../../api/generated/contract.schemas.ts';
import { walletRecords } from '../../api/generated/wallet-records.ts';
import { marketDayOf } from '../../i18n/market-time.ts';
import { type Minor, toMinor } from '../../lib/money.ts';

export interface PlayResult {
  staked: Minor;
  paid: Minor;
  /** What was won, below zero what was lost. */
  net: Minor;
}

/** Adds up what was staked and paid out since a time, in ms since 1970. */
export function resultSince(
  records: readonly Pick<BettingRecord, 'stake' | 'payout' | 'createdAt'>[],
  startedAt: number,
): PlayResult {
  const own = records.filter(({ createdAt }) => Date.parse(createdAt) >= startedAt);
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((total, one) => total + (toMinor(one) ?? 0n), 0n);
  const staked = sum(own.map(({ stake }) => stake));
  const paid = sum(own.map(({ payout }) => payout));
  return { staked, paid, net: paid - staked };
}

/** The player's cash bets since a time. @throws CallError when the server does not answer */
export async function playResult(startedAt: number): Promise<PlayResult> {
  const startDate = marketDayOf(new Date(startedAt).toISOString());
  const { list } = await walletRecords({ isBonus: false, pageNum: 1, pageSize: 999, startDate });
  return resultSince(list, startedAt);
}

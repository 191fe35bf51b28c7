import { useMemo } from 'react';
import type { ActivityRecord, RechargeOrder, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { knownText } from '../../lib/known-text.ts';
import { formatAmount, formatMinor, type Minor, minus, sumOf, toMinor } from '../../lib/money.ts';
import {
  depositState,
  isPaidStatus,
  paidOf,
  STATE_TONES,
  withdrawalState,
} from '../../session/order-status.ts';
import { usePlayer } from '../../session/use-player.ts';
import type { StateTone } from '../../ui/state-chip.tsx';

export type MoneyRecord =
  /** `isGivenUp`: the player cancelled it on this device (DEP-10). */
  | ({ tab: 'deposits'; isGivenUp?: boolean } & RechargeOrder)
  | ({ tab: 'withdrawals' } & WithdrawOrder)
  | ({ tab: 'activity' } & ActivityRecord);

/** Returned money is good for a withdrawal only: a deposit that failed is "bad", one that the player cancelled "back". */
export function toneOf(record: MoneyRecord): StateTone {
  if (record.tab === 'activity') return 'good';
  if (record.tab === 'withdrawals') return STATE_TONES[withdrawalState(record)];
  const tone = STATE_TONES[depositState(record)];
  if (tone === 'waiting' && record.isGivenUp) return 'back';
  return tone === 'back' ? 'bad' : tone;
}

/** An unpaid withdrawal returns its money, and a cancelled deposit took none, so neither is a failure. */
const isBack = (record: MoneyRecord) => toneOf(record) === 'back';

export function stateTextOf(record: MoneyRecord): string | undefined {
  if (record.tab === 'activity') return undefined;
  if (record.tab === 'deposits' && isBack(record)) return texts().records.states.withdrawals.cancelled();
  return stateText(record.tab, record);
}

export function stateText(
  tab: 'deposits' | 'withdrawals',
  order: Parameters<typeof withdrawalState>[0],
): string {
  const { deposits, withdrawals } = texts().records.states;
  return tab === 'deposits' ? deposits[depositState(order)]() : withdrawals[withdrawalState(order)]();
}

const isUnpaid = (record: MoneyRecord) => record.tab === 'deposits' && toneOf(record) === 'waiting';

/** The amount without sign, in minor units; for a partly paid order, the paid part. */
const movedBy = (record: MoneyRecord): Minor | undefined =>
  toMinor(record.tab === 'activity' ? record.amount : paidOf(record));

/** The change of the wallet in minor units; zero where no money moved, or all came back. */
export function changeOf(record: MoneyRecord): Minor | undefined {
  if (isBack(record)) return 0n;
  if (record.tab === 'deposits' && !record.takenBack && !isPaidStatus(record.status)) return 0n;
  if (record.tab === 'withdrawals') return minus(movedBy(record));
  const taken = record.tab === 'deposits' ? toMinor(record.takenBack?.amount ?? 0) : 0n;
  return sumOf([movedBy(record), minus(taken)]);
}

export function signed(amount: Minor | undefined): string {
  return amount !== undefined && amount > 0n ? `+${formatMinor(amount)}` : formatMinor(amount);
}

/** Shows no sign if the money was returned or has not moved yet. */
export function shownAmount(record: MoneyRecord): string {
  if (isBack(record) || isUnpaid(record)) return formatAmount(record.amount);
  return signed(record.tab === 'withdrawals' ? minus(movedBy(record)) : movedBy(record));
}

/** Gold marks money that moved; failed amounts are dimmed. */
export function amountLook(record: MoneyRecord): string {
  if (toneOf(record) === 'bad') return 'text-muted line-through';
  return isBack(record) || isUnpaid(record) ? 'text-text' : 'text-gold';
}

export function titleOf(record: MoneyRecord, methodName: (code: string) => string): string {
  return record.tab === 'activity'
    ? knownText(texts().records.activity, record.type, texts().records.otherActivity)
    : methodName(record.paymentMethod);
}

export interface MethodLooks {
  nameOf: (code: string) => string;
  iconOf: (code: string) => string | undefined;
}

export function useMethodLooks(): MethodLooks {
  const methods = usePlayer()?.methodConfig;
  return useMemo(() => {
    const find = (code: string) => methods?.find((method) => method.code === code);
    return { nameOf: (code) => find(code)?.name ?? code, iconOf: (code) => find(code)?.icon };
  }, [methods]);
}

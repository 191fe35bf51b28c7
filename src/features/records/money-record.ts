import { useMemo } from 'react';
import type { ActivityRecord, RechargeOrder, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { knownText } from '../../lib/known-text.ts';
import { formatAmount, formatMinor, type Minor, minus, sumOf, toMinor } from '../../lib/money.ts';
import { depositState, paidOf, STATE_TONES, withdrawalState } from '../../session/order-status.ts';
import { usePlayer } from '../../session/use-player.ts';
import type { StateTone } from '../../ui/state-chip.tsx';

/** A row of /transactions, wherever it comes from. */
export type MoneyRecord =
  | ({ tab: 'deposits' } & RechargeOrder)
  | ({ tab: 'withdrawals' } & WithdrawOrder)
  | ({ tab: 'activity' } & ActivityRecord);

/** The look of a state; activity has simply happened. Of a deposit alone, what failed is lost. */
export function toneOf(record: MoneyRecord): StateTone {
  if (record.tab === 'activity') return 'good';
  if (record.tab === 'withdrawals') return STATE_TONES[withdrawalState(record)];
  const tone = STATE_TONES[depositState(record)];
  return tone === 'back' ? 'bad' : tone;
}

/** A withdrawal that was not paid is money that came back, and no failure. */
const isBack = (record: MoneyRecord) => toneOf(record) === 'back';

/** How an order stands, in words; undefined for activity, which has simply happened. */
export function stateTextOf(record: MoneyRecord): string | undefined {
  if (record.tab === 'activity') return undefined;
  return stateText(record.tab, record);
}

/** The state of deposits or withdrawals in words. */
export function stateText(
  tab: 'deposits' | 'withdrawals',
  order: Parameters<typeof withdrawalState>[0],
): string {
  const { deposits, withdrawals } = texts().records.states;
  return tab === 'deposits' ? deposits[depositState(order)]() : withdrawals[withdrawalState(order)]();
}

/** A deposit that is not paid yet: its money has not moved. */
const isUnpaid = (record: MoneyRecord) => record.tab === 'deposits' && toneOf(record) === 'waiting';

/** The amount that moved, without its direction, in minor units: of an order that was paid in part what was paid. */
const movedBy = (record: MoneyRecord): Minor | undefined =>
  toMinor(record.tab === 'activity' ? record.amount : paidOf(record));

/** What the wallet gains or loses by it, in minor units: nothing by a withdrawal that came back. */
export function changeOf(record: MoneyRecord): Minor | undefined {
  if (isBack(record)) return 0n;
  if (record.tab === 'withdrawals') return minus(movedBy(record));
  const taken = record.tab === 'deposits' ? toMinor(record.takenBack?.amount ?? 0) : 0n;
  return sumOf([movedBy(record), minus(taken)]);
}

/** `+10,000.00` or `-10,000.00`. */
export function signed(amount: Minor | undefined): string {
  return amount !== undefined && amount > 0n ? `+${formatMinor(amount)}` : formatMinor(amount);
}

/** The amount as it is shown: without a sign where it came back or has not moved yet. */
export function shownAmount(record: MoneyRecord): string {
  if (isBack(record) || isUnpaid(record)) return formatAmount(record.amount);
  return signed(record.tab === 'withdrawals' ? minus(movedBy(record)) : movedBy(record));
}

/** The look of the amount. Gold is money that moved; what failed stands back. */
export function amountLook(record: MoneyRecord): string {
  if (toneOf(record) === 'bad') return 'text-muted line-through';
  return isBack(record) || isUnpaid(record) ? 'text-text' : 'text-gold';
}

/** What it is, in words: the kind of activity, or how it was paid. */
export function titleOf(record: MoneyRecord, methodName: (code: string) => string): string {
  return record.tab === 'activity'
    ? knownText(texts().records.activity, record.type, texts().records.otherActivity)
    : methodName(record.paymentMethod);
}

export interface MethodLooks {
  nameOf: (code: string) => string;
  iconOf: (code: string) => string | undefined;
}

/** Names and icons of the payment methods of this player; one that is gone is shown by its code. */
export function useMethodLooks(): MethodLooks {
  const methods = usePlayer()?.methodConfig;
  return useMemo(() => {
    const find = (code: string) => methods?.find((method) => method.code === code);
    return { nameOf: (code) => find(code)?.name ?? code, iconOf: (code) => find(code)?.icon };
  }, [methods]);
}

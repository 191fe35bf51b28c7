import { useMemo } from 'react';
import type { ActivityRecord, RechargeOrder, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { formatMinor, type Minor, toMinor } from '../../lib/money.ts';
import { type OrderState, orderState, STATE_TONES } from '../../session/order-status.ts';
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
  const tone = STATE_TONES[orderState(record)];
  return record.tab === 'deposits' && tone === 'back' ? 'bad' : tone;
}

/** A withdrawal that was not paid is money that came back, and no failure. */
const isBack = (record: MoneyRecord) => toneOf(record) === 'back';

/** How an order stands, in words; undefined for activity, which has simply happened. */
export function stateTextOf(record: MoneyRecord): string | undefined {
  if (record.tab === 'activity') return undefined;
  return stateText(record.tab, orderState(record));
}

/** A state of deposits or withdrawals in words. Only a withdrawal can be cancelled. */
export function stateText(tab: 'deposits' | 'withdrawals', state: OrderState): string {
  const { deposits, withdrawals } = texts().records.states;
  return tab === 'deposits' && state !== 'cancelled' ? deposits[state]() : withdrawals[state]();
}

/** A deposit that is not paid yet: its money has not moved. */
const isUnpaid = (record: MoneyRecord) => record.tab === 'deposits' && toneOf(record) === 'waiting';

/** What the wallet gains or loses by it, in minor units: nothing by a withdrawal that came back. */
export function changeOf(record: MoneyRecord): Minor {
  const amount = toMinor(record.amount) ?? 0n;
  if (isBack(record)) return 0n;
  return record.tab === 'withdrawals' ? -amount : amount;
}

/** `+10,000.00` or `-10,000.00`. */
export function signed(amount: Minor): string {
  return amount > 0n ? `+${formatMinor(amount)}` : formatMinor(amount);
}

/** The amount as it is shown: without a sign where it came back or has not moved yet. */
export const shownAmount = (record: MoneyRecord): string =>
  isBack(record) || isUnpaid(record) ? formatMinor(toMinor(record.amount) ?? 0n) : signed(changeOf(record));

/** The look of the amount. Gold is money that moved; what failed stands back. */
export function amountLook(record: MoneyRecord): string {
  if (toneOf(record) === 'bad') return 'text-muted line-through';
  return isBack(record) || isUnpaid(record) ? 'text-text' : 'text-gold';
}

/** What it is, in words: the kind of activity, or how it was paid. */
export function titleOf(record: MoneyRecord, methodName: (code: string) => string): string {
  return record.tab === 'activity'
    ? texts().records.activity[record.type]()
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

import type { ActivityRecord, RechargeOrder, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { formatMinor, type Minor, toMinor } from '../../lib/money.ts';
import { usePlayer } from '../../session/use-player.ts';
import type { StateTone } from '../../ui/state-chip.tsx';

/** A row of /transactions, wherever it comes from. */
export type MoneyRecord =
  | ({ tab: 'deposits' } & RechargeOrder)
  | ({ tab: 'withdrawals' } & WithdrawOrder)
  | ({ tab: 'activity' } & ActivityRecord);

/** Statuses of spec point 4 by their names. */
export const STATUSES = ['created', 'pending', 'success', 'failed'] as const;
export type StatusName = (typeof STATUSES)[number];

/** Name of a wire status; one we do not know reads as pending. */
export function statusNameOf(status: number): StatusName {
  return STATUSES[status] ?? 'pending';
}

const TONES = { created: 'waiting', pending: 'waiting', success: 'good', failed: 'bad' } as const;

/** A withdrawal that was not paid is money that came back, and no failure. */
const isBack = (record: MoneyRecord) =>
  record.tab === 'withdrawals' && statusNameOf(record.status) === 'failed';

/** The look of a state; activity has simply happened. */
export function toneOf(record: MoneyRecord): StateTone {
  if (record.tab === 'activity') return 'good';
  return isBack(record) ? 'back' : TONES[statusNameOf(record.status)];
}

/** How an order stands, in words; undefined for activity, which has simply happened. */
export function stateTextOf(record: MoneyRecord): string | undefined {
  if (record.tab === 'activity') return undefined;
  if (record.tab === 'withdrawals' && record.timeline.at(-1)?.step === 'cancelled')
    return texts().records.states.withdrawals.cancelled();
  return texts().records.states[record.tab][statusNameOf(record.status)]();
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
  const methods = usePlayer()?.methodConfig ?? [];
  const find = (code: string) => methods.find((method) => method.code === code);
  return { nameOf: (code) => find(code)?.name ?? code, iconOf: (code) => find(code)?.icon };
}

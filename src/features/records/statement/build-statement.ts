import type {
  ActivityRecord,
  ActivityType,
  BettingRecord,
  RechargeOrder,
  WithdrawOrder,
} from '../../../api/generated/contract.schemas.ts';
import type { Day } from '../../../lib/day.ts';
import { type Minor, minus, sumOf, toMinor } from '../../../lib/money.ts';
import { isPaidStatus, paidOf, withdrawalState } from '../../../session/order-status.ts';
import { balanceChange } from '../bet-sums.ts';
import type { DayRange } from '../days-of.ts';

export type MovementKind =
  | 'deposit'
  | 'withdrawal'
  | 'returned'
  | 'takenBack'
  | 'bets'
  | Exclude<ActivityType, 'bonus_released'>;

export interface Movement {
  day: Day;
  kind: MovementKind;
  id: string;
  count: number;
  /** Undefined if it, or a figure it depends on, cannot be read. */
  change: Minor | undefined;
  balance: Minor | undefined;
}

export interface Statement {
  opening: Minor | undefined;
  movements: Movement[];
  closing: Minor | undefined;
}

/** All orders, because their money can move days later; other records start with the period. */
export interface StatementRecords {
  deposits: readonly RechargeOrder[];
  withdrawals: readonly WithdrawOrder[];
  activity: readonly ActivityRecord[];
  bets: readonly BettingRecord[];
  balance: number;
}

type Change = Omit<Movement, 'balance'> & { at: string };

const amountOf = ({ amount }: { amount: number }) => toMinor(amount);

const isBack = ({ step }: WithdrawOrder['timeline'][number]) => step === 'returned' || step === 'cancelled';

const wasCredited = ({ status, takenBack }: RechargeOrder) => isPaidStatus(status) || takenBack !== undefined;

/** The returned money and its time: all of it, the rest of a partly paid order, or its paid part later. */
function returnsOf(row: WithdrawOrder): { amount: Minor | undefined; at: string | undefined }[] {
  const times = row.timeline.filter(isBack).map(({ at }) => at);
  const state = withdrawalState(row);
  const all = amountOf(row);
  const paid = toMinor(paidOf(row));
  const rest = sumOf([all, minus(paid)]);
  const isAllBack = state === 'failed' || state === 'cancelled' || state === 'reversed';
  if (rest === 0n || state === 'failed' || state === 'cancelled')
    return isAllBack ? [{ amount: all, at: times.at(-1) }] : [];
  return [
    { amount: rest, at: times[0] },
    ...(state === 'reversed' ? [{ amount: paid, at: times.at(-1) }] : []),
  ];
}

/** The bets of a day with no other movement between them are one change; each balance is that of its own moment. */
function togetherBets(changes: readonly Change[]): Change[] {
  const rows: Change[] = [];
  for (const one of changes) {
    const last = rows.at(-1);
    if (one.kind !== 'bets' || last?.kind !== 'bets' || last.day !== one.day) rows.push(one);
    else
      rows[rows.length - 1] = {
        ...one,
        count: last.count + one.count,
        change: sumOf([last.change, one.change]),
      };
  }
  return rows;
}

function changesOf(
  { deposits, withdrawals, activity, bets }: StatementRecords,
  dayOf: (createdAt: string) => Day,
): Change[] {
  const change = (
    kind: MovementKind,
    row: { id: string; createdAt: string },
    amount: Minor | undefined,
    at = row.createdAt,
  ): Change => ({ at, day: dayOf(at), kind, id: row.id, count: 1, change: amount });
  const all = [
    ...deposits.flatMap((row) => [
      ...(wasCredited(row) ? [change('deposit', row, toMinor(paidOf(row)), row.paidAt)] : []),
      ...(row.takenBack ? [change('takenBack', row, minus(amountOf(row.takenBack)), row.takenBack.at)] : []),
    ]),
    // The money left the balance with the order, and came back if the bank refused or the player cancelled.
    ...withdrawals.flatMap((row) => [
      change('withdrawal', row, minus(amountOf(row))),
      ...returnsOf(row).map(({ amount, at }) => change('returned', row, amount, at)),
    ]),
    // A bonus that becomes cash does not change the sum of both.
    ...activity.flatMap((row) =>
      row.type === 'bonus_released' ? [] : [change(row.type, row, amountOf(row))],
    ),
    ...bets.map((bet) => ({ ...change('bets', bet, balanceChange([bet])), id: '' })),
  ];
  return togetherBets(all.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)));
}

/**
 * Opening balance, all movements oldest first, closing balance (HIS-01), calculated back from the present balance,
 * because no call gives a past one. An order counts on the day its money moved, a bet on the day it was placed.
 */
export function buildStatement(
  records: StatementRecords,
  { startDate, endDate }: DayRange,
  dayOf: (createdAt: string) => Day,
): Statement {
  const changes = changesOf(records, dayOf).filter(({ day }) => startDate === undefined || day >= startDate);
  const isWithin = ({ day }: Change) => endDate === undefined || day <= endDate;
  const later = changes.filter((one) => !isWithin(one));
  const closing = sumOf([toMinor(records.balance), ...later.map(({ change }) => minus(change))]);
  let balance = closing;
  // Calculated from the end, because the present balance is known: an unreadable amount hides only earlier balances.
  const movements = changes
    .filter(isWithin)
    .reverse()
    .map(({ at: _at, ...movement }) => {
      const after = balance;
      balance = sumOf([balance, minus(movement.change)]);
      return { ...movement, balance: after };
    })
    .reverse();
  return { opening: balance, movements, closing };
}

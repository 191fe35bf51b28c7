import {
  type DepositLimit,
  LIMIT_PERIODS,
  type LimitPeriod,
  NO_LIMITS,
  type PlayBlock,
  type PlayLimits,
  type RealityMinutes,
} from './limit-rules.ts';

/** Each player's own limits, under a mark of the name (device-mark.ts). */
export interface LimitRecord {
  players: Readonly<Record<string, PlayLimits>>;
  /** The latest server time that this device knows: no block ends before it, for any time of the phone's clock. */
  seenAt: number;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' ? { ...value } : {});
const isTime = (value: unknown): value is number => Number.isFinite(value);
const isLimit = (value: unknown): value is bigint => typeof value === 'bigint' && value >= 0n;

function depositLimitFrom(value: unknown): DepositLimit {
  const { amount, raise } = fieldsOf(value);
  const waiting = fieldsOf(raise);
  const isRaise = (isLimit(waiting.amount) || waiting.amount === null) && isTime(waiting.ripeAt);
  return {
    amount: isLimit(amount) ? amount : null,
    raise: isRaise
      ? { amount: isLimit(waiting.amount) ? waiting.amount : null, ripeAt: Number(waiting.ripeAt) }
      : null,
  };
}

function blockFrom(value: unknown): PlayBlock | null {
  const { kind, since, until } = fieldsOf(value);
  if ((kind !== 'timeOut' && kind !== 'exclusion') || !isTime(until)) return null;
  return { kind, since: isTime(since) ? since : until, until };
}

function limitsFrom(value: unknown): PlayLimits {
  const { deposit, block, realityMinutes } = fieldsOf(value);
  const kept = fieldsOf(deposit);
  const of = (period: LimitPeriod) => [period, depositLimitFrom(kept[period])] as const;
  const minutes = ([15, 30, 60] as const).find(
    (offered): offered is RealityMinutes => offered === realityMinutes,
  );
  return {
    deposit: { ...NO_LIMITS.deposit, ...Object.fromEntries(LIMIT_PERIODS.map(of)) },
    block: blockFrom(block),
    realityMinutes: minutes ?? null,
  };
}

export function limitRecordFrom(record: unknown): LimitRecord {
  const { players, seenAt } = fieldsOf(record);
  const rows = Object.entries(fieldsOf(players)).map(([mark, limits]) => [mark, limitsFrom(limits)] as const);
  return { players: Object.fromEntries(rows), seenAt: isTime(seenAt) ? seenAt : 0 };
}

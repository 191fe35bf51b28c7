import * as v from 'valibot';
import { NO_LIMITS, type PlayLimits } from './limit-rules.ts';

/** Each player's own limits, under a mark of the name (device-mark.ts). */
export interface LimitRecord {
  players: Readonly<Record<string, PlayLimits>>;
  /** The latest server time that this device knows: no block ends before it, for any time of the phone's clock. */
  seenAt: number;
}

const time = v.pipe(v.number(), v.finite());
const amount = v.nullable(v.pipe(v.bigint(), v.minValue(0n)));
const limit = v.fallback(
  v.object({
    amount: v.fallback(amount, null),
    raise: v.fallback(v.nullable(v.object({ amount, ripeAt: time })), null),
  }),
  NO_LIMITS.deposit.day,
);
const block = v.pipe(
  v.object({ kind: v.picklist(['timeOut', 'exclusion']), since: v.fallback(time, 0), until: time }),
  v.transform((kept) => ({ ...kept, since: kept.since || kept.until })),
);
const limits = v.object({
  deposit: v.fallback(v.object({ day: limit, week: limit, month: limit }), NO_LIMITS.deposit),
  block: v.fallback(v.nullable(block), null),
  realityMinutes: v.fallback(v.nullable(v.picklist([15, 30, 60])), null),
});
const NOTHING: LimitRecord = { players: {}, seenAt: 0 };
const stored = v.fallback(
  v.object({
    players: v.fallback(v.record(v.string(), v.fallback(limits, NO_LIMITS)), NOTHING.players),
    seenAt: v.fallback(time, 0),
  }),
  NOTHING,
);

/** What is broken in a record counts as not set. */
export const limitRecordFrom = (record: unknown): LimitRecord => v.parse(stored, record);

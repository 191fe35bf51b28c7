import { expect, test } from 'vitest';
import {
  addMonths,
  blockAt,
  confirmRaise,
  isRaiseDue,
  NO_LIMITS,
  type PlayLimits,
  RAISE_WAITS_MS,
  setDepositLimit,
  startExclusion,
  startTimeOut,
  withAccountExclusion,
} from './limit-rules.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const withDay = (amount: bigint | null): PlayLimits => setDepositLimit(NO_LIMITS, 'day', amount, NOW);
const day = (limits: PlayLimits) => limits.deposit.day;

const table: [string, bigint | null, bigint | null, { counts: bigint | null; waits: boolean }][] = [
  ['a first limit', null, 50_000n, { counts: 50_000n, waits: false }],
  ['a lower limit', 50_000n, 20_000n, { counts: 20_000n, waits: false }],
  ['a limit of nothing', 50_000n, 0n, { counts: 0n, waits: false }],
  ['a higher limit', 50_000n, 80_000n, { counts: 50_000n, waits: true }],
  ['no limit any more', 50_000n, null, { counts: 50_000n, waits: true }],
  ['the same limit', 50_000n, 50_000n, { counts: 50_000n, waits: false }],
];
test.each(table)('PLR-02 %s: from %s to %s', (_title, before, requested, { counts, waits }) => {
  const limit = day(setDepositLimit(withDay(before), 'day', requested, NOW));
  expect(limit.amount).toBe(counts);
  expect(limit.raise).toEqual(waits ? { amount: requested, ripeAt: NOW + RAISE_WAITS_MS } : null);
});

const raised = setDepositLimit(withDay(50_000n), 'day', 80_000n, NOW);
const ripening: [string, number, boolean][] = [
  ['at once', 0, false],
  ['a millisecond before its day is over', DAY - 1, false],
  ['when its day is over', DAY, true],
  ['a month later', 30 * DAY, true],
  ['with the clock put back a day', -DAY, false],
];
test.each(ripening)('PLR-02 a raise confirmed %s', (_title, later, works) => {
  expect(isRaiseDue(day(raised), NOW + later)).toBe(works);
  expect(day(confirmRaise(raised, 'day', NOW + later)).amount).toBe(works ? 80_000n : 50_000n);
});

test('PLR-02 where no raise waits there is none to confirm', () => {
  expect(isRaiseDue(day(withDay(50_000n)), NOW + DAY)).toBe(false);
  expect(confirmRaise(withDay(50_000n), 'day', NOW + DAY)).toEqual(withDay(50_000n));
});

test('PLR-02 the same raise requested again goes on waiting, another one starts again, a lower limit cancels it', () => {
  expect(setDepositLimit(raised, 'day', 80_000n, NOW + HOUR)).toEqual(raised);
  expect(day(setDepositLimit(raised, 'day', 90_000n, NOW + HOUR)).raise?.ripeAt).toBe(NOW + HOUR + DAY);
  expect(day(setDepositLimit(raised, 'day', 50_000n, NOW + HOUR)).raise).toBeNull();
  expect(day(setDepositLimit(raised, 'day', 10_000n, NOW + HOUR))).toEqual({
    amount: 10_000n,
    raise: null,
  });
});

test('PLR-02 each period has a limit of its own', () => {
  const week = setDepositLimit(NO_LIMITS, 'week', 90_000n, NOW).deposit;
  expect([week.day.amount, week.week.amount, week.month.amount]).toEqual([null, 90_000n, null]);
  const both = setDepositLimit(withDay(50_000n), 'month', 400_000n, NOW);
  expect([both.deposit.day.amount, both.deposit.week.amount, both.deposit.month.amount]).toEqual([
    50_000n,
    null,
    400_000n,
  ]);
});

const lengths = [
  ['day', DAY],
  ['week', 7 * DAY],
  ['month', 30 * DAY],
] as const;
test.each(lengths)('PLR-02 a time-out of a %s lasts %d ms to the millisecond', (length, ms) => {
  const limits = startTimeOut(NO_LIMITS, length, NOW);
  expect(blockAt(limits, NOW)?.kind).toBe('timeOut');
  expect(blockAt(limits, NOW + ms - 1)).not.toBeNull();
  expect(blockAt(limits, NOW + ms)).toBeNull();
});

test('PLR-02 a clock put back makes no block shorter and does not end it', () => {
  const limits = startTimeOut(NO_LIMITS, 'day', NOW);
  expect(blockAt(limits, NOW - 3 * DAY)?.until).toBe(NOW + DAY);
  const again = startTimeOut(limits, 'day', NOW - 3 * DAY);
  expect(again.block?.until).toBe(NOW + DAY);
});

test('PLR-02 a block is made longer, never shorter or less', () => {
  const month = startTimeOut(NO_LIMITS, 'month', NOW);
  expect(startTimeOut(month, 'day', NOW + DAY).block).toEqual(month.block);
  const excluded = startExclusion(month, 'halfYear', NOW + DAY);
  expect(excluded.block).toEqual({ kind: 'exclusion', since: NOW, until: Date.parse('2027-05-22T12:00Z') });
  expect(startTimeOut(excluded, 'month', NOW + 2 * DAY).block).toEqual(excluded.block);
  expect(startExclusion(excluded, 'fiveYears', NOW + 2 * DAY).block?.until).toBe(
    Date.parse('2031-11-23T12:00Z'),
  );
});

test('PLR-02 after a block that is over the next one starts of its own', () => {
  const later = Date.parse('2027-06-21T12:00Z');
  const again = startTimeOut(startExclusion(NO_LIMITS, 'halfYear', NOW), 'day', later);
  expect(again.block).toEqual({ kind: 'timeOut', since: later, until: later + DAY });
});

const iso = (ms: number) => new Date(ms).toISOString();
const before: [string, PlayLimits][] = [
  ['nothing', NO_LIMITS],
  ['a break', startTimeOut(NO_LIMITS, 'week', NOW)],
  ['an exclusion', startExclusion(NO_LIMITS, 'halfYear', NOW)],
];
test.each(before)(
  'PLR-02 an exclusion of the account beside %s counts until its end, and then changes nothing',
  (_what, limits) => {
    for (const until of [undefined, '', 'soon', iso(NOW - DAY), iso(NOW - 1), iso(NOW)])
      expect(withAccountExclusion(limits, until, NOW)).toBe(limits);
    for (const end of [NOW + 1, NOW + DAY, NOW + 400 * DAY])
      expect(withAccountExclusion(limits, iso(end), NOW).block).toEqual({
        kind: 'exclusion',
        since: NOW,
        until: Math.max(end, limits.block?.until ?? 0),
      });
  },
);

const months: [string, number, string][] = [
  ['2026-11-21T12:00:00.000Z', 6, '2027-05-21T12:00:00.000Z'],
  ['2026-08-31T23:30:00.000Z', 6, '2027-02-28T23:30:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
];
test.each(months)('PLR-02 %s and %d months is %s', (from, count, to) => {
  expect(new Date(addMonths(Date.parse(from), count)).toISOString()).toBe(to);
});

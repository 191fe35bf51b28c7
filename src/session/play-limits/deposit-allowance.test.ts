import { expect, test } from 'vitest';
import type { OrderStatus } from '../../api/generated/contract.schemas.ts';
import { allowancesOf, countedFrom, isCounted, periodOf } from './deposit-allowance.ts';
import { type LimitPeriod, NO_LIMITS, setDepositLimit } from './limit-rules.ts';

const CHILE = 'America/Santiago';
/** A Saturday. */
const TODAY = '2026-11-21';

function limited(own: Partial<Record<LimitPeriod, bigint>>) {
  const rows = Object.entries(own) as [LimitPeriod, bigint][];
  return rows.reduce((limits, [period, amount]) => setDepositLimit(limits, period, amount, 0), NO_LIMITS);
}

const order = (createdAt: string, amount = 10_000) => ({ createdAt, amount, status: 2 as OrderStatus });
const left = (
  limits: Partial<Record<LimitPeriod, bigint>>,
  orders: ReturnType<typeof order>[],
  today = TODAY,
) => allowancesOf(limited(limits), orders, today, CHILE).map((row) => `${row.period} ${row.left}`);

test.each([
  ['day', '2026-11-21', '2026-11-21', '2026-11-22'],
  ['day', '2026-12-31', '2026-12-31', '2027-01-01'],
  ['week', '2026-11-21', '2026-11-16', '2026-11-23'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-23'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-30'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-04'],
  ['month', '2026-11-30', '2026-11-01', '2026-12-01'],
  ['month', '2028-02-29', '2028-02-01', '2028-03-01'],
] as const)('PLR-02 the %s of %s is from %s up to %s', (period, today, from, next) => {
  expect(periodOf(period, today)).toEqual({ from, next });
});

test('PLR-02 a week that began in the month before is counted from its Monday', () => {
  expect(countedFrom('2026-12-02')).toBe('2026-11-30');
  expect(countedFrom('2026-11-21')).toBe('2026-11-01');
});

test.each([
  ['2026-11-21', ['month 1000', 'week 1000', 'day 1000']],
  ['2026-11-30', ['week 1000', 'month 1000', 'day 1000']],
])('PLR-02 on %s of limits with the same rest the one that holds longest comes first', (today, rests) => {
  expect(left({ day: 1_000n, week: 1_000n, month: 1_000n }, [], today)).toEqual(rests);
});

test('PLR-02 days end at midnight of the market, not of UTC and not of the phone', () => {
  // Chile is three hours behind UTC in November.
  const late = order('2026-11-22T02:59:59.999Z');
  const early = order('2026-11-22T03:00:00.000Z');
  expect(left({ day: 1_500_000n }, [late, early])).toEqual(['day 500000']);
  expect(left({ day: 1_500_000n }, [late, early], '2026-11-22')).toEqual(['day 500000']);
  expect(left({ day: 1_500_000n }, [late, early], '2026-11-23')).toEqual(['day 1500000']);
});

test('PLR-02 the night the clocks change counts every order once', () => {
  // Chile puts its clocks back on 4 April 2027 at midnight: 23:30 comes twice on the 3rd.
  const twice = [order('2027-04-04T02:30:00.000Z'), order('2027-04-04T03:30:00.000Z')];
  expect(left({ day: 3_000_000n }, twice, '2027-04-03')).toEqual(['day 1000000']);
  expect(left({ day: 3_000_000n }, twice, '2027-04-04')).toEqual(['day 3000000']);
});

const NOW = Date.parse('2026-11-21T15:00:00.000Z');
const later = new Date(NOW + 1).toISOString();
const expired = new Date(NOW).toISOString();
test.each([
  ['created', 0, undefined, true],
  ['pending', 1, undefined, true],
  ['created and payable', 0, later, true],
  ['created and expired', 0, expired, false],
  ['successful', 2, undefined, true],
  ['successful after it expired', 2, expired, true],
  ['failed', 3, undefined, false],
  ['partly paid', 4, undefined, true],
  ['reversed', 5, undefined, false],
  ['charged back', 6, undefined, false],
] as const)('PLR-02 DEP-10 whether a %s order counts', (_name, status, expiresAt, counts) => {
  const made = { id: 'R1', status, ...(expiresAt && { expiresAt }) };
  expect(isCounted(made, NOW, new Set(['R2']))).toBe(counts);
  expect(isCounted(made, NOW, new Set(['R1']))).toBe(status === 2 || status === 4);
});

test('PLR-02 the limit that lets through least comes first; what is over it leaves nothing', () => {
  const orders = [order('2026-11-21T15:00:00.000Z'), order('2026-11-03T15:00:00.000Z', 90_000)];
  expect(left({ day: 2_000_000n, week: 5_000_000n, month: 9_500_000n }, orders)).toEqual([
    'month 0',
    'day 1000000',
    'week 4000000',
  ]);
});

test('PLR-02 money counts on the day it arrived, and what is on its way counts today', () => {
  const made = order('2026-11-22T02:58:00.000Z');
  const arrived = { ...made, paidAt: '2026-11-22T03:00:30.000Z' };
  for (const row of [arrived, { ...made, status: 1 as OrderStatus }, { ...made, status: 0 as OrderStatus }])
    expect(left({ day: 1_500_000n }, [row], '2026-11-22')).toEqual(['day 500000']);
  expect(left({ day: 1_500_000n }, [arrived], '2026-11-21')).toEqual(['day 1500000']);
});

test('PLR-02 a deposit that was paid in part fills a limit with what was paid', () => {
  const orders = [{ ...order('2026-11-21T15:00:00.000Z'), paidAmount: 4_000 }];
  const allowances = allowancesOf(limited({ day: 2_000_000n }), orders, TODAY, CHILE);
  expect(allowances).toMatchObject([{ used: 400_000n, left: 1_600_000n, resetsOn: '2026-11-22' }]);
});

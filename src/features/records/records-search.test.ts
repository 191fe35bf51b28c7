import { expect, test } from 'vitest';
import { daysOf } from './days-of.ts';
import { readPeriod, readTransactionsSearch } from './records-search.ts';

const today = '2026-11-21';

test.each([
  [{ period: 'all' }, {}],
  [{ period: 'today' }, { startDate: today, endDate: today }],
  [{ period: 'week' }, { startDate: '2026-11-15', endDate: today }],
  [{ period: 'month' }, { startDate: '2026-11-01', endDate: today }],
  [{ period: 'own' }, {}],
  [{ period: 'own', from: '2026-10-01' }, { startDate: '2026-10-01' }],
  [
    { period: 'own', from: '2026-10-31', to: '2026-10-01' },
    { startDate: '2026-10-01', endDate: '2026-10-31' },
  ],
] as const)('HIS-02 the days of %j', (period, days) => {
  expect(daysOf(period, today)).toEqual(days);
});

test('HIS-02 a period of the address is read as it stands, and anything malformed as the default', () => {
  expect(readPeriod({ period: 'week', from: '2026-10-01' }, 'all')).toEqual({ period: 'week' });
  expect(readPeriod({ period: 'own', from: '2026-10-01', to: '2026-02-31' }, 'all')).toEqual({
    period: 'own',
    from: '2026-10-01',
  });
  expect(readPeriod({ period: 'decade' }, 'week')).toEqual({ period: 'week' });
  expect(readPeriod({ period: 7, from: {} }, 'all')).toEqual({ period: 'all' });
});

test.each([
  [{}, {}],
  [{ tab: 'deposits', status: 2 }, { status: 2 }],
  [
    { tab: 'withdrawals', status: 0, period: 'week' },
    { tab: 'withdrawals', status: 0, period: 'week' },
  ],
  [{ tab: 'activity', status: 2 }, { tab: 'activity' }],
  [{ tab: 'elsewhere', status: 9, period: 'all', from: '2026-11-01' }, {}],
  [
    { period: 'own', from: '2026-11-01', to: 'soon' },
    { period: 'own', from: '2026-11-01' },
  ],
])('HIS-01 the address %j shows %j', (address, search) => {
  expect(readTransactionsSearch(address)).toEqual(search);
});

import { expect, test } from 'vitest';
import { daysOf } from './days-of.ts';
import { isStatusOf, readBettingSearch, readPeriod, readTransactionsSearch } from './records-search.ts';

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

test.each([
  ['deposits', [0, 1, 2, 3, 4, 5, 6]],
  ['withdrawals', [0, 1, 2, 3, 4, 5]],
] as const)('HIS-01 of all values of an address %s have the statuses %j alone', (tab, statuses) => {
  const values = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 1.5, '2', '', null, undefined, Number.NaN, [1], {}];
  expect(values.filter((value) => isStatusOf(tab, value))).toEqual(statuses);
  const kept = values.filter((status) => readTransactionsSearch({ tab, status }).status !== undefined);
  expect(kept).toEqual(statuses);
});

test.each([
  [{}, {}],
  [{ period: 'week' }, {}],
  [{ period: 'nonsense', wallet: 'cash' }, {}],
  [
    { period: 'all', wallet: 'bonus' },
    { period: 'all', wallet: 'bonus' },
  ],
])(
  'HIS-02 the address %j of the bets is read as %j: without a period they are those of a week',
  (search, read) => {
    expect(readBettingSearch(search)).toEqual(read);
  },
);

import { expect, test } from 'vitest';
import { readTransactionsSearch } from './transactions-search.ts';

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

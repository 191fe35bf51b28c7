import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { renderApp } from './render-app.tsx';
import { givePorts } from './the-app.ts';

/** All addresses with search values, and the names of these values. */
const READ_BY: readonly [address: string, ...names: string[]][] = [
  ['/allgame', 'tag', 'favourites', 'q'],
  ['/bettinghistory', 'wallet', 'period', 'from', 'to'],
  ['/deposit', 'order', 'amount', 'offer'],
  ['/newUserDeposit', 'multiple', 'isInGame'],
  ['/redenvelope', 'view'],
  ['/rushdeposit', 'order'],
  ['/searchgame', 'q'],
  ['/transactions', 'tab', 'status', 'period', 'from', 'to'],
  ['/withdraw', 'order'],
  ['/me', 'tab'],
];
/** Values of a crafted or broken link. */
const JUNK = [
  'foo',
  'withdraw',
  'toString',
  '__proto__',
  '-1',
  '1e99',
  'null',
  '%7B%22a%22%3A1%7D',
  '%5B1%2C2%5D',
  '%22own%22',
];
const searches = READ_BY.map(([address, ...names]) => ({
  address,
  searches: names.flatMap((name) => [
    ...JUNK.map((value) => `?${name}=${value}`),
    `?${name}=foo&${name}=bar`,
    `?period=own&${name}=${'9'.repeat(300)}`,
  ]),
}));

test('HIS-01 the crafted addresses have at least 200 searches', () => {
  expect(searches.flatMap((row) => row.searches).length).toBeGreaterThan(200);
});

test.each(searches)('HIS-01 the screen at $address survives its crafted search values', async (row) => {
  const { router, queryClient } = await renderApp(row.address, { player: true });
  const refused: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await globalThis.fetch(input, init);
    if (answer.status === 400) refused.push(`${router.state.location.href} ${String(input)}`);
    return answer;
  };
  givePorts({ fetch });
  for (const search of row.searches) {
    act(() => router.history.push(`${row.address}${search}`));
    await act(() => router.load());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const main = screen.getByRole('main', { hidden: true });
    expect([search, screen.queryByText(texts().crashed.title())]).toEqual([search, null]);
    expect(main.textContent, search).not.toMatch(/NaN|undefined|\[object|Invalid Date/);
  }
  expect(refused).toEqual([]);
});

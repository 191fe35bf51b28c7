import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { operations } from '../../mock-server/generated/operations.ts';
import { texts } from '../../src/i18n/texts.ts';
import { extremes, type Recipe, randomAnswer } from '../support/random-answers.ts';
import { renderApp } from '../support/render-app.tsx';

/** Answers rendered for each screen beside the extremes; more of them by RANDOM_ANSWERS. */
const RUNS = Number(process.env.RANDOM_ANSWERS ?? 2);
const recipes: readonly Recipe[] = [...extremes, ...Array.from({ length: RUNS }, (_, index) => index + 1)];

/** Every address of the route tree that calls something, with what a player may find in its query. */
const addresses = [
  '/',
  '/allgame',
  '/allgame/hot',
  '/balancetips',
  '/bettinghistory',
  '/bonus',
  '/changepassword',
  '/deposit',
  '/firstRecharge',
  '/me',
  '/newUserCashback',
  '/newUserDeposit',
  '/notices',
  '/playsafely',
  '/promotion',
  '/redenvelope',
  '/redenvelope?shared=E1',
  '/rushdeposit',
  '/searchgame',
  '/transactions',
  '/transactions?tab=withdrawals',
  // No such tab.
  '/transactions?tab=withdraw',
  '/transactions?tab=activity',
  '/withdraw',
];

/** Calls that wait for a tap, a popup or an order: the tests of their screens make them. */
const afterATap = [
  '/game/sports',
  '/lobby/banners',
  '/lobby/popups',
  '/ping',
  '/recharge/queryPay',
  '/user/checkBindViaUser',
];

/** Calls that a screen made and went on from. */
const used = new Set<string>();

/** A server that gives the answers of a recipe to every call. */
const handlersOf = (recipe: Recipe) =>
  operations.map(({ path, operationId }) =>
    http.post(`*${path}`, () =>
      HttpResponse.json({ success: true, message: '', data: randomAnswer(operationId, recipe) }),
    ),
  );

describe.each(addresses)('%s', (address) => {
  test.each(recipes)('CON-02 shows whatever keeps the contract: %s', async (recipe) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { queryClient, calls } = await renderApp(address, { player: true, handlers: handlersOf(recipe) });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText(texts().crashed.title())).toBeNull();
    const main = screen.getByRole('main', { hidden: true });
    await waitFor(() => expect(main.querySelector('[aria-busy="true"]')).toBeNull());
    expect(main.textContent).not.toMatch(/NaN|undefined|\[object|Invalid Date/);
    errors.mockRestore();
    for (const path of calls) used.add(path);
  });
});

test('CON-01 the sweep meets every call that reads, but for those after a tap', () => {
  const reads = operations.filter(({ kind }) => kind === 'query').map(({ path }) => path);
  expect(reads.filter((path) => !used.has(path)).sort()).toEqual([...afterATap].sort());
});

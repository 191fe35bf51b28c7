import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Category } from '../../src/api/generated/contract.schemas.ts';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { renderApp } from './render-app.tsx';
import { givePorts } from './the-app.ts';

/** Category ids of another backend, by the id in the mock. */
const OTHER_IDS: Readonly<Record<string, string>> = { hot: 'C-901', sports: 'C-902', bonus: 'C-903' };

function renameCategories(): void {
  const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
    const body = Object.entries(OTHER_IDS).reduce(
      (text, [id, other]) => text.replace(`"category":"${other}"`, `"category":"${id}"`),
      String(init?.body ?? '{}'),
    );
    const response = await globalThis.fetch(address, { ...init, body });
    if (!String(address).endsWith('/game/categories')) return response;
    const envelope: { data: Category[] } = await response.json();
    const data = envelope.data.map((category) => ({
      ...category,
      id: OTHER_IDS[category.id] ?? category.id,
    }));
    return new Response(JSON.stringify({ ...envelope, data }), response);
  };
  givePorts({ fetch });
}

test('LOB-03 LOB-06 PRO-05 Hot, Sports and Bonus are found by their names, whatever ids a backend gives them', async () => {
  const { router } = await renderApp('/tc', { player: true });
  renameCategories();
  await act(() => router.navigate({ to: '/' }));
  const tabs = within(await screen.findByRole('tablist', { name: texts().home.categories() }));
  expect(tabs.getByRole('tab', { selected: true }).textContent).toBe('Populares');
  expect(
    (
      await screen.findByRole('link', { name: texts().home.seeAllOf({ category: 'Populares' }) })
    ).getAttribute('href'),
  ).toBe('/allgame/C-901');
  fireEvent.click(tabs.getByRole('tab', { name: 'Deportes' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(2);
  await waitFor(() => expect(localStorage.getItem('BonusGamesID')).toBe('C-903'));

  await act(() => router.navigate({ to: '/allgame/{-$categorie}', params: { categorie: 'C-902' } }));
  expect(await screen.findByRole('region', { name: texts().games.matches() })).toBeDefined();
  await act(() => router.navigate({ to: '/searchgame' }));
  const popular = within(await screen.findByRole('region', { name: texts().games.popular() }));
  await waitFor(() => expect(popular.getAllByRole('listitem').length).toBeGreaterThan(2));
});

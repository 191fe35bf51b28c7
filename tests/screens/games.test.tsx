import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Category, SportEvent } from '../../src/api/generated/contract.schemas.ts';
import { gameSports } from '../../src/api/generated/game-sports.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { bringNear } from './page-waits.ts';
import { countOf, renderApp } from './render-app.tsx';
import { givePorts } from './the-app.ts';

async function typeQuery(query: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Buscar juegos' }), {
    target: { value: query },
  });
}

test('GAM-02 a game tapped right after typing is entered, and the way back finds the results', async () => {
  const { router } = await renderApp('/searchgame', { player: true });
  await typeQuery('providencia');
  fireEvent.click(await screen.findByText('Providencia'));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/gameView/));
  router.history.back();
  await waitFor(() => expect(router.state.location.href).toBe('/searchgame?q=providencia'));
  fireEvent.click(await screen.findByRole('button', { name: 'Borrar lo escrito' }));
  await waitFor(() => expect(router.state.location.href).toBe('/searchgame'));
});

test('GAM-02 a search for a team finds its matches, whose odds open the sportsbook', async () => {
  const { router } = await renderApp('/searchgame', { player: true });
  const [match] = (await gameSports({ country: 'CL' })).filter(({ isSuspended }) => !isSuspended);
  if (!match) throw new Error('No match takes bets.');
  await typeQuery(match.home.toUpperCase());
  const found = within(await screen.findByRole('region', { name: 'Partidos' }));
  expect(found.getAllByText(match.home).length).toBeGreaterThan(0);
  for (const row of found.getAllByRole('listitem')) expect(row.textContent).toContain(match.home);
  const [price] = found.getAllByRole('button').filter((button) => !button.hasAttribute('disabled'));
  fireEvent.click(price as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/gameView/));
});

test.each([true, false])(
  'GAM-02 the catalogue waits for the first letter only with the data saver (%s)',
  async (saveData) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const { calls } = await renderApp('/searchgame');
    await screen.findByRole('textbox', { name: 'Buscar juegos' });
    await within(await screen.findByRole('region', { name: 'Lo más jugado' })).findAllByRole('button');
    expect(countOf(calls, '/game/list') > 1).toBe(!saveData);
    await typeQuery('providencia');
    await screen.findByText('Providencia');
  },
);

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

const common = {
  sport: 'football',
  league: 'Liga del Pacífico',
  startsAt: '2026-11-22T12:00:00.000Z',
  odds: { home: 1.67, draw: 3.4, away: 12.5 },
  gameId: 'apuestas-deportivas',
};
const events: readonly SportEvent[] = [
  { ...common, id: 'e-1', home: 'Uno', away: 'Dos', isLive: true, score: '1-0', minute: 63 },
  { ...common, id: 'e-2', home: 'Tres', away: 'Cuatro', isLive: true, score: '2-2', isSuspended: true },
  { ...common, id: 'e-3', home: 'Cinco', away: 'Seis', isLive: false },
];

function serveMatches(): { entries: unknown[] } {
  const entries: unknown[] = [];
  const fetch = (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address);
    if (path.endsWith('/game/url')) entries.push(JSON.parse(String(init?.body)));
    if (!path.endsWith('/game/sports')) return globalThis.fetch(address, init);
    return Promise.resolve(Response.json({ success: true, message: '', data: events }));
  };
  givePorts({ fetch });
  return { entries };
}

test('GAM-09 LOB-03 live and coming matches stand apart, a suspended one is locked with words, and tapped odds enter the sportsbook with that selection', async () => {
  const { router } = await renderApp('/tc', { player: true });
  const { entries } = serveMatches();
  await act(() => router.navigate({ to: '/allgame/{-$categorie}', params: { categorie: 'sports' } }));
  const live = await screen.findByRole('region', { name: 'En vivo' });
  const coming = screen.getByRole('region', { name: texts().games.coming() });
  expect(within(live).getAllByRole('article')).toHaveLength(2);
  expect(within(coming).getAllByRole('article')).toHaveLength(1);
  const [open, shut] = within(live).getAllByRole('article');
  if (!open || !shut) throw new Error('There are fewer than two live matches.');
  expect(open.textContent).toMatch(/Uno\s*1\D*Dos\s*0/);
  expect(within(open).getByText(texts().games.minute({ minute: 63 }))).toBeDefined();
  for (const button of within(shut).getAllByRole<HTMLButtonElement>('button')) {
    expect(button.disabled).toBe(true);
    expect(button.textContent).toContain(texts().games.suspended());
    expect(button.textContent).not.toMatch(/\d\.\d\d/);
  }
  // All odds have the same width, so that a change moves nothing.
  for (const price of ['1.67', '12.50'])
    for (const shown of within(open).getAllByText(price)) expect(shown.className).toMatch(/min-w-.*tabular/);
  fireEvent.click(within(shut).getByRole('button', { name: /^X/ }));
  const [, , away] = within(coming).getAllByRole('button');
  if (!away) throw new Error('The match to come has no third price.');
  expect(away.textContent).toMatch(/^2 Seis 12\.50$/);
  fireEvent.click(away);
  await waitFor(() => expect(router.state.location.pathname).toContain('/gameView/'));
  const selection = { eventId: 'e-3', outcome: 'away', odds: 12.5 };
  expect(entries).toEqual([{ gameId: 'apuestas-deportivas', selection }]);
  expect(router.state.location.state.selection).toEqual(selection);
  expect(decodeURIComponent(router.state.location.pathname)).toContain('event=e-3&outcome=away&odds=12.50');
});

test.each([
  ['/allgame', 0],
  ['/allgame?only=favourites', 1],
  ['/allgame/slots', 'slots'],
  ['/allgame/slots?only=recent', 2],
  ['/allgame/slots?provider=Andes%20Forge', 'slots'],
] as const)(
  'GAM-01 the address %s has one current list, for eyes and for screen readers',
  async (address, list) => {
    await renderApp(address, { player: true });
    const chips = await screen.findByRole('navigation', { name: texts().games.lists() });
    await waitFor(() => expect(within(chips).getAllByRole('link').length).toBeGreaterThan(4));
    const links = within(chips).getAllByRole('link');
    const expected =
      typeof list === 'number'
        ? links[list]
        : links.find((link) => link.getAttribute('href')?.endsWith(list));
    expect(expected).toBeDefined();
    expect(within(chips).getAllByRole('link', { current: 'page' })).toEqual([expected]);
    expect([...chips.querySelectorAll('[data-current]')]).toEqual([expected]);
  },
);

test('GAM-01 the sheet narrows the list to a studio and counts before it closes, and clears it again', async () => {
  const { router } = await renderApp('/allgame/slots');
  const { games } = texts();
  const open = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: games.filter() }));
  };
  const sheet = await open(games.filter());
  fireEvent.click(await sheet.findByRole('button', { name: /^Andes Forge/ }));
  fireEvent.click(sheet.getByRole('button', { name: games.show({ count: 14 }) }));
  await waitFor(() => expect(router.state.location.search).toEqual({ provider: 'Andes Forge' }));
  const again = await open(games.filterSet({ count: 1 }));
  fireEvent.click(await again.findByRole('button', { name: games.clear() }));
  fireEvent.click(again.getByRole('button', { name: games.show({ count: 156 }) }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('GAM-01 one step back leaves the list, however many categories were looked at', async () => {
  const { router } = await renderApp('/me', { player: true });
  await router.navigate({ to: '/allgame/{-$categorie}' });
  const chips = await screen.findByRole('navigation', { name: texts().games.lists() });
  await waitFor(() => expect(within(chips).getAllByRole('link').length).toBeGreaterThan(4));
  for (const chip of within(chips).getAllByRole('link').slice(-2)) {
    fireEvent.click(chip);
    await waitFor(() => expect(chip.getAttribute('aria-current')).toBe('page'));
  }
  router.history.back();
  await waitFor(() => expect(router.state.location.pathname).toBe('/me'));
});

test('GAM-01 each page of games is fetched once, however often the end of the list comes near', async () => {
  // As when a finger scrolls there and back.
  bringNear(2);
  const { calls } = await renderApp('/allgame/slots');
  await screen.findByText('Eso es todo: 156 juegos');
  expect(countOf(calls, '/game/list')).toBe(8);
});

test('PRO-09 the jackpots stand in order of size once one asks for it, and as the house has them otherwise', async () => {
  await renderApp('/allgame?tag=jackpot');
  await loadTexts('games');
  const sizes = () =>
    [...document.querySelectorAll('button .caption .text-gold')].map(({ textContent }) =>
      Number((textContent ?? '').match(/[\d,]+\.\d\d/)?.[0].replaceAll(',', '')),
    );
  const sort = await screen.findByText(texts().games.largestFirst());
  await waitFor(() => expect(sizes().length).toBeGreaterThan(5));
  const before = sizes();
  expect(before).not.toEqual(before.toSorted((a, b) => b - a));
  fireEvent.click(sort);
  await waitFor(() => {
    const shown = sizes();
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(shown[0]).toBeGreaterThanOrEqual(Math.max(...before));
  });
  fireEvent.click(screen.getByText(texts().games.largestFirst()));
  await waitFor(() =>
    expect(sizes().slice(0, 6)).not.toEqual(
      sizes()
        .slice(0, 6)
        .toSorted((a, b) => b - a),
    ),
  );
});

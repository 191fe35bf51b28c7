import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SportEvent } from '../../src/api/generated/contract.schemas.ts';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { renderApp } from './render-app.tsx';
import { givePorts } from './the-app.ts';

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

async function openSports(place: 'home' | 'list') {
  const app = await renderApp('/tc', { player: true });
  const { entries } = serveMatches();
  const list = { to: '/allgame/{-$categorie}', params: { categorie: 'sports' } } as const;
  await act(() => app.router.navigate(place === 'home' ? { to: '/' } : list));
  if (place === 'home') fireEvent.click(await screen.findByRole('tab', { name: 'Deportes' }));
  const live = await screen.findByRole('region', { name: 'En vivo' });
  return { ...app, entries, live, coming: screen.getByRole('region', { name: texts().games.coming() }) };
}

test.each(['home', 'list'] as const)(
  'GAM-09 LOB-03 %s shows live and coming matches apart, and locks a suspended one with words',
  async (place) => {
    const { live, coming } = await openSports(place);
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
      for (const shown of within(open).getAllByText(price))
        expect(shown.className).toMatch(/min-w-.*tabular/);
  },
);

test('GAM-09 tapped odds enter the sportsbook with that selection, and a suspended one enters nothing', async () => {
  const { live, coming, entries, router } = await openSports('list');
  const [, shut] = within(live).getAllByRole('article');
  if (!shut) throw new Error('There is no second live match.');
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

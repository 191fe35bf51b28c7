import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { gameSports } from '../../src/api/generated/game-sports.ts';
import { countOf, renderApp } from './render-app.tsx';

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

test('GAM-02 a team finds its matches, whose odds open the sportsbook; no match is none found', async () => {
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
  'GAM-02 only with data saved (%s) the catalogue waits for the first letter',
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

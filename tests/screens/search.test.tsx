import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { countOf, renderApp } from '../support/render-app.tsx';

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

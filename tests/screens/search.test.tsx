import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../support/render-app.tsx';

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

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderApp } from '../support/render-app.tsx';

/** Longer than a query takes to settle, in ms. */
const SETTLED_MS = 400;

async function typeQuery(query: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Buscar juegos' }), {
    target: { value: query },
  });
}

test('GAM-02 a query that settles while the next screen is loading does not end the way there', async () => {
  const { router } = await renderApp('/searchgame');
  let arrive = () => {};
  const { options } = router.routesByPath['/promotion'];
  const { loader } = options;
  onTestFinished(() => void Object.assign(options, { loader }));
  Object.assign(options, { loader: () => new Promise<void>((resolve) => (arrive = resolve)) });
  await typeQuery('condor');
  fireEvent.click(screen.getByRole('link', { name: 'Promos' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, SETTLED_MS)));
  expect(router.latestLocation.pathname).toBe('/promotion');
  arrive();
  await waitFor(() => expect(router.state.location.pathname).toBe('/promotion'));
});

test('GAM-02 a game tapped right after typing is entered, and the way back finds the results', async () => {
  const { router } = await renderApp('/searchgame', { player: true });
  await typeQuery('providencia');
  fireEvent.click(await screen.findByText('Providencia'));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/gameView/));
  router.history.back();
  await waitFor(() => expect(router.state.location.href).toBe('/searchgame?q=providencia'));
});

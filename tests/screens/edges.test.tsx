import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { act } from '../support/act.ts';
import { renderApp } from './render-app.tsx';

function atEdge(edge: 'top' | 'bottom'): Element[] {
  return [...document.querySelectorAll(`.${edge}-0`)].filter(
    ({ classList, childElementCount }) =>
      childElementCount > 0 && ['fixed', 'sticky'].some((name) => classList.contains(name)),
  );
}

const leavesRoom = (element: Element, edge: 'top' | 'bottom') =>
  [element, ...element.querySelectorAll('*')].some(({ className }) =>
    String(className).includes(`env(safe-area-inset-${edge})`),
  );

test.each(['/', '/searchgame', '/allgame', '/promotion', '/deposit'])(
  'APP-02 the bars at the edges of %s keep clear of the notch and the home bar',
  async (path) => {
    await renderApp(path, { player: true });
    const edges = ['top', 'bottom'] as const;
    await screen.findAllByRole('button');
    const found = edges.map((edge) => atEdge(edge));
    for (const [place, edge] of edges.entries())
      for (const element of found[place] ?? [])
        expect(leavesRoom(element, edge), `${edge}: ${element.className}`).toBe(true);
    expect(found.flat().length).toBeGreaterThan(0);
  },
);

test('LOB-08 a tap on the nav bar leaves full screen, and asks for nothing where there is none', async () => {
  let element: Element | null = null;
  let exits = 0;
  Object.defineProperties(document, {
    fullscreenElement: { configurable: true, get: () => element },
    exitFullscreen: {
      configurable: true,
      value: () => {
        exits += 1;
        element = null;
        return Promise.resolve();
      },
    },
  });
  const { router } = await renderApp('/promotion');
  const link = await screen.findByRole('link', { name: 'Inicio' });
  element = document.documentElement;
  await act(() => fireEvent.click(link));
  expect([element, exits, router.state.location.pathname]).toEqual([null, 1, '/']);
  // The bar navigates once a second at most.
  const now = performance.now() + 1_050;
  vi.spyOn(performance, 'now').mockReturnValue(now);
  onTestFinished(() => void vi.restoreAllMocks());
  await act(() => fireEvent.click(link));
  expect(exits).toBe(1);
  for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
});

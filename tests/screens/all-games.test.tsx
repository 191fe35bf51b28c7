import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { countOf, renderApp } from '../support/render-app.tsx';

/** Says that what it observes is near, and once more before the next render, as when a thumb moves the page there and back. */
class DoubleObserver {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    setTimeout(() => {
      for (let time = 0; time < 2; time += 1) this.#tell([{ isIntersecting: true }]);
    });
  }
  unobserve() {}
  disconnect() {}
}

test('GAM-01 however often the end of the list comes near, each page of games is asked for once', async () => {
  vi.stubGlobal('IntersectionObserver', DoubleObserver);
  const { calls } = await renderApp('/allgame/slots');
  await screen.findByText('Eso es todo: 156 juegos');
  expect(countOf(calls, '/game/list')).toBe(8);
});

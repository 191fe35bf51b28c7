import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { countOf, renderApp } from './render-app.tsx';

/** Reports a target as near twice before the next render, as when a finger scrolls there and back. */
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

test.each([
  ['/allgame', 0],
  ['/allgame?only=favourites', 1],
  ['/allgame?only=recent', 2],
  ['/allgame/slots', 'slots'],
  ['/allgame/slots?only=recent', 2],
  ['/allgame?tag=jackpot', 0],
  ['/allgame/slots?tag=jackpot', 'slots'],
  ['/allgame/slots?provider=Andes%20Forge', 'slots'],
] as const)(
  'GAM-01 at %s one list is the current one, as it looks and as it is read',
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

test('GAM-01 however often the end of the list comes near, each page of games is asked for once', async () => {
  vi.stubGlobal('IntersectionObserver', DoubleObserver);
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

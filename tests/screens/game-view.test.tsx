import { framingFor } from '@copihue/contract/game-hosts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeSeat } from '../../mock-server/world/games/game-seats.ts';
import { enterGame } from '../../mock-server/world/games/games.ts';
import { liveRounds } from '../../mock-server/world/games/live-rounds.ts';
import { playRound } from '../../mock-server/world/games/rounds.ts';
import { openSession } from '../../mock-server/world/players/sessions.ts';
import { hosts } from '../../src/config/this-page.ts';
import { noteVisit } from '../../src/features/game-view/game-address.ts';
import { showOpenRound } from '../../src/features/lobby/games/open-rounds.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { richPlayer } from '../support/test-world.ts';
import { slot, titleOf } from '../support/titles.ts';
import { expectToast } from './account-steps.ts';
import { openGame } from './game-steps.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

const frame = () => screen.getByTitle<HTMLIFrameElement>(texts().game.frame());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const here = { game: hosts.game, page: location.origin };

function fromGame(type: string, origin = framingFor(here).origin, more: { stake?: number } = {}): void {
  const data = { mark: 'copihue-game', type, ...more };
  act(() => void dispatchEvent(new MessageEvent('message', { source: frame().contentWindow, origin, data })));
}

test('GAM-14 who leaves a flight is told that without an automatic exit the bet can be lost', async () => {
  const { backend } = await renderApp('/tc', { player: true });
  const world = backend.registry.world('default');
  const game = titleOf('crash');
  const { entry } = enterGame(world, openSession(world, richPlayer), game.id);
  const now = world.now();
  const { startsAt } = liveRounds(world, game).at(liveRounds(world, game).at(now).endsAt);
  world.state.clockAheadMs += startsAt - now;
  playRound(world, takeSeat(world, entry), { id: 'flight-1', stakes: [{ spot: 'flight', stake: 100_000 }] });
  await loadTexts('game');
  await showOpenRound(theApp(), game.id);
  await expectToast(texts().game.left.flies({ name: game.name }));
});

// Each world hands out the same first address, and the tab's storage remembers visited addresses.
beforeEach(() => sessionStorage.clear());

describe('a game', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('GAM-06 leaving asks the game to settle, and waits no longer than it takes', async () => {
    const { router } = await openGame();
    const asked: unknown[] = [];
    const target = frame().contentWindow;
    if (!target) throw new Error('The frame has no window.');
    target.postMessage = (message: unknown) => void asked.push(message);
    fromGame('ready');
    press(texts().game.leave());
    expect(asked).toEqual([{ mark: 'copihue-game', type: 'settle' }]);
    expect(router.state.location.pathname).toContain('/gameView/');
    fromGame('settled');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('GAM-06 a game that never settles holds the player for a second and a half at most', async () => {
    const { router } = await openGame();
    fromGame('ready');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(texts().game.leave());
    fromGame('settled', 'https://elsewhere.example');
    await act(() => vi.advanceTimersByTimeAsync(1_499));
    expect(router.state.location.pathname).toContain('/gameView/');
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('GAM-06 the header shows no result while the game says that its round is not over', async () => {
    const { calls } = await openGame();
    fromGame('ready');
    const shown = () => screen.getByTestId('game-balance').textContent;
    await waitFor(() => expect(shown()).toContain('25,000.00'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    calls.length = 0;
    for (const seconds of [14, 14, 1]) {
      if (seconds > 1) fromGame('round', framingFor(here).origin, { stake: 1_000 });
      expect(shown()).toContain('24,000.00');
      expect(calls).not.toContain('/wallet/balance');
      await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    }
    expect(calls).toContain('/wallet/balance');
    vi.useRealTimers();
    await waitFor(() => expect(shown()).toContain('25,000.00'));
  });

  test('GAM-06 a game that never came up is left at once', async () => {
    const { router } = await openGame();
    press(texts().game.leave());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('GAM-05 an address that was visited is not framed again: a new one is asked for', async () => {
    const { router, url, calls } = await openGame();
    noteVisit(theApp(), url);
    await act(() => router.navigate({ to: '/' }));
    calls.length = 0;
    await act(() => router.navigate({ to: '/gameView/$currentGameUrl', params: { currentGameUrl: url } }));
    await waitFor(() => expect(calls).toContain('/game/url'));
    expect((await screen.findByTitle<HTMLIFrameElement>(texts().game.frame())).src).not.toBe(url);
  });
});

describe('until the game is there', () => {
  const poster = () => document.querySelector('[aria-hidden="true"] .becomes-game');
  const veil = () => frame().parentElement?.querySelector('[aria-hidden="true"]');

  test('GAM-05 the cover that was tapped stands in its place', async () => {
    await renderApp('/allgame', { player: true });
    const cover = await screen.findByAltText<HTMLImageElement>('Copihue de Oro');
    fireEvent.click(cover);
    await screen.findByTitle(texts().game.frame());
    expect(poster()?.getAttribute('src')).toBe(slot.cover);
  });

  test('GAM-05 a game that came without one shows that it loads', async () => {
    await openGame();
    expect(poster()).toBeNull();
    expect(veil()).not.toBeNull();
  });
});

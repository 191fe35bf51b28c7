import { framingFor } from '@copihue/contract/game-hosts';
import { screen } from '@testing-library/react';
import { gameUrl } from '../../src/api/generated/game-url.ts';
import { hosts } from '../../src/config/this-page.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { slot } from '../support/titles.ts';
import { renderApp } from './render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

/** The player who is logged in enters a slot. @returns its address */
export async function enterSlot({ router }: Pick<App, 'router'>): Promise<string> {
  const { url } = await gameUrl({ gameId: slot.id });
  await act(() => router.navigate({ to: '/gameView/$currentGameUrl', params: { currentGameUrl: url } }));
  return url;
}

export const frame = () => screen.getByTitle<HTMLIFrameElement>(texts().game.frame());
const here = { game: hosts.game, page: location.origin };

/** Sends a message from the framed game to the app. */
export function fromGame(type: string, origin = framingFor(here).origin, more: object = {}): void {
  const data = { mark: 'copihue-game', type, ...more };
  act(() => void dispatchEvent(new MessageEvent('message', { source: frame().contentWindow, origin, data })));
}

/** Opens a game as the seeded player. @returns the app, the game's address and the messages that the game gets */
export async function openGame() {
  const app = await renderApp('/', { player: true });
  // Texts load once in a process, but the tests run in two languages.
  await loadTexts('deposit');
  const url = await enterSlot(app);
  const frame = await screen.findByTitle<HTMLIFrameElement>(texts().game.frame());
  const messages: unknown[] = [];
  if (frame.contentWindow)
    frame.contentWindow.postMessage = (message: unknown) => void messages.push(message);
  return { ...app, url, messages };
}

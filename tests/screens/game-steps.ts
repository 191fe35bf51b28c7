import { screen } from '@testing-library/react';
import { gameUrl } from '../../src/api/generated/game-url.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { renderApp } from './render-app.tsx';

/** Opens a game as the seeded player. @returns the app and the messages that the game gets */
export async function openGame() {
  const app = await renderApp('/', { player: true });
  // Texts load once in a process, but the tests run in two languages.
  await loadTexts('deposit');
  const { url } = await gameUrl({ gameId: 'g-0001' });
  await act(() => app.router.navigate({ to: '/gameView/$currentGameUrl', params: { currentGameUrl: url } }));
  const frame = await screen.findByTitle<HTMLIFrameElement>(texts().game.frame());
  const messages: unknown[] = [];
  if (frame.contentWindow)
    frame.contentWindow.postMessage = (message: unknown) => void messages.push(message);
  return { ...app, messages };
}

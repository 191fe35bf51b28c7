import type { FRAME_MARK, FromGame, ToGame } from '@copihue/contract/frame-messages';

const mark: typeof FRAME_MARK = 'copihue-game';

type Unmarked = FromGame extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'mark'>
    : never
  : never;

/** False when the page was opened without the app. */
export const isFramed = parent !== window;

/**
 * Sends a message to the app around the game. The messages contain no secrets, because the page cannot know which app
 * frames it: it sends no referrer.
 */
export function notifyApp(message: Unmarked): void {
  if (isFramed) parent.postMessage({ mark, ...message }, '*');
}

export function onAppMessage(listener: (type: ToGame['type']) => void): void {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.mark !== mark) return;
    if (data.type === 'settle' || data.type === 'balance') listener(data.type);
  });
}

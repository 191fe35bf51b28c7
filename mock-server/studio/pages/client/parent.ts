import type { FRAME_MARK, FromGame, ToGame } from '../../../../src/features/game-view/frame-messages.ts';

const mark: typeof FRAME_MARK = 'copihue-game';

type Told = FromGame extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'mark'>
    : never
  : never;

/** True inside the app; a page opened by itself has nobody to talk to. */
export const isFramed = parent !== window;

/**
 * Tells the app around the game. Nothing in these messages is a secret, and the page cannot know which app frames it:
 * it sends no referrer.
 */
export function tell(message: Told): void {
  if (isFramed) parent.postMessage({ mark, ...message }, '*');
}

/** Listens to the app around the game, and to nobody else. */
export function onTold(listener: (type: ToGame['type']) => void): void {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.mark !== mark) return;
    if (data.type === 'settle' || data.type === 'balance') listener(data.type);
  });
}

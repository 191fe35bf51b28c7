import type { FRAME_MARK, FromGame, ToGame } from '@copihue/contract/frame-messages';

const mark: typeof FRAME_MARK = 'copihue-game';

type Unmarked = FromGame extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'mark'>
    : never
  : never;

/** False when the page was opened without the app. */
export const isFramed = parent !== window;

/** The message must contain no secret: the page sends no referrer, so it cannot know which app frames it. */
export function notifyApp(message: Unmarked): void {
  if (isFramed) parent.postMessage({ mark, ...message }, '*');
}

export function onAppMessage(listener: (type: ToGame['type']) => void): void {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.mark !== mark) return;
    if (data.type === 'settle' || data.type === 'balance') listener(data.type);
  });
}

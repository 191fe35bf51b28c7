import { type App, part } from './app.ts';
import { listen, together } from './listen.ts';

/** Where the finger is, and when something was last started. */
const idle = part(() => ({ isTouched: false, startedAt: Number.NEGATIVE_INFINITY }));

/** Notes whether a finger is on the screen. @returns stops it */
export function watchFinger(app: App): () => void {
  const state = idle(app);
  const note = ({ touches }: TouchEvent) => {
    state.isTouched = touches.length > 0;
  };
  // Browsers take touch listeners of the window for passive ones.
  return together(
    ...(['touchstart', 'touchend', 'touchcancel'] as const).map((type) => listen(type, note, true)),
  );
}

/** In ms; on a page that is never idle. */
const LONGEST_WAIT_MS = 2_000;
/** In ms; how often is looked whether the finger has gone, and the shortest time between two starts. */
const WAIT_MS = 200;

/**
 * Starts what is not part of the first view: some ms from now, in an idle moment of its own, and never under a finger.
 * One after the other, since React renders in one task what starts together.
 * @returns cancels it
 */
export function afterIdle(app: App, ms: number, start: () => void): () => void {
  const state = idle(app);
  let isOver = false;
  const attempt = () => {
    if (isOver) return;
    const now = performance.now();
    if (state.isTouched || Math.abs(now - state.startedAt) < WAIT_MS) {
      setTimeout(whenIdle, WAIT_MS);
      return;
    }
    state.startedAt = now;
    start();
  };
  const whenIdle = () => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') attempt();
    else requestIdleCallback(attempt, { timeout: LONGEST_WAIT_MS });
  };
  const timer = setTimeout(whenIdle, ms);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

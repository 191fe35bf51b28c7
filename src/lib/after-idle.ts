import { type App, appState } from './app.ts';
import { combineCleanups, listen } from './listen.ts';

const idle = appState(() => ({ isTouched: false, startedAt: Number.NEGATIVE_INFINITY }));

/** Notes whether a finger is on the screen. @returns stops it */
export function watchFinger(app: App): () => void {
  const state = idle(app);
  const note = ({ touches }: TouchEvent) => {
    state.isTouched = touches.length > 0;
  };
  return combineCleanups(
    ...(['touchstart', 'touchend', 'touchcancel'] as const).map((type) => listen(type, note, true)),
  );
}

const LONGEST_WAIT_MS = 2_000;
/** In ms: the pause between two checks for a finger, and the shortest time between two starts. */
const WAIT_MS = 200;

/**
 * Starts something outside the first view: after some ms, in its own idle moment, and never under a finger. Starts run
 * one after the other, because React renders simultaneous starts in one long task.
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
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') attempt();
    else requestIdleCallback(attempt, { timeout: LONGEST_WAIT_MS });
  };
  const timer = setTimeout(whenIdle, ms);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

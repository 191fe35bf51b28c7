let isTouched = false;
if (typeof window !== 'undefined')
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    window.addEventListener(type, ({ touches }) => (isTouched = touches.length > 0), {
      capture: true,
      passive: true,
    });

/** In ms; on a page that is never idle. */
const LONGEST_WAIT_MS = 2_000;
/** In ms; how often is looked whether the finger has gone. */
const FINGER_WAIT_MS = 200;

/**
 * Starts what is not part of the first view: some ms from now, in an idle moment of its own, and never under a finger.
 * @returns cancels it
 */
export function afterIdle(ms: number, start: () => void): () => void {
  let isOver = false;
  const attempt = () => {
    if (isOver) return;
    if (isTouched) setTimeout(whenIdle, FINGER_WAIT_MS);
    else start();
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

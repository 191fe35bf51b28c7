let isTouched = false;
if (typeof window !== 'undefined')
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    window.addEventListener(type, ({ touches }) => (isTouched = touches.length > 0), {
      capture: true,
      passive: true,
    });

/** In ms; on a page that is never idle. */
const LONGEST_WAIT_MS = 2_000;
/** In ms; how often is looked whether the finger has gone, and the shortest time between two starts. */
const WAIT_MS = 200;
let startedAt = Number.NEGATIVE_INFINITY;

/**
 * Starts what is not part of the first view: some ms from now, in an idle moment of its own, and never under a finger.
 * One after the other, since React renders in one task what starts together.
 * @returns cancels it
 */
export function afterIdle(ms: number, start: () => void): () => void {
  let isOver = false;
  const attempt = () => {
    if (isOver) return;
    const now = performance.now();
    if (isTouched || Math.abs(now - startedAt) < WAIT_MS) {
      setTimeout(whenIdle, WAIT_MS);
      return;
    }
    startedAt = now;
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

const TICK_MS = 200;
/** So many ticks without a touch count as calm, so that no popup opens under a finger. */
const CALM_TICKS = 4;
/** Events of a player who is using the page. Not scrolling: a carousel that moves by itself counts as calm. */
const TOUCHES = ['pointerdown', 'touchmove', 'keydown', 'scroll'] as const;

/**
 * Resolves once the page has been free, and untouched, for most of a second. It polls instead of listening to
 * everything that may open, and polls only while a caller waits. It never resolves after `signal` is aborted.
 */
export function whenCalm(isFree: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let calm = 0;
    const onTouch = () => {
      calm = 0;
    };
    const end = () => {
      clearInterval(timer);
      for (const touch of TOUCHES) removeEventListener(touch, onTouch);
    };
    const timer = setInterval(() => {
      calm = isFree() ? calm + 1 : 0;
      if (calm < CALM_TICKS) return;
      end();
      resolve();
    }, TICK_MS);
    for (const touch of TOUCHES) addEventListener(touch, onTouch, { passive: true });
    signal.addEventListener('abort', end);
  });
}

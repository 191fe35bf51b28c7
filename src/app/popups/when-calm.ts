const TICK_MS = 200;
/** So many ticks without a touch are calm: a popup never slips under a finger. */
const CALM_TICKS = 4;
/** What shows that somebody is busy with the page. Scrolling is the page's own: a carousel that moves itself is calm. */
const TOUCHES = ['pointerdown', 'touchmove', 'keydown', 'scroll'] as const;

/**
 * Resolves once the page has been free, and untouched, for most of a second. It looks instead of listening to
 * everything that may come up, and looks only while somebody waits. It never resolves after `signal` is aborted.
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

const TICK_MS = 200;
/** The page is calm after so many ticks without a touch, so that no popup opens under a finger. */
const CALM_TICKS = 4;
/** Events of a player who uses the page. Scrolling does not count: a carousel moves by itself. */
const TOUCHES = ['pointerdown', 'touchmove', 'keydown', 'scroll'] as const;

/**
 * Whether somebody goes through the page by keys. They stand on one of its controls and may read there for as long as it
 * takes: a popup would take the focus away.
 */
export const isWalkedByKeys = () => document.querySelector(':focus-visible:not([tabindex="-1"])') !== null;

/**
 * Resolves when the page has been free and untouched for most of a second. It polls, instead of listening to all that
 * may open, and only while a caller waits. It never resolves after `signal` is aborted.
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

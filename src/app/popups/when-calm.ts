const TICK_MS = 200;
/** Ticks without a touch, so that no popup opens under a finger. */
const CALM_TICKS = 4;
/** Scrolling alone does not count, because a carousel scrolls by itself. */
const TOUCHES = ['pointerdown', 'touchmove', 'keydown', 'scroll'] as const;

/** True while the player uses the keyboard. The focus is on a control of the page, and a popup would take it away. */
export const isKeyboardFocusVisible = () =>
  document.querySelector(':focus-visible:not([tabindex="-1"])') !== null;

/** Resolves when the page was free and untouched for most of a second; never after an abort of `signal`. */
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

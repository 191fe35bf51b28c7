/** 3 s: a slow phone needs so long to close a popup, which has the focus until then. */
const TRIES = 30;
const TRY_MS = 100;
/** The closing popup or the new screen may still move the focus. */
const TRIES_FOR_OTHERS = 5;

/**
 * The focus on the body would start again at the top. It returns to a control, or to the screen if that is gone.
 * @param control the tapped one; without it the focus moves only when it is lost
 */
export function giveFocusBack(control?: HTMLElement): void {
  let tries = 0;
  /** Starts at zero after each loss, because a popup that opened since then restores the focus itself. */
  let lost = 0;
  const look = () => {
    tries += 1;
    lost = document.activeElement === document.body ? lost + 1 : 0;
    const isHopeless = lost > TRIES_FOR_OTHERS;
    const target = isHopeless ? document.getElementById('content') : control;
    if (lost) target?.focus({ preventScroll: isHopeless });
    if (tries < TRIES || (lost && !isHopeless)) setTimeout(look, TRY_MS);
  };
  setTimeout(look, TRY_MS);
}

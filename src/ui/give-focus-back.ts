/** A slow phone takes a while to close a popup, which has the focus until then: 3 s. */
const TRIES = 30;
const TRY_MS = 100;
/** So long others may still move the focus: the popup itself as it goes, or the screen that comes. */
const TRIES_FOR_OTHERS = 5;

/**
 * Keeps the focus off the body, where a keyboard and a screen reader would start again at the top: it goes back to a
 * control, or to the screen where that is gone.
 * @param control what was tapped; without it the focus goes where it was, and to the screen only when it is lost
 */
export function giveFocusBack(control?: HTMLElement): void {
  let tries = 0;
  /** Counted anew each time it is lost: a popup that opened since gives it back itself, and takes its time. */
  let lost = 0;
  const look = () => {
    tries += 1;
    lost = document.activeElement === document.body ? lost + 1 : 0;
    // What was tapped may be gone, or not be focusable.
    const isHopeless = lost > TRIES_FOR_OTHERS;
    const target = isHopeless ? document.getElementById('content') : control;
    if (lost) target?.focus({ preventScroll: isHopeless });
    if (tries < TRIES || (lost && !isHopeless)) setTimeout(look, TRY_MS);
  };
  setTimeout(look, TRY_MS);
}

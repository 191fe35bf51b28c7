declare global {
  interface Window {
    __earlyTaps?: Element[];
  }
}

/** Does the taps that a part took before it was alive, in order. A control that is gone since is let go. */
export function replayTaps(part: Element): void {
  const kept = window.__earlyTaps ?? [];
  for (const control of kept.filter((tapped) => part.contains(tapped))) {
    kept.splice(kept.indexOf(control), 1);
    control.classList.remove('tapped');
    if (control instanceof HTMLElement) control.click();
  }
}

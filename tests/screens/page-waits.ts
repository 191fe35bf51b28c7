/**
 * What of a place still loads. A row below the screen stays still until it is near, which no element is in screen tests.
 */
export const waitsIn = (place: Element): Element[] =>
  [...place.querySelectorAll('[aria-busy="true"], [data-skeleton]')].filter(
    (wait) => !wait.closest('.still'),
  );

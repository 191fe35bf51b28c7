import { vi } from 'vitest';

/** jsdom has no layout: each element that waits to come near the window is told so, as often before the next render. */
export function bringNear(times = 1): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe = () =>
        setTimeout(() => {
          for (let time = 0; time < times; time += 1) this.tell([{ isIntersecting: true }]);
        });
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
}

/**
 * What of a place still loads. A row below the screen stays still until it is near, which no element is in screen tests.
 */
export const waitsIn = (place: Element): Element[] =>
  [...place.querySelectorAll('[aria-busy="true"], [data-skeleton]')].filter(
    (wait) => !wait.closest('.still'),
  );

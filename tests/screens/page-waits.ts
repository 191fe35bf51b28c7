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

/** jsdom has no layout, so the test tells each watched element whether it is near the window. */
export function watchNear() {
  const made = vi.fn();
  const watched = new Map<Element, (isNear: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: (target: Element) => void;
      constructor(tell: (entries: object[]) => void, options: IntersectionObserverInit) {
        made(options);
        this.observe = (target) =>
          watched.set(target, (isIntersecting) => tell([{ target, isIntersecting }]));
      }
      unobserve = (target: Element) => watched.delete(target);
      disconnect = () => undefined;
    },
  );
  return { made, watched };
}

/**
 * What of a place still loads. A row below the screen stays still until it is near, which no element is in screen tests.
 */
export const waitsIn = (place: Element): Element[] =>
  [...place.querySelectorAll('[aria-busy="true"], [data-skeleton]')].filter(
    (wait) => !wait.closest('.still'),
  );

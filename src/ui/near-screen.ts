import { IMAGE_PRELOAD_SCREENS } from '../config/constants.ts';
import { type App, appState } from '../lib/app.ts';

type WhenNear = () => void;

/** In ms: while the page moves, an element must stay near for this long, so that passing rows are never loaded. */
const STAY_MS = 80;

function createWatch() {
  const waiting = new Map<Element, WhenNear>();
  const passing = new Map<Element, ReturnType<typeof setTimeout>>();
  let observer: IntersectionObserver | undefined;
  let movedAt = Number.NEGATIVE_INFINITY;

  const isMoving = () => performance.now() - movedAt < STAY_MS;

  function notify(element: Element): void {
    const callback = waiting.get(element);
    stop(element);
    callback?.();
  }

  function pass(element: Element): void {
    clearTimeout(passing.get(element));
    passing.delete(element);
  }

  function onMove(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) pass(target);
      else if (isMoving())
        passing.set(
          target,
          setTimeout(() => notify(target), STAY_MS),
        );
      else notify(target);
    }
  }

  function stop(element: Element): void {
    pass(element);
    waiting.delete(element);
    observer?.unobserve(element);
  }

  function start(): IntersectionObserver {
    const noteMove = () => {
      movedAt = performance.now();
    };
    // Rows scroll sideways too, and such events do not bubble.
    window.addEventListener('scroll', noteMove, { passive: true, capture: true });
    const edge = `${Math.round((IMAGE_PRELOAD_SCREENS - 1) * 100)}%`;
    return new IntersectionObserver(onMove, { rootMargin: `${edge} 0px` });
  }

  return (element: Element, whenNear: WhenNear): (() => void) => {
    observer ??= start();
    waiting.set(element, whenNear);
    observer.observe(element);
    return () => stop(element);
  };
}

const watch = appState(() => createWatch());

/** Calls back once, when an element comes within 1.3 screens and stays (APP-12). @returns stops it */
export function whenNearScreen(app: App, element: Element, whenNear: WhenNear): () => void {
  return watch(app)(element, whenNear);
}

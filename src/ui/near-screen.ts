import { IMAGE_PRELOAD_SCREENS } from '../config/constants.ts';

type WhenNear = () => void;

const waiting = new Map<Element, WhenNear>();
let observer: IntersectionObserver | undefined;

function onMove(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    const tell = waiting.get(target);
    stop(target);
    tell?.();
  }
}

function stop(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls back once, when an element is within 1.3 screens from the top of the window (spec point 9, APP-12). One
 * observer for the whole page: a long list has hundreds of images.
 * @returns stops waiting
 */
export function whenNearScreen(element: Element, tell: WhenNear): () => void {
  const edge = `${Math.round((IMAGE_PRELOAD_SCREENS - 1) * 100)}%`;
  observer ??= new IntersectionObserver(onMove, { rootMargin: `${edge} 0px` });
  waiting.set(element, tell);
  observer.observe(element);
  return () => stop(element);
}

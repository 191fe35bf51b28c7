import { type RefObject, useEffect } from 'react';

/**
 * Publishes an element's height in px as a custom property of the page: larger text makes the nav bar higher, and
 * nothing may end below it (APP-02).
 */
export function usePublishedHeight(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    // The observer has measured: asking the element would lay out the page again after each property.
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}

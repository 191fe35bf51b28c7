import { type RefObject, useLayoutEffect, useState } from 'react';
import { type RowWindow, rowWindow } from './row-window.ts';

const START: RowWindow = { first: 0, end: 8 };

/**
 * Returns the rows to draw while the page scrolls.
 * @param list the element that holds the rows; it must be as high as all of them
 * @param rowCount number of all rows
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, rowCount: number): RowWindow {
  const [shown, setShown] = useState(START);
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current;
      if (!element || rowCount === 0) return;
      const { top, height } = element.getBoundingClientRect();
      const next = rowWindow({ rowCount, rowHeight: height / rowCount, top, viewport: window.innerHeight });
      setShown((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    measure();
    // Browsers send one scroll event per frame before drawing, so a change appears in the same frame.
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [list, rowCount]);
  return { first: Math.min(shown.first, rowCount), end: Math.min(shown.end, rowCount) };
}

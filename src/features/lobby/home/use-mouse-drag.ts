import { useEffect } from 'react';
import { wantsStillness } from '../../../lib/wants-stillness.ts';

const CLICK_PX = 6;
const REST_MS = 600;

function rowOf(target: EventTarget | null): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('.no-scrollbar') : null;
  const isRow = row && row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto';
  return isRow ? row : undefined;
}

function comeToRest(row: HTMLElement, moved: number): void {
  const hasPages = row.classList.contains('snap-mandatory');
  if (hasPages) {
    const page = row.scrollLeft / row.clientWidth;
    const left = (moved > 0 ? Math.ceil(page) : Math.floor(page)) * row.clientWidth;
    const isStill = wantsStillness();
    row.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
  }
  setTimeout(
    () => {
      row.style.scrollSnapType = '';
      row.style.scrollBehavior = '';
    },
    hasPages ? REST_MS : 0,
  );
}

/** A mouse drags rows as a finger does, because it cannot reach the next banners otherwise. */
export function useMouseDrag(): void {
  useEffect(() => {
    const page = new AbortController();
    const onDown = (down: PointerEvent) => {
      const row = down.pointerType === 'mouse' && down.button === 0 ? rowOf(down.target) : undefined;
      if (!row) return;
      const from = row.scrollLeft;
      let moved = 0;
      const drag = new AbortController();
      const { signal } = drag;
      const onMove = ({ clientX }: PointerEvent) => {
        const way = down.clientX - clientX;
        if (moved === 0 && Math.abs(way) < CLICK_PX) return;
        moved = way;
        row.style.scrollSnapType = 'none';
        row.style.scrollBehavior = 'auto';
        row.scrollLeft = from + way;
      };
      const onUp = () => {
        drag.abort();
        if (moved === 0) return;
        comeToRest(row, moved);
        // The click at the end of a drag must not reach the element under it.
        const click = new AbortController();
        addEventListener('click', (event) => event.stopPropagation(), {
          capture: true,
          signal: click.signal,
        });
        setTimeout(() => click.abort());
      };
      addEventListener('pointermove', onMove, { signal });
      addEventListener('pointerup', onUp, { signal });
      addEventListener('pointercancel', onUp, { signal });
    };
    addEventListener('pointerdown', onDown, { signal: page.signal });
    // Otherwise the browser would drag the picture as a file.
    addEventListener('dragstart', (event) => rowOf(event.target) && event.preventDefault(), {
      signal: page.signal,
    });
    return () => page.abort();
  }, []);
}

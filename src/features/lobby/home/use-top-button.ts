import { useEffect } from 'react';
import { afterIdle } from '../../../lib/after-idle.ts';
import { useApp } from '../../../lib/app.ts';
import { emitUi } from '../../../lib/ui-events.ts';

/**
 * Whether a page is scrolled past half of its scroll height (spec point 1; LOB-13). Half of the distance that
 * can be scrolled: on a page less than two screens high, half of the whole height would never be reached.
 * All in CSS px.
 */
export function isPastHalf(scrollTop: number, scrollHeight: number, clientHeight: number): boolean {
  const distance = scrollHeight - clientHeight;
  return distance > 0 && scrollTop > distance / 2;
}

/** Says when home is scrolled past half of its height, and when it no longer is (LOB-13). */
export function useTopButton(): void {
  const app = useApp();
  useEffect(() => {
    let isShown = false;
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const isPast = isPastHalf(scrollTop, scrollHeight, clientHeight);
      if (isPast === isShown) return;
      isShown = isPast;
      emitUi(app, 'show-top-button', { isShown });
    };
    // Later, when the page is laid out: asked now, it would be for this alone.
    const cancel = afterIdle(app, 0, measure);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancel();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [app]);
}

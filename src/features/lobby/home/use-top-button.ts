import { useEffect } from 'react';
import { afterIdle } from '../../../lib/after-idle.ts';
import { useApp } from '../../../lib/app.ts';
import { emitUi } from '../../../lib/ui-events.ts';

/**
 * True past half of the scroll distance (spec point 1; LOB-13). Half of the page's full height could never be reached
 * on a page less than two screens high. All values in CSS px.
 */
export function isPastHalf(scrollTop: number, scrollHeight: number, clientHeight: number): boolean {
  const distance = scrollHeight - clientHeight;
  return distance > 0 && scrollTop > distance / 2;
}

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
    // Measured later, because measuring now would force a layout.
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

import { useEffect } from 'react';
import { emitUi } from '../../../lib/ui-events.ts';
import { isPastHalf } from './is-past-half.ts';

/** Says when home is scrolled past half of its height, and when it no longer is (LOB-13). */
export function useTopButton(): void {
  useEffect(() => {
    let isShown = false;
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const isPast = isPastHalf(scrollTop, scrollHeight, clientHeight);
      if (isPast === isShown) return;
      isShown = isPast;
      emitUi('show-top-button', { isShown });
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
}

import { useEffect, useRef } from 'react';
import { LIST_LOAD_MORE_PX } from '../config/constants.ts';

/**
 * Stands at the end of a list while there is more to ask for, and tells when the window comes within 300 px of it (spec point 9, GAM-01).
 * It is to be taken away while more is under way and put back after, so that a list still too short asks again.
 */
export function LoadMore({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near.current(),
      { rootMargin: `0px 0px ${LIST_LOAD_MORE_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} aria-hidden="true" />;
}

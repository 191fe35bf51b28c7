import { useEffect, useEffectEvent, useRef } from 'react';
import { LIST_LOAD_MORE_PX } from '../config/constants.ts';

/**
 * Marks the end of a list that has more rows, and calls back when the window comes within 300 px of it (spec point 9,
 * GAM-01). Remove it while more rows load and add it again after: a list that is still too short then loads more.
 */
export function LoadMore({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near(),
      { rootMargin: `0px 0px ${LIST_LOAD_MORE_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} aria-hidden="true" />;
}

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tick } from '../lib/haptics.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './loading.tsx';

/** In CSS px: a pull this long refreshes; the finger moves twice as far. */
const ENOUGH_PX = 64;
const FARTHEST_PX = 96;

interface PullToRefreshProps {
  isBusy: boolean;
  label: string;
  onRefresh: () => void;
  children: ReactNode;
}

/** Measures how far the page is pulled down from its top. It only observes moves, so the browser still scrolls. */
function usePull(onRelease: (pulled: number) => void): readonly [RefObject<HTMLDivElement | null>, number] {
  const area = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState(0);
  const release = useEffectEvent(onRelease);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: number | undefined;
    let now = 0;
    const pull = (px: number) => {
      now = px;
      setPulled(px);
    };
    const onStart = ({ touches }: TouchEvent) => {
      start = touches.length === 1 && window.scrollY <= 0 ? touches[0]?.clientY : undefined;
    };
    const onMove = ({ touches }: TouchEvent) => {
      const y = touches[0]?.clientY;
      if (start === undefined || y === undefined) return;
      if (window.scrollY > 0) start = undefined;
      pull(start === undefined ? 0 : Math.min(Math.max((y - start) / 2, 0), FARTHEST_PX));
    };
    const onEnd = () => {
      if (now > 0) release(now);
      start = undefined;
      pull(0);
    };
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    element.addEventListener('touchstart', onStart, options);
    element.addEventListener('touchmove', onMove, options);
    element.addEventListener('touchend', onEnd, options);
    element.addEventListener('touchcancel', onEnd, options);
    return () => controller.abort();
  }, []);
  return [area, pulled];
}

/** A list that refetches when it is pulled down from the top (HIS-01). The browser's own pull to reload is off. */
export function PullToRefresh({ isBusy, label, onRefresh, children }: PullToRefreshProps) {
  const [area, pulled] = usePull((released) => {
    if (released < ENOUGH_PX || isBusy) return;
    tick();
    onRefresh();
  });
  useEffect(() => {
    const { style } = document.documentElement;
    style.overscrollBehaviorY = 'contain';
    return () => {
      style.overscrollBehaviorY = '';
    };
  }, []);
  return (
    <div ref={area} className="relative min-h-[70dvh]">
      {pulled > 0 && (
        <span
          aria-hidden="true"
          style={{ translate: `-50% ${pulled - 40}px`, opacity: Math.min(1, pulled / ENOUGH_PX) }}
          className="absolute top-0 left-1/2 z-10 grid size-72 place-items-center rounded-full border border-line bg-raised lift"
        >
          {pulled >= ENOUGH_PX ? (
            <Icon name="check" className="size-36" />
          ) : (
            <Icon name="back" className="-rotate-90 size-36" />
          )}
        </span>
      )}
      <div role="status" className="pointer-events-none absolute inset-x-0 top-0 z-10 flex justify-center">
        {isBusy && (
          <span className="mt-8 grid size-72 place-items-center rounded-full border border-line bg-raised lift">
            <Spinner />
            <span className="sr-only">{label}</span>
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

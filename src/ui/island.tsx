import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Boundary } from './boundary.tsx';

interface IslandProps {
  children: ReactNode;
  fallback?: ReactNode;
  className?: string;
  isDecoration?: boolean;
}

export const ISLAND_LIVE_EVENT = 'island:live';

function Live() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const part = mark.current?.closest('[data-island]');
    part?.setAttribute('data-live', '');
    part?.dispatchEvent(new Event(ISLAND_LIVE_EVENT, { bubbles: true }));
  }, []);
  return <span ref={mark} hidden />;
}

/** Hydrates in its own task, being a Suspense boundary; until then taps are stored (src/app/boot). */
export function Island({ children, fallback, className, isDecoration = false }: IslandProps) {
  return (
    <div data-island="" className={className}>
      <Boundary isDecoration={isDecoration}>
        <Suspense fallback={fallback}>
          {children}
          <Live />
        </Suspense>
      </Boundary>
    </div>
  );
}

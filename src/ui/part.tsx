import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Boundary } from './boundary.tsx';

interface PartProps {
  children: ReactNode;
  fallback?: ReactNode;
  className?: string;
  isDecoration?: boolean;
}

export const PART_LIVE_EVENT = 'part:live';

function Live() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const part = mark.current?.closest('[data-part]');
    part?.setAttribute('data-live', '');
    part?.dispatchEvent(new Event(PART_LIVE_EVENT, { bubbles: true }));
  }, []);
  return <span ref={mark} hidden />;
}

/**
 * A part of the painted page that hydrates in its own task, because it is a Suspense boundary; until then taps on it
 * are stored (src/app/boot).
 */
export function Part({ children, fallback, className, isDecoration = false }: PartProps) {
  return (
    <div data-part="" className={className}>
      <Boundary isDecoration={isDecoration}>
        <Suspense fallback={fallback}>
          {children}
          <Live />
        </Suspense>
      </Boundary>
    </div>
  );
}

import { useEffect, useState } from 'react';

/** In ms: later values do not change a form's start, because the player may already tap there. */
export const LATE_MS = 1_500;

export function useTimePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

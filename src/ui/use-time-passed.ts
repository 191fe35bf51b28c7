import { useEffect, useState } from 'react';

/** In ms: later values do not change a form's start, because the player may already tap there. */
export const LATE_MS = 1_500;

/** True when so many ms have passed since the first render. */
export function useTimePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

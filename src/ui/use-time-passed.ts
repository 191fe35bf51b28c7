import { useEffect, useState } from 'react';

/** In ms: a form accepts late values into its start for this long; then nothing changes under the finger. */
export const LATE_MS = 1_500;

/** True when so many ms have passed since the first render: nobody waits for late values any more. */
export function useTimePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

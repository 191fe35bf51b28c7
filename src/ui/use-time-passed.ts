import { useEffect, useState } from 'react';

/** So long a form takes what comes late into what it begins with, in ms; then nothing changes under the finger. */
export const LATE_MS = 1_500;

/** Whether so many ms have passed since this was first on the screen: what is late by then is not waited for. */
export function useTimePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

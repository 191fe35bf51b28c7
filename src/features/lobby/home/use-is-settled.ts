import { useEffect, useState } from 'react';

/** Time after which what floats above home may load, in ms: the first view has the network to itself until then. */
const SETTLED_AFTER_MS = 1_500;

/** False while home is new on the screen. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

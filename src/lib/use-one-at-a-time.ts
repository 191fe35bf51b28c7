import { useRef } from 'react';

/** Ignores a run while another is under way: a second tap can come before the first one is rendered. */
export function useOneAtATime<Args extends unknown[]>(run: (...args: Args) => Promise<unknown>) {
  const isUnderWay = useRef(false);
  return (...args: Args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const end = () => {
      isUnderWay.current = false;
    };
    void run(...args).then(end, end);
  };
}

import { useEffect, useRef, useState } from 'react';

/** A query counts as settled when nothing was typed for this long, in ms: browsers refuse addresses that change faster. */
const SETTLED_AFTER_MS = 350;

/**
 * What is being typed, and telling when it has settled or when the screen is left.
 * @param onSettled gets every settled query that differs from the one before
 */
export function useSearchQuery(initial: string, onSettled: (query: string) => void) {
  const [query, setQuery] = useState(initial);
  const told = useRef(initial);
  const tell = useRef(onSettled);
  useEffect(() => {
    tell.current = onSettled;
  });
  useEffect(() => {
    if (query === told.current) return;
    const timer = setTimeout(() => {
      told.current = query;
      tell.current(query);
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return [query, setQuery] as const;
}

/** Waits until the next request may go out. */
export type Pace = () => Promise<void>;

/** At most so many starts a second, evenly spread; Infinity for no limit. */
export function createPace(perSecond: number, now: () => number = () => performance.now()): Pace {
  const gapMs = 1000 / perSecond;
  let free = 0;
  return async () => {
    const at = Math.max(free, now());
    free = at + gapMs;
    const wait = at - now();
    if (wait > 0) await new Promise<void>((resolve) => setTimeout(resolve, wait));
  };
}

import { useEffect, useRef, useState } from 'react';
import { toAmount, toMinor } from '../lib/money.ts';
import { wantsStillness } from '../lib/wants-stillness.ts';

/** In ms: the duration of the count (design point 5: 150 to 300). */
const COUNT_MS = 280;

/** The amount at `part` of the way, from 0 to 1: fast at first, never beyond either end, and whole between whole ones. */
export function countedAmount(from: number, to: number, part: number): number {
  const start = toMinor(from);
  const end = toMinor(to);
  if (part >= 1 || start === undefined || end === undefined) return to;
  const eased = BigInt(Math.round((1 - (1 - part) ** 3) * 1_000));
  const step = start % 100n || end % 100n ? 1n : 100n;
  return toAmount(start + (((end - start) * eased) / 1_000n / step) * step);
}

/** For display only: counts from the old value to the new one, at once under reduced motion. */
export function useCountedAmount(amount: number): number {
  const [shown, setShown] = useState(amount);
  const last = useRef(amount);
  useEffect(() => {
    const from = last.current;
    if (from === amount) return;
    const isStill = wantsStillness();
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = isStill ? 1 : Math.min(1, Math.max(0, (now - start) / COUNT_MS));
      last.current = countedAmount(from, amount, part);
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return shown;
}

import { useEffect, useRef } from 'react';
import { range } from '../../lib/range.ts';
import { wantsStillness } from '../../lib/wants-stillness.ts';

const COINS = 14;
const FLIGHT_MS = 300;
const BETWEEN_MS = 18;

/** Once, when the pig is emptied. Only the compositor animates; under reduced motion nothing moves. */
export function CoinBurst() {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const coins = stage.current?.children;
    if (!coins || wantsStillness()) return;
    const flights = [...coins].map((coin, at) => {
      const across = (at / (COINS - 1) - 0.5) * 260;
      const up = -110 - (at % 3) * 34;
      return coin.animate?.(
        [
          { opacity: 0, transform: 'translate(0, 20px) scale(0.5)' },
          { opacity: 1, transform: `translate(${across * 0.6}px, ${up}px) scale(1)`, offset: 0.55 },
          { opacity: 0, transform: `translate(${across}px, ${up + 70}px) scale(0.9)` },
        ],
        { duration: FLIGHT_MS, delay: at * BETWEEN_MS, easing: 'ease-out', fill: 'backwards' },
      );
    });
    return () => {
      for (const flight of flights) flight?.cancel();
    };
  }, []);
  return (
    <div
      ref={stage}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-1/3 grid place-items-center"
    >
      {range(COINS).map((place) => (
        <svg
          key={place}
          aria-hidden="true"
          viewBox="0 0 40 40"
          className="col-start-1 row-start-1 size-44 opacity-0"
        >
          <circle cx="20" cy="20" r="18" fill="#f6c453" stroke="#b9780f" strokeWidth="3" />
          <circle cx="20" cy="20" r="11" fill="none" stroke="#fff0bf" strokeWidth="2.5" />
        </svg>
      ))}
    </div>
  );
}

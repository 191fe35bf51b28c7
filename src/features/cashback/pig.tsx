import { useId } from 'react';
import { BODY, PigBack, PigCoins, PigFront } from './pig-parts.tsx';

/** Height of the glass on the drawing's grid: how far the coins sink when the pig is empty. */
const DEPTH = 186;

interface PigProps {
  /** How full, from 0 to 1. */
  share: number;
  /** It was just emptied, or can be. */
  isHappy?: boolean;
  className?: string;
}

/**
 * The glass pig with what it holds. Only the coins move, and only by a transform, so that filling costs no layout; under
 * reduced motion they are simply there. What it shows stands beside it in words.
 */
export function Pig({ share, isHappy = false, className }: PigProps) {
  const id = useId();
  const sunk = (1 - Math.min(1, Math.max(0, share))) * DEPTH;
  return (
    <svg aria-hidden="true" viewBox="0 0 320 270" className={className}>
      <defs>
        <clipPath id={`${id}body`}>
          <path d={BODY} />
        </clipPath>
        <radialGradient id={`${id}glass`} cx="0.38" cy="0.3" r="0.85">
          <stop offset="0" stopColor="#ffe3c9" stopOpacity="0.34" />
          <stop offset="0.6" stopColor="#d98146" stopOpacity="0.3" />
          <stop offset="1" stopColor="#6b2c10" stopOpacity="0.66" />
        </radialGradient>
        <linearGradient id={`${id}leg`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#d98a55" />
          <stop offset="1" stopColor="#9a4f22" />
        </linearGradient>
        <linearGradient id={`${id}ear`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f2b07e" />
          <stop offset="1" stopColor="#b5602c" />
        </linearGradient>
        <linearGradient id={`${id}snout`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffcfa3" />
          <stop offset="1" stopColor="#d98146" />
        </linearGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d99a26" />
          <stop offset="1" stopColor="#8f5f12" />
        </linearGradient>
      </defs>
      <PigBack id={id} />
      <path d={BODY} fill="#2a1533" />
      <g clipPath={`url(#${id}body)`}>
        <g
          style={{ transform: `translateY(${50 + sunk}px)` }}
          className="transition-transform duration-300 ease-out"
        >
          <PigCoins id={id} />
        </g>
      </g>
      <path d={BODY} fill={`url(#${id}glass)`} />
      <PigFront id={id} isHappy={isHappy} />
    </svg>
  );
}

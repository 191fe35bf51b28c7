import { useId } from 'react';
import { LinearGradient } from '../../ui/linear-gradient.tsx';
import { BODY, PigBack, PigCoins, PigFront } from './pig-parts.tsx';

const DEPTH = 186;

interface PigProps {
  share: number;
  isHappy?: boolean;
  className?: string;
}

/**
 * Only the coins move, and only by a transform, so that filling causes no layout. Under reduced motion they stand
 * still. The text beside it says the same.
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
        <LinearGradient id={`${id}leg`} to="right" stops={['#d98a55', '#9a4f22']} />
        <LinearGradient id={`${id}ear`} to="down" stops={['#f2b07e', '#b5602c']} />
        <LinearGradient id={`${id}snout`} to="down" stops={['#ffcfa3', '#d98146']} />
        <LinearGradient id={`${id}gold`} to="down" stops={['#d99a26', '#8f5f12']} />
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

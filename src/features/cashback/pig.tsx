import { useId } from 'react';
import back from './pig-back.svg';
import coins from './pig-coins.svg';
import front from './pig-front.svg';

const BODY =
  'M34 150C34 96 82 58 146 58c26 0 49 5 68 15 8-6 20-9 33-9 33 0 55 24 55 55 0 8-1 15-4 22 4 4 6 10 6 17 0 12-9 21-21 21-6 0-11-1-15-4-12 9-14 21-30 33-22 17-54 27-92 27C82 235 34 206 34 150Z';
const SIZE = { width: 320, height: 270 };
const DEPTH = 186;

interface PigProps {
  share: number;
  isHappy?: boolean;
  className?: string;
}

/** Only the coins move, by a transform, so that filling causes no layout. */
export function Pig({ share, isHappy = false, className }: PigProps) {
  const id = useId();
  const sunk = (1 - Math.min(1, Math.max(0, share))) * DEPTH;
  return (
    <svg aria-hidden="true" viewBox="0 0 320 270" className={className}>
      <clipPath id={id}>
        <path d={BODY} />
      </clipPath>
      <image href={back} {...SIZE} />
      <g clipPath={`url(#${id})`}>
        <image
          href={coins}
          width={320}
          height={286}
          y={-16}
          style={{ transform: `translateY(${50 + sunk}px)` }}
          className="transition-transform duration-300 ease-out"
        />
      </g>
      <image href={front} {...SIZE} />
      {isHappy ? (
        <path d="M240 112q9-12 18 0" fill="none" stroke="#220d06" strokeWidth="6" strokeLinecap="round" />
      ) : (
        <>
          <circle cx="249" cy="110" r="8.5" fill="#220d06" />
          <circle cx="252" cy="107" r="3" fill="#fff" />
        </>
      )}
    </svg>
  );
}

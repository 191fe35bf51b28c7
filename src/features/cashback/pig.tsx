import { useId } from 'react';
import { LinearGradient } from '../../ui/linear-gradient.tsx';

const BODY =
  'M34 150C34 96 82 58 146 58c26 0 49 5 68 15 8-6 20-9 33-9 33 0 55 24 55 55 0 8-1 15-4 22 4 4 6 10 6 17 0 12-9 21-21 21-6 0-11-1-15-4-12 9-14 21-30 33-22 17-54 27-92 27C82 235 34 206 34 150Z';

function PigBack({ id }: { id: string }) {
  return (
    <>
      <ellipse cx="156" cy="250" rx="112" ry="12" fill="#0a040d" opacity="0.55" />
      <path
        d="M36 142c-16 0-24-12-18-22s20-6 18 4-18 6-22-6"
        fill="none"
        stroke="#d98a55"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M112 214h34v28a8 8 0 0 1-8 8h-18a8 8 0 0 1-8-8Z" fill="#6b3416" />
      <path d="M216 204h34v38a8 8 0 0 1-8 8h-18a8 8 0 0 1-8-8Z" fill="#6b3416" />
      <path d="M258 72c2-22 14-36 32-40 2 20-2 38-14 50Z" fill={`url(#${id}ear)`} />
      <path d="M206 80c-6-22 0-40 16-50 12 14 16 32 10 52Z" fill={`url(#${id}ear)`} />
      <path d="M213 74c-3-13 0-24 8-32 6 10 8 20 5 32Z" fill="#ffcfa3" opacity="0.55" />
      <path d="M66 190h46v52a9 9 0 0 1-9 9H75a9 9 0 0 1-9-9Z" fill={`url(#${id}leg)`} />
      <path d="M174 200h46v42a9 9 0 0 1-9 9h-28a9 9 0 0 1-9-9Z" fill={`url(#${id}leg)`} />
      <path
        d="M66 240h46v2a9 9 0 0 1-9 9H75a9 9 0 0 1-9-9Zm108 0h46v2a9 9 0 0 1-9 9h-28a9 9 0 0 1-9-9Z"
        fill="#4a2210"
      />
    </>
  );
}

function PigFront({ id, isHappy }: { id: string; isHappy: boolean }) {
  return (
    <>
      <ellipse cx="285" cy="152" rx="21" ry="26" fill={`url(#${id}snout)`} />
      <ellipse cx="280" cy="148" rx="4" ry="8" fill="#6b2c10" />
      <ellipse cx="293" cy="148" rx="4" ry="8" fill="#6b2c10" />
      {isHappy ? (
        <path d="M240 112q9-12 18 0" fill="none" stroke="#220d06" strokeWidth="6" strokeLinecap="round" />
      ) : (
        <>
          <circle cx="249" cy="110" r="8.5" fill="#220d06" />
          <circle cx="252" cy="107" r="3" fill="#fff" />
        </>
      )}
      <ellipse cx="236" cy="138" rx="13" ry="8" fill="#f0796b" opacity="0.55" />
      <path d="M234 168q9 12 24 9" fill="none" stroke="#6b2c10" strokeWidth="5" strokeLinecap="round" />
      <PaintedFlower />
      <path
        d="M62 118c12-26 38-42 70-46"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
        opacity="0.42"
      />
      <circle cx="54" cy="138" r="5" fill="#fff" opacity="0.42" />
      <path d={BODY} fill="none" stroke="#ffcfa3" strokeWidth="3" opacity="0.5" />
      <rect
        x="126"
        y="52"
        width="52"
        height="13"
        rx="6.5"
        fill="#2e1408"
        stroke="#ffcfa3"
        strokeWidth="2.5"
      />
    </>
  );
}

function PaintedFlower() {
  return (
    <g transform="translate(112 150)">
      <path
        d="M0-34c16 8 22 22 20 44-7-3-12-8-15-14-1 9-3 15-5 20-2-5-4-11-5-20-3 6-8 11-15 14-2-22 4-36 20-44Z"
        fill="#d81e46"
      />
      <path d="M0-34c5 14 6 32 0 50-6-18-5-36 0-50Z" fill="#ff5c7c" />
      <path d="M0-34c-7-7-16-9-25-6 5 8 14 11 25 6Z" fill="#4c9a6a" />
    </g>
  );
}

function PigCoins({ id }: { id: string }) {
  const rows = [14, 44, 74, 104, 134, 164];
  return (
    <>
      <rect x="20" y="12" width="300" height="230" fill={`url(#${id}gold)`} />
      {rows.map((y, row) =>
        [0, 1, 2, 3, 4, 5, 6].map((at) => {
          const x = 34 + at * 46 + (row % 2) * 23;
          return (
            <g key={at} transform={`translate(${x} ${y}) rotate(${((at * 7 + row * 5) % 9) * 5 - 20})`}>
              <ellipse rx="22" ry="14" fill="#f6c453" stroke="#b9780f" strokeWidth="2.5" />
              <ellipse rx="14" ry="8" fill="none" stroke="#fff0bf" strokeWidth="2" opacity="0.85" />
            </g>
          );
        }),
      )}
    </>
  );
}

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

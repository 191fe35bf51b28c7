import type { ReactNode } from 'react';

type GuideStep = 'fill' | 'share' | 'open';

const packet = (
  <>
    <rect x="34" y="44" width="60" height="70" rx="9" fill="#c5183f" />
    <path d="M34 56q0-12 10-12h40q10 0 10 12v6q-30 26-60 0z" fill="#ee4164" />
    <circle cx="64" cy="74" r="9" fill="#f6c453" />
  </>
);

const coin = (x: number, y: number, r = 11) => (
  <>
    <circle cx={x} cy={y} r={r} fill="#f6c453" stroke="#8f5f12" strokeOpacity="0.6" strokeWidth="2" />
    <circle cx={x} cy={y} r={r * 0.55} stroke="#8f5f12" strokeOpacity="0.7" strokeWidth="2" />
  </>
);

const DRAWINGS: Record<GuideStep, ReactNode> = {
  fill: (
    <>
      {coin(48, 22)}
      {coin(76, 14, 9)}
      <path
        d="M48 36v10M76 26v16"
        stroke="#fbf4fc"
        strokeOpacity="0.5"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      {packet}
    </>
  ),
  share: (
    <>
      <g transform="translate(-18 -8) scale(0.94)">{packet}</g>
      <path
        d="M82 66q18-4 28-22M82 78h24M82 90q16 4 26 16"
        stroke="#bfaccb"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 7"
        fill="none"
      />
      {[
        [112, 34],
        [116, 78],
        [110, 114],
      ].map(([x = 0, y = 0]) => (
        <g key={y} fill="#7d648e">
          <circle cx={x} cy={y - 5} r="6" />
          <path d={`M${x - 10} ${y + 11}q0-9 10-9t10 9z`} />
        </g>
      ))}
    </>
  ),
  open: (
    <>
      <path d="M34 56Q64 20 94 56z" fill="#9c1033" />
      <rect x="40" y="26" width="48" height="60" rx="5" fill="#fff4dc" />
      {coin(64, 46, 12)}
      <path d="M34 58q30 24 60 0v47a9 9 0 0 1-9 9H43a9 9 0 0 1-9-9z" fill="#d81e46" />
    </>
  ),
};

export function GuideArt({ step, className }: { step: GuideStep; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 128 128" fill="none" className={className}>
      <rect width="128" height="128" rx="26" fill="#2d1b3a" />
      {DRAWINGS[step]}
    </svg>
  );
}

import { clsx } from 'clsx';
import { LinearGradient } from '../../../ui/linear-gradient.tsx';

const BELL =
  'M16 8C9 10 6 17 6 24c0 5 1.5 9 3 12 2-2.6 2.4-5 2.6-8 1 4.5 2.4 8 4.4 11 2-3 3.4-6.5 4.4-11 .2 3 .6 5.4 2.6 8 1.5-3 3-7 3-12 0-7-3-14-10-16Z';

const COINS = [
  { x: 92, y: 62, size: 0.62, turn: -20 },
  { x: 232, y: 54, size: 0.66, turn: 24 },
  { x: 126, y: 30, size: 0.8, turn: 12 },
  { x: 200, y: 26, size: 0.74, turn: -16 },
  { x: 76, y: 112, size: 0.9, turn: 18 },
  { x: 252, y: 106, size: 0.86, turn: -26 },
] as const;

const SPARKS = [
  { x: 56, y: 74, size: 7 },
  { x: 268, y: 70, size: 6 },
  { x: 108, y: 96, size: 4 },
  { x: 222, y: 88, size: 4 },
  { x: 164, y: 12, size: 6 },
] as const;

function Coin({ x, y, size, turn }: (typeof COINS)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <ellipse rx="16" ry="17" fill="#8f5f12" cy="2.5" />
      <ellipse rx="16" ry="17" fill="url(#gift-gold)" />
      <ellipse rx="11.5" ry="12.5" fill="none" stroke="#8f5f12" strokeOpacity=".7" strokeWidth="1.6" />
      <path d={BELL} transform="translate(-6.4 -9.2) scale(.4)" fill="#8f5f12" />
    </g>
  );
}

function Spark({ x, y, size }: (typeof SPARKS)[number]) {
  const s = size * 0.22;
  return (
    <path
      d={`M${x} ${y - size}L${x + s} ${y - s}L${x + size} ${y}L${x + s} ${y + s}L${x} ${y + size}L${x - s} ${y + s}L${x - size} ${y}L${x - s} ${y - s}Z`}
      fill="#ffe9b0"
    />
  );
}

function Flower({ x, y, size, turn }: { x: number; y: number; size: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d={BELL} transform="translate(-16 -8)" fill="url(#gift-petal)" />
      <path
        d="M0 2v22M-5 6c-1 6-1.5 11-1 15M5 6c1 6 1.5 11 1 15"
        stroke="#fff"
        strokeOpacity=".28"
        fill="none"
      />
      <path d="M-4 1C-8-3-13-4-17-2c3 4 9 6 14 5ZM4 1c4-4 9-5 13-3-3 4-9 6-14 5Z" fill="#3f8f5c" />
    </g>
  );
}

export function GiftArt({ className, isUnpacked = false }: { className?: string; isUnpacked?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 324 200" className={clsx('overflow-visible', className)}>
      <defs>
        <LinearGradient id="gift-gold" to="corner" stops={['#fff0bd', '#f6c453 0.45', '#c98a1c']} />
        <LinearGradient id="gift-box" to="right" stops={['#f0385f', '#cf1a42 0.55', '#8c0f30']} />
        <LinearGradient id="gift-petal" to="down" stops={['#c0143c', '#f0385f 0.6', '#ffb3c1']} />
        <radialGradient id="gift-glow">
          <stop stopColor="#ffd98a" stopOpacity=".55" />
          <stop offset=".5" stopColor="#f0385f" stopOpacity=".22" />
          <stop offset="1" stopColor="#f0385f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="162" cy="96" rx="158" ry="100" fill="url(#gift-glow)" />
      <ellipse cx="162" cy="188" rx="92" ry="9" fill="#08030b" fillOpacity=".5" />
      {SPARKS.map((spark) => (
        <Spark key={spark.x} {...spark} />
      ))}
      <g
        className={clsx(
          'transition-[translate,scale] duration-700 [transform-box:fill-box] [transform-origin:50%_100%]',
          isUnpacked && '-translate-y-8 scale-110',
        )}
      >
        {COINS.map((coin) => (
          <Coin key={coin.x} {...coin} />
        ))}
      </g>
      <path d="M104 106h116v74a8 8 0 0 1-8 8H112a8 8 0 0 1-8-8Z" fill="url(#gift-box)" />
      <path d="M104 106h116v12H104Z" fill="#5d0a22" fillOpacity=".45" />
      <path d="M149 106h26v82h-26Z" fill="url(#gift-gold)" />
      <path d="M149 106h26v12h-26Z" fill="#8f5f12" fillOpacity=".5" />
      <g
        className={clsx(
          'transition-[rotate,translate] duration-500 [transform-box:fill-box] [transform-origin:100%_100%]',
          isUnpacked && '-translate-y-24 rotate-[16deg]',
        )}
      >
        <path d="M100 82h124a6 6 0 0 1 6 6v18H94V88a6 6 0 0 1 6-6Z" fill="url(#gift-box)" />
        <path d="M100 82h124a6 6 0 0 1 6 6v3H94v-3a6 6 0 0 1 6-6Z" fill="#fff" fillOpacity=".22" />
        <path d="M146 82h32v24h-32Z" fill="url(#gift-gold)" />
        <path
          d="M160 82c-10-22-38-30-46-18-7 12 16 22 46 18ZM164 82c10-22 38-30 46-18 7 12-16 22-46 18Z"
          fill="url(#gift-gold)"
        />
        <path
          d="M158 80c-8-12-24-18-32-13-4 6 10 13 32 13ZM166 80c8-12 24-18 32-13 4 6-10 13-32 13Z"
          fill="#a8741a"
        />
        <Flower x={146} y={62} size={0.92} turn={24} />
        <Flower x={178} y={62} size={0.92} turn={-24} />
        <Flower x={162} y={56} size={1.14} turn={0} />
      </g>
    </svg>
  );
}

import { clsx } from 'clsx';

export type PacketPose = 'closed' | 'opening' | 'open' | 'spent';

interface PacketArtProps {
  pose: PacketPose;
  amount?: string | undefined;
  /** The packet will not open, so no space is kept for the card above it. */
  isStill?: boolean;
  className?: string;
}

const BELL =
  'M0-16C-7-14-10-7-10 0c0 5 1.5 9 3 12 2-2.6 2.4-5 2.6-8 1 4.5 2.4 8 4.4 11 2-3 3.4-6.5 4.4-11 .2 3 .6 5.4 2.6 8 1.5-3 3-7 3-12 0-7-3-14-10-16Z';

const PRINT = [
  [62, 214, -18],
  [178, 206, 16],
  [94, 268, 10],
  [152, 276, -12],
  [48, 282, 14],
  [196, 262, -8],
] as const;

// Steps of 150 to 300 ms, one after the other; under reduced motion the end state shows at once.
const STEP = 'motion-reduce:delay-0';

function Card({ pose, amount = '' }: Pick<PacketArtProps, 'pose' | 'amount'>) {
  const size = Math.min(34, 210 / Math.max(amount.length, 1));
  return (
    <g
      className={clsx(
        'transition-[translate,opacity] duration-300',
        STEP,
        pose === 'open' ? 'translate-y-[-84px] opacity-100 delay-[300ms]' : 'opacity-0',
      )}
    >
      <rect x="36" y="106" width="168" height="172" rx="12" fill="#fff4dc" />
      <rect x="44" y="114" width="152" height="156" rx="8" fill="none" stroke="#e3c27a" strokeWidth="1.5" />
      <g transform="translate(120 138) scale(0.85)" fill="#d81e46">
        <path d={BELL} />
      </g>
      <text
        x="120"
        y="184"
        textAnchor="middle"
        fontSize={size}
        fontWeight="700"
        fill="#8f5f12"
        className="tabular"
      >
        {amount}
      </text>
    </g>
  );
}

function Paper() {
  return (
    <>
      <path d="M20 128h200v150a22 22 0 0 1-22 22H42a22 22 0 0 1-22-22z" fill="url(#packet-front)" />
      <g fill="#8d0f2e" opacity="0.5">
        {PRINT.map(([x, y, turn]) => (
          <path key={`${x} ${y}`} d={BELL} transform={`translate(${x} ${y}) rotate(${turn}) scale(0.8)`} />
        ))}
      </g>
      <path d="M20 128q100 74 200 0v14q-100 76-200 0z" fill="#7a0c28" opacity="0.45" />
    </>
  );
}

/** Pulses while it waits; then the flap opens and a card comes out. The text beside it says the same. */
export function PacketArt({ pose, amount, isStill = false, className }: PacketArtProps) {
  const isOpen = pose === 'open' || pose === 'spent';
  return (
    <svg
      aria-hidden="true"
      viewBox={isStill ? '0 78 240 238' : '0 0 240 320'}
      data-pose={pose}
      className={clsx(
        className,
        'overflow-visible',
        pose === 'opening' && 'animate-pulse',
        pose === 'spent' && 'opacity-60 saturate-50',
      )}
    >
      <defs>
        <linearGradient id="packet-front" x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#e3284f" />
          <stop offset="1" stopColor="#b01238" />
        </linearGradient>
        <linearGradient id="packet-flap" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f04468" />
          <stop offset="1" stopColor="#cf1c44" />
        </linearGradient>
        <radialGradient id="packet-glow">
          <stop offset="0" stopColor="#d81e46" stopOpacity="0.42" />
          <stop offset="1" stopColor="#d81e46" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="packet-shine">
          <stop offset="0" stopColor="#f6c453" stopOpacity="0.4" />
          <stop offset="1" stopColor="#f6c453" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="packet-seal" cx="0.38" cy="0.32" r="0.8">
          <stop offset="0" stopColor="#ffe6a6" />
          <stop offset="0.55" stopColor="#f6c453" />
          <stop offset="1" stopColor="#b97f1d" />
        </radialGradient>
      </defs>
      <circle cx="120" cy="190" r="176" fill="url(#packet-glow)" />
      <circle
        cx="120"
        cy="120"
        r="150"
        fill="url(#packet-shine)"
        className={clsx(
          'transition-opacity duration-300',
          STEP,
          pose === 'open' ? 'delay-[300ms]' : 'opacity-0',
        )}
      />
      <ellipse cx="120" cy="306" rx="92" ry="9" fill="#000" opacity="0.35" />
      {/* The open flap, behind the card. */}
      <path
        d="M20 128 Q120 40 220 128z"
        fill="#9c1033"
        className={clsx(
          'origin-bottom transition-[scale] duration-150 [transform-box:fill-box]',
          STEP,
          isOpen ? 'delay-150' : '[scale:1_0]',
        )}
      />
      <path d="M20 128h200v140H20z" fill="#7a0c28" />
      <Card pose={pose} amount={amount} />
      <Paper />
      {/* The closed flap with its seal. */}
      <g
        className={clsx(
          'origin-top transition-[scale] duration-150 [transform-box:fill-box]',
          isOpen && '[scale:1_0]',
        )}
      >
        <path
          d="M42 84h156a22 22 0 0 1 22 22v22q-100 96-200 0v-22a22 22 0 0 1 22-22z"
          fill="url(#packet-flap)"
        />
        <path d="M24 128q96 90 192 0" fill="none" stroke="#ffb3c2" strokeWidth="1.5" opacity="0.55" />
        <circle cx="120" cy="170" r="30" fill="url(#packet-seal)" stroke="#8f5f12" strokeOpacity="0.5" />
        <circle
          cx="120"
          cy="170"
          r="24"
          fill="none"
          stroke="#8f5f12"
          strokeOpacity="0.45"
          strokeDasharray="2 3"
        />
        <g transform="translate(120 170)" fill="#b3143a">
          <path d={BELL} />
        </g>
      </g>
    </svg>
  );
}

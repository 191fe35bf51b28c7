import { clsx } from 'clsx';
import cardArt from './packet-card.svg';
import flapArt from './packet-flap.svg';
import frontArt from './packet-front.svg';
import glowArt from './packet-glow.svg';
import shineArt from './packet-shine.svg';

export type PacketPose = 'closed' | 'opening' | 'open' | 'spent';

interface PacketArtProps {
  pose: PacketPose;
  amount?: string | undefined;
  /** The packet will not open, so no space is kept for the card above it. */
  isStill?: boolean;
  className?: string;
}

// Steps of 150 to 300 ms, one after the other; under reduced motion the end state shows at once.
const STEP = 'motion-reduce:delay-0';
const TURN = 'transition-[scale] duration-150 [transform-box:fill-box]';

/** Pulses while it waits; then the flap opens and a card comes out. The text beside it says the same. */
export function PacketArt({ pose, amount = '', isStill = false, className }: PacketArtProps) {
  const isOpen = pose === 'open' || pose === 'spent';
  const cardStep = pose === 'open' ? 'delay-[300ms]' : 'opacity-0';
  return (
    <svg
      aria-hidden="true"
      viewBox={isStill ? '0 78 240 238' : '0 0 240 320'}
      data-pose={pose}
      className={clsx(
        className,
        'pointer-events-none overflow-visible',
        pose === 'opening' && 'animate-pulse',
        pose === 'spent' && 'opacity-60 saturate-50',
      )}
    >
      <image href={glowArt} x="-56" y="14" width="352" height="352" />
      <image
        href={shineArt}
        x="-30"
        y="-30"
        width="300"
        height="300"
        className={clsx('transition-opacity duration-300', STEP, cardStep)}
      />
      <ellipse cx="120" cy="306" rx="92" ry="9" fill="#000" opacity="0.35" />
      {/* The open flap, behind the card. */}
      <path
        d="M20 128 Q120 40 220 128z"
        fill="#9c1033"
        className={clsx('origin-bottom', TURN, STEP, isOpen ? 'delay-150' : '[scale:1_0]')}
      />
      <path d="M20 128h200v140H20z" fill="#7a0c28" />
      <g
        className={clsx(
          'transition-[translate,opacity] duration-300',
          STEP,
          cardStep,
          pose === 'open' && 'translate-y-[-84px]',
        )}
      >
        <image href={cardArt} x="36" y="106" width="168" height="172" />
        <text
          x="120"
          y="184"
          textAnchor="middle"
          fontSize={Math.min(34, 210 / Math.max(amount.length, 1))}
          fontWeight="700"
          fill="#8f5f12"
          className="tabular"
        >
          {amount}
        </text>
      </g>
      <image href={frontArt} x="20" y="128" width="200" height="172" />
      <image
        href={flapArt}
        x="20"
        y="84"
        width="200"
        height="118"
        className={clsx('origin-top', TURN, isOpen && '[scale:1_0]')}
      />
    </svg>
  );
}

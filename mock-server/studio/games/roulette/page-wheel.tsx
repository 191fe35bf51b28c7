/** @jsxImportSource preact */
import { boot, isCalm, circlePoint as point } from '../../kit/frame/dom.ts';
import { Picture } from '../../kit/frame/parts.tsx';
import { redNumbers, wheelOrder } from './engine.ts';

const EACH = 360 / wheelOrder.length;

function Pocket({ number, at }: { number: number; at: number }) {
  const from = at * EACH - EACH / 2;
  const fill = number === 0 ? '#0f8a4f' : redNumbers.includes(number) ? '#c8143a' : '#17101c';
  const d = `M${point(from, 62)}L${point(from, 96)}A96 96 0 0 1 ${point(from + EACH, 96)}L${point(from + EACH, 62)}A62 62 0 0 0 ${point(from, 62)}Z`;
  return (
    <>
      <path d={d} fill={fill} stroke="#e8c877" stroke-width={0.5} />
      <text
        transform={`rotate(${at * EACH}) translate(0 -87)`}
        text-anchor="middle"
        dominant-baseline="central"
        font-size={8.5}
        font-weight={800}
        fill="#fff"
      >
        {number}
      </text>
    </>
  );
}

const DISC = (
  <>
    <circle r={99} fill="#4a2508" />
    {wheelOrder.map((number, at) => (
      <Pocket number={number} at={at} />
    ))}
    <circle r={62} fill="#3a1c0a" stroke="#e8c877" stroke-width={1.5} />
    <circle r={54} fill="#5c3214" />
  </>
);

/** How far the disc and the ball have turned, in degrees. */
export interface Turned {
  disc: number;
  ball: number;
}

/** The disc turns on, and the ball rolls against it until it lies in the number's pocket. */
export function turnedTo(number: number, { disc, ball }: Turned): Turned {
  const next = disc + 360 * 2 + 37;
  const place = wheelOrder.indexOf(number) * EACH + next;
  const rest = (((place - ball) % 360) + 360) % 360;
  return { disc: next, ball: ball + rest - 360 * 6 };
}

export const SPIN_MS = 4_200;

export function Wheel({ turned: { disc, ball }, isSpinning }: { turned: Turned; isSpinning: boolean }) {
  const turn = (degrees: number) => ({
    transform: `rotate(${degrees}deg)`,
    transitionDuration: isCalm ? '' : `${SPIN_MS}ms`,
  });
  return (
    <div class={`roulette ${isSpinning ? 'spinning' : ''}`} aria-hidden="true">
      <svg viewBox="-100 -100 200 200" class="disc" style={turn(disc)}>
        {DISC}
      </svg>
      <div class="hub">
        <Picture src={boot.art.motif} />
      </div>
      <div class="orbit" style={turn(ball)}>
        <i class="ball" />
      </div>
    </div>
  );
}

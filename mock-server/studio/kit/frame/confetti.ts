import { byId, isCalm } from './dom.ts';

const GRAVITY = 0.32;
const PETALS = ['#ff4d6d', '#d81e46', '#ffb3c1', '#ffe08a', '#ffffff'];

/** @param at its number; every third is a coin, which has no colour */
function newBit(at: number) {
  const angle = -Math.PI / 2 + (Math.random() - 0.5) * 2.4;
  const speed = 6 + Math.random() * 11;
  return {
    x: innerWidth / 2,
    y: innerHeight * 0.45,
    dx: Math.cos(angle) * speed * 0.7,
    dy: Math.sin(angle) * speed,
    turn: Math.random() * 6,
    spin: (Math.random() - 0.5) * 0.35,
    size: 5 + Math.random() * 7,
    colour: at % 3 === 0 ? '' : (PETALS[at % PETALS.length] ?? ''),
  };
}

type Bit = ReturnType<typeof newBit>;

let bits: Bit[] = [];
let isRunning = false;

function drawCoin(context: CanvasRenderingContext2D, { size, turn }: Bit): void {
  const flat = Math.abs(Math.cos(turn));
  context.scale(Math.max(flat, 0.12), 1);
  const discs = [
    ['#b9780f', 0, 1],
    ['#ffd34d', 0.1, 0.8],
    ['#fff3b8', 0.3, 0.3],
  ] as const;
  for (const [colour, shift, part] of discs) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(-size * shift, -size * shift, size * part, 0, 7);
    context.fill();
  }
}

function drawPetal(context: CanvasRenderingContext2D, { size, turn, colour }: Bit): void {
  context.rotate(turn);
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(0, 0, size, size * 0.5 * Math.abs(Math.sin(turn * 0.7)) + 1, 0, 0, 7);
  context.fill();
}

function frame(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  const scale = width / innerWidth;
  for (const bit of bits) {
    bit.x += bit.dx;
    bit.y += bit.dy;
    bit.dy += GRAVITY;
    bit.dx *= 0.992;
    bit.turn += bit.spin;
    context.setTransform(scale, 0, 0, scale, bit.x * scale, bit.y * scale);
    if (bit.colour) drawPetal(context, bit);
    else drawCoin(context, bit);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  bits = bits.filter(({ y }) => y < innerHeight + 40);
  isRunning = bits.length > 0;
  if (isRunning) requestAnimationFrame(() => frame(context));
}

export function burst(count: number): void {
  const board = byId('confetti');
  const context = board instanceof HTMLCanvasElement && board.getContext('2d');
  if (isCalm || !context) return;
  context.canvas.width = innerWidth * Math.min(devicePixelRatio, 2);
  context.canvas.height = innerHeight * Math.min(devicePixelRatio, 2);
  for (let left = count; left > 0; left -= 1) bits.push(newBit(left));
  if (isRunning) return;
  isRunning = true;
  frame(context);
}

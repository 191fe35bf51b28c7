import { boot, byId, isCalm } from './dom.ts';

interface Bit {
  x: number;
  y: number;
  dx: number;
  dy: number;
  turn: number;
  spin: number;
  size: number;
  colour: string;
}

const GRAVITY = 0.32;
const PETALS = ['#ff4d6d', '#d81e46', '#ffb3c1', '#ffe08a', '#ffffff'];

let bits: Bit[] = [];
let isRunning = false;

function canvas(): HTMLCanvasElement | undefined {
  const found = byId('confetti');
  return found instanceof HTMLCanvasElement ? found : undefined;
}

const hero = new Image();
hero.src = boot.art.motif;

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

function frame(board: HTMLCanvasElement, context: CanvasRenderingContext2D): void {
  context.clearRect(0, 0, board.width, board.height);
  const scale = board.width / innerWidth;
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
  if (isRunning) requestAnimationFrame(() => frame(board, context));
}

export function burst(count: number, x = innerWidth / 2, y = innerHeight * 0.45): void {
  const board = canvas();
  const context = board?.getContext('2d');
  if (isCalm || !board || !context) return;
  board.width = innerWidth * Math.min(devicePixelRatio, 2);
  board.height = innerHeight * Math.min(devicePixelRatio, 2);
  for (let left = count; left > 0; left -= 1) {
    const angle = -Math.PI / 2 + (Math.random() - 0.5) * 2.4;
    const speed = 6 + Math.random() * 11;
    bits.push({
      x,
      y,
      dx: Math.cos(angle) * speed * 0.7,
      dy: Math.sin(angle) * speed,
      turn: Math.random() * 6,
      spin: (Math.random() - 0.5) * 0.35,
      size: 5 + Math.random() * 7,
      colour: left % 3 === 0 ? '' : (PETALS[left % PETALS.length] ?? ''),
    });
  }
  if (isRunning) return;
  isRunning = true;
  frame(board, context);
}

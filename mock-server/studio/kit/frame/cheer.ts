import { GREAT, HUGE } from './cue.ts';
import { brief, byId, isCalm, money, pause, words } from './dom.ts';
import { draw, shown } from './frame.tsx';

/** The running count of an element; a later one replaces it. */
const counts = new WeakMap<Element, number>();

export function countUp(element: Element, from: number, to: number, ms: number): Promise<void> {
  const count = (counts.get(element) ?? 0) + 1;
  counts.set(element, count);
  if (isCalm || ms === 0) {
    element.textContent = money(to);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const start = performance.now();
    const step = (now: number) => {
      if (counts.get(element) !== count) return resolve();
      // The time of a frame is its beginning, which can be before the count began.
      const part = Math.min(Math.max(now - start, 0) / brief(ms), 1);
      element.textContent = money(from + (to - from) * (1 - (1 - part) ** 3));
      if (part < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

/** Coins and petals; their script loads with the first of them. */
export const burst = (count: number): void =>
  void import('./confetti.ts').then((confetti) => confetti.burst(count)).catch(() => undefined);

/** Coins for any win, a banner for a large one. Resolves when the next round may begin. */
export async function cheer(amount: number, stake: number): Promise<void> {
  const ratio = stake > 0 ? amount / stake : GREAT;
  const win = byId('win');
  void countUp(win, 0, amount, ratio >= GREAT ? 1600 : 700);
  if (ratio <= 1) return pause(250);
  burst(ratio >= HUGE ? 160 : ratio >= GREAT ? 110 : ratio >= 3 ? 48 : 18);
  if (ratio < GREAT) return pause(500);
  await banner(ratio >= HUGE ? words.huge : words.great, amount, 1600);
}

export async function banner(title: string, amount: number | string, holdMs: number): Promise<void> {
  shown.cheer = { title, figure: typeof amount === 'string' ? amount : '' };
  draw();
  const figure = document.querySelector('#cheer b');
  if (figure && typeof amount === 'number') await countUp(figure, 0, amount, 1100);
  await pause(holdMs);
  delete shown.cheer;
  draw();
}

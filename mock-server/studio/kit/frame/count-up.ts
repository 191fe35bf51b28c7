import { brief, isCalm, money } from './dom.ts';

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

// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { gamePages, openGamePage } from '../../tests/support/game-page.ts';
import { createTestClient } from '../../tests/support/test-client.ts';
import { slot } from '../../tests/support/titles.ts';

gamePages();

/** The time of a frame is its beginning, `lateMs` before its script runs. */
function frames(lateMs: number): void {
  let clock = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => {
    setTimeout(() => {
      const began = clock - lateMs;
      clock += 16;
      draw(began);
    });
    return 0;
  });
}

async function counter() {
  const client = createTestClient({ games: 60 });
  await openGamePage(client, slot, 'ks');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.resetModules();
  const { countUp } = await import('../studio/kit/frame/count-up.ts');
  const figure = document.createElement('b');
  const shown: number[] = [];
  const watching = new MutationObserver(() => shown.push(Number(figure.textContent?.replaceAll(',', ''))));
  watching.observe(figure, { childList: true });
  return { countUp, figure, shown };
}

test('GAM-08 a figure counts between its two amounts and ends at the second, however long before its frames began', async () => {
  const { countUp, figure, shown } = await counter();
  for (const lateMs of [0, 4, 16, 40, 200]) {
    frames(lateMs);
    for (const [from, to] of [
      [0, 100],
      [0, 25_000],
      [900, 0],
      [100, 4_000],
    ] as const) {
      shown.length = 0;
      await countUp(figure, from, to, 160);
      expect(shown.length).toBeGreaterThan(3);
      expect(Math.min(...shown)).toBeGreaterThanOrEqual(Math.min(from, to));
      expect(Math.max(...shown)).toBeLessThanOrEqual(Math.max(from, to));
      expect(shown.at(-1)).toBe(to);
    }
    // A later count replaces the earlier one: the figure must not jump between the two.
    shown.length = 0;
    await Promise.all([countUp(figure, 0, 100, 160), countUp(figure, 5_000, 6_000, 160)]);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(5_000);
  }
});

import { expect, type Page } from 'playwright/test';

/** Of a step when the clock shows no seconds, as during a flight. */
const STEP_S = 1.5;

/** Advances the world's clock to the next phase until the page shows the wanted one (GAM-13). */
export async function atTable(page: Page, phase: RegExp): Promise<void> {
  const clock = page.locator('.clock');
  await expect(async () => {
    const before = (await clock.getAttribute('data-phase')) ?? '';
    if (phase.test(before)) return;
    const seconds = Number(await clock.textContent()) || STEP_S;
    await page.request.post('/__mock/clock', { data: { advanceMs: seconds * 1_000 } });
    // A page that comes into sight looks at once.
    await clock.dispatchEvent('visibilitychange');
    await expect(clock).not.toHaveAttribute('data-phase', before, { timeout: 900 });
    await expect(clock).toHaveAttribute('data-phase', phase, { timeout: 1 });
  }).toPass({ intervals: [50] });
}

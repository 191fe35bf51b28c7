import { expect, type Page } from 'playwright/test';

/** Advances the world's clock until the page shows the phase (GAM-13). The page, seen anew, asks the table at once. */
export async function atTable(page: Page, phase: RegExp): Promise<void> {
  const clock = page.locator('.clock');
  await expect(async () => {
    if (phase.test((await clock.getAttribute('data-phase')) ?? '')) return;
    await page.request.post('/__mock/clock', { data: { advanceMs: 1_500 } });
    const seen = page.waitForResponse((answer) => answer.url().endsWith('/games/api/live'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await seen;
    await expect(clock).toHaveAttribute('data-phase', phase, { timeout: 100 });
  }).toPass({ intervals: [0] });
}

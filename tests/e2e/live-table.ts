import { expect, type Page } from 'playwright/test';

/** Advances the world's clock until the page shows the phase (GAM-13). */
export async function atTable(page: Page, phase: RegExp): Promise<void> {
  await expect(async () => {
    const clock = page.locator('.clock');
    if (!phase.test((await clock.getAttribute('data-phase')) ?? ''))
      await page.request.post('/__mock/clock', { data: { advanceMs: 1_500 } });
    await expect(clock).toHaveAttribute('data-phase', phase, { timeout: 900 });
  }).toPass();
}

import type { Page } from 'playwright/test';
import { delayRequests, expect, nextFrames, shiftOf, test, watchShifts } from '../support/e2e.ts';

const FACE = '**/assets/*.woff2';
const LARGEST_BYTES = 12_000;

/** The font does not arrive until the returned function is called. */
async function openHome(page: Page, width: number): Promise<() => void> {
  const release = await delayRequests(page, FACE);
  const asked = page.waitForRequest(FACE);
  await page.setViewportSize({ width, height: 812 });
  await page.goto('/');
  await asked;
  await expect(page.locator('[data-part]:not([data-live])')).toHaveCount(0);
  return release;
}

const titleOfPromotions = (page: Page) => page.getByRole('heading', { level: 1, name: /^Promo/ });

test('APP-15 titles get their face after the first view, from the own origin, and nothing moves; without it they stay as they are', async ({
  page,
  problems,
  baseURL,
}) => {
  await watchShifts(page);
  for (const width of [320, 375, 430, 1280]) {
    if (width === 430) await page.addInitScript(() => localStorage.setItem('locale', 'en'));
    const release = await openHome(page, width);
    // The font would move centred text, so it must wait for the next screen.
    if (width === 375)
      await page.evaluate(() => {
        const title = document.createElement('h2');
        title.style.textAlign = 'center';
        title.textContent = 'Los premios de esta noche';
        document.querySelector('main')?.prepend(title);
      });
    await nextFrames(page);
    const before = await shiftOf(page);
    expect(
      await page.evaluate(() => document.fonts.size),
      'a face without its file would lay out the page once more',
    ).toBe(0);
    const arrived = page.waitForResponse(FACE);
    release();
    const response = await arrived;
    expect(new URL(response.url()).origin).toBe(new URL(baseURL ?? '').origin);
    expect((await response.body()).length).toBeLessThan(LARGEST_BYTES);
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await nextFrames(page);
    expect(await shiftOf(page), `at ${width} px`).toBe(before);
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0,
    ]);
    expect(asked).toBeGreaterThan(painted ?? 0);

    await page.getByRole('link', { name: 'Promos' }).tap();
    await expect(titleOfPromotions(page)).toHaveCSS('font-family', /^Display,/);
    expect(await shiftOf(page), `at ${width} px, with the next screen`).toBe(before);
  }

  problems.allow(/net::ERR_FAILED/);
  await page.unroute(FACE);
  await page.route(FACE, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
  await page.goto('/');
  await lost;
  await page.getByRole('link', { name: 'Promos' }).tap();
  await expect(titleOfPromotions(page)).toHaveCSS('font-family', /^system-ui/);
});

import { locales } from '../../locales/i18n-util.ts';
import { delayRequests, expect, nextFrames, shiftOf, test, watchShifts } from '../support/e2e.ts';
import { arriveAsPlayer } from '../support/player.ts';

const FACE = '**/assets/*.woff2';
const LARGEST_BYTES = 12_000;
/** A title in the middle may move by half of the difference of its widths. */
const UNSEEN_SHIFT = 0.001;

const isLoaded = () =>
  [...document.fonts].some(({ family, status }) => family === 'Display' && status === 'loaded');

for (const locale of locales)
  test(`APP-15 nothing moves when the file of the face arrives (${locale})`, async ({ page }) => {
    await arriveAsPlayer(page, locale);
    await watchShifts(page);
    const release = await delayRequests(page, FACE);
    const requested = page.waitForRequest(FACE);
    await page.goto('/');
    await requested;
    await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
    await nextFrames(page);
    const before = await shiftOf(page);
    const arrived = page.waitForResponse(FACE);
    release();
    expect((await (await arrived).body()).length).toBeLessThan(LARGEST_BYTES);
    await page.waitForFunction(isLoaded);
    await nextFrames(page);
    expect((await shiftOf(page)) - before).toBeLessThan(UNSEEN_SHIFT);
  });

test('APP-15 titles without their file stay as they are, and no alert shows', async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  await page.route(FACE, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
  await page.goto('/promotion');
  await lost;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText([]);
});

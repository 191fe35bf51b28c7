import { expect, nextFrames, test } from '../support/e2e.ts';
import { arriveAsPlayer, balance, PLAYER } from '../support/player.ts';
import { addressesOf, finishGuide, goTo } from './every-place.ts';
import { crampedOnLowest } from './layout-sweep.ts';

test('APP-01 APP-02 the root font is the width over 7.5 up to 750 px, 64 px in a 480 px column above, and a 375 px column on its side', async ({
  page,
}) => {
  await page.goto('/');
  const rootFont = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  for (const width of [320, 360, 375, 412, 430, 600, 750]) {
    await page.setViewportSize({ width, height: 800 });
    // A resize takes effect one frame later.
    await expect.poll(rootFont, `at ${width} px`).toBeCloseTo((width / 750) * 100, 1);
  }
  for (const width of [751, 812, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(rootFont, `at ${width} px`).toBe(64);
    const column = await page.evaluate(() => document.body.getBoundingClientRect());
    expect(column.width).toBeCloseTo(480, 0);
    expect(column.left + column.width / 2).toBeCloseTo(width / 2, -1);
  }
  for (const width of [667, 740, 932]) {
    await page.setViewportSize({ width, height: 375 });
    await expect.poll(rootFont, `on its side, at ${width} px`).toBe(50);
  }

  await test.step("APP-02 text follows the player's own size, up to 200 %, and nothing is cut off sideways", async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await expect.poll(rootFont).toBeCloseTo(50, 1);
    const sizeOfNav = () =>
      page
        .getByRole('link', { name: 'Inicio' })
        .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    const before = await sizeOfNav();
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
    expect(await sizeOfNav()).toBeGreaterThanOrEqual(before * 1.9);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });

  await test.step('APP-02 pinch zoom is never disabled and safe areas are respected', async () => {
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
    expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
    expect(viewport).toContain('viewport-fit=cover');
  });
});

test('APP-01 APP-02 the bars leave room and no amount breaks on small phones, on their side and with text at 200 %', async ({
  page,
}) => {
  await arriveAsPlayer(page);
  await finishGuide(page);
  // Long amounts, as a saver has them.
  await page.route('**/wallet/balance', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data, { total: 12_387_278, cash: 12_387_278, withdrawable: 12_387_278 });
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/');
  await expect(page.locator('[data-part]:not([data-live])')).toHaveCount(0);
  const found: Record<string, string[]> = {};
  for (const address of ['/', ...addressesOf('player')]) {
    if (address !== '/') await goTo(page, address);
    const problems = await crampedOnLowest(page);
    if (problems.length > 0) found[address] = problems;
    await page.keyboard.press('Escape');
  }
  expect(found).toEqual({});
});

for (const visitor of ['guest', 'player'] as const) {
  test(`APP-02 the header of a ${visitor} with text at 200 % stays as wide as the phone, and nothing in it overlaps`, async ({
    page,
  }) => {
    if (visitor === 'player') await arriveAsPlayer(page);
    await page.goto('/');
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
    const header = page.getByRole('banner');
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await nextFrames(page);
      await expect(
        visitor === 'player'
          ? page.getByTestId('header-balance')
          : header.getByRole('button', { name: 'Regístrate' }),
      ).toBeVisible();
      // A mobile viewport grows to fit wide content, so the width is compared with the screen's.
      const wide = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
      const over = await header.evaluate(
        (element) =>
          [...element.querySelectorAll('button, a, p')].filter(
            (part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().left < 0,
          ).length,
      );
      expect(over, `at ${width} px`).toBe(0);
    }
  });
}

test('APP-07 a device that refuses storage still shows a working lobby', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Crash' }).tap();
  await expect(page.getByRole('heading', { name: 'Crash' })).toBeVisible();
});

test('APP-11 a page with a lost chunk reloads once and then keeps header, nav and a way on; home without its chunks keeps the balance', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to fetch dynamically imported module|Failed to load resource|net::ERR_FAILED/);
  await page.clock.install();
  await arriveAsPlayer(page);
  await page.goto('/');
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/promotion-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Promos' }).tap();
  await expect(page.getByRole('heading', { name: 'Algo se rompió en esta pantalla' })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await page.clock.runFor(5_000);
  expect(loads).toBe(1);
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await page.unroute('**/assets/promotion-*.js');
  await page.getByRole('link', { name: 'Volver al inicio' }).first().tap();
  await expect(page.getByRole('tab', { name: 'Populares' })).toBeVisible();
  // Blocks each script that the page's HTML does not name.
  const named = await (await page.request.get('/')).text();
  await page.route('**/assets/*.js', (route) =>
    named.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
  );
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/');
  await lost;
  await expect(balance(page)).toHaveText(`${PLAYER.balance} CLP`);
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeVisible();
});

import type { Page } from 'playwright/test';
import { expect, shiftOf, test, watchShifts } from '../support/e2e.ts';

/**
 * Returns the covers that the page requests, and those of them that no browser cache had. A long list requests a cover
 * again after the browser has freed its image, but the cache then has the file.
 */
async function followCovers(page: Page) {
  const requested = new Map<string, string>();
  const cached = new Set<string>();
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('/covers/')) requested.set(requestId, pathname);
  });
  browser.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  await browser.send('Network.enable');
  return {
    requested: () => [...new Set(requested.values())].sort(),
    fetched: () => [...requested].flatMap(([id, path]) => (cached.has(id) ? [] : [path])).sort(),
    /** Frees images outside the document, as the browser would at a time of its own. */
    collect: () => browser.send('HeapProfiler.collectGarbage'),
  };
}

test('APP-12 covers load when they are within 1.3 screens, each once, and nothing shifts', async ({
  page,
}) => {
  const covers = await followCovers(page);
  await watchShifts(page);
  await page.goto('/searchgame?q=a');
  const list = page.getByRole('list', { name: 'Resultados' });
  await expect(list).toBeVisible();
  // The window is 812 CSS px high and a row 80, so 1.3 windows show about 13 rows.
  await expect(async () => {
    const reach = await list.locator('img').evaluateAll((images) =>
      images.map((image) => ({
        top: image.getBoundingClientRect().top,
        isRequested: !image.getAttribute('src')?.startsWith('data:'),
      })),
    );
    for (const { top, isRequested } of reach) expect(isRequested, `at ${top} px`).toBe(top < 812 * 1.3);
    expect(reach.some(({ isRequested }) => !isRequested)).toBe(true);
  }).toPass();

  const missing = () =>
    list.locator('img').evaluateAll(
      (images) =>
        images.filter((image) => {
          if (!(image instanceof HTMLImageElement)) return true;
          const { top, bottom } = image.getBoundingClientRect();
          const isThere = image.complete && !image.getAttribute('src')?.startsWith('data:');
          return bottom > 0 && top < innerHeight && !isThere;
        }).length,
    );
  for (let step = 0; step < 8; step += 1) {
    await page.evaluate(() => scrollBy(0, 500));
    await expect.poll(missing).toBe(0);
  }
  await covers.collect();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(missing).toBe(0);
  expect(covers.requested().length).toBeGreaterThan(40);
  await expect(() => expect(covers.fetched()).toEqual(covers.requested())).toPass();
  expect(await shiftOf(page)).toBeLessThan(0.002);
});

test('APP-12 a cover that cannot be loaded is tried once, and a plain one replaces it', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const tries: string[] = [];
  await page.route('**/resources/v1/covers/**', async (route) => {
    tries.push(route.request().url());
    await route.abort();
  });
  await watchShifts(page);
  await page.goto('/allgame/bingo');
  const covers = page.getByRole('list', { name: 'Bingo y números' }).locator('img');
  /** A browser draws an icon of its own for a broken image. */
  const firstCover = () =>
    covers.first().evaluate((image: HTMLImageElement) => ({
      isBroken: !image.complete || image.naturalWidth === 0,
      hasPlainCover: /svg.*gradient/.test(getComputedStyle(image).backgroundImage),
    }));
  await expect.poll(firstCover).toEqual({ isBroken: false, hasPlainCover: true });
  await expect(page.getByText('Bingo Familiar')).toHaveCount(2);
  await expect(page.getByText('Bingo Familiar').first()).toBeVisible();
  const before = await covers.first().boundingBox();
  expect((before?.height ?? 0) / (before?.width ?? 1)).toBeCloseTo(4 / 3, 1);

  // A failed image is not requested again.
  await page.getByRole('link', { name: 'Todos', exact: true }).tap();
  await expect(page.getByRole('list', { name: 'Todos los juegos', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Bingo y números' }).tap();
  await expect.poll(firstCover).toEqual({ isBroken: false, hasPlainCover: true });
  expect(tries.filter((url, index) => tries.indexOf(url) !== index)).toEqual([]);
  expect(await shiftOf(page)).toBeLessThan(0.002);
});

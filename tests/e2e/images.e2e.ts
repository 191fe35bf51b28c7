import { expect, test } from '../support/e2e.ts';

/** Adds up what shifts in the page without the player's doing. */
const watchShifts = () => {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

test('APP-12 covers load when they are within 1.3 screens, each once, and nothing shifts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/covers\//.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(watchShifts);
  await page.goto('/searchgame?q=a');
  const list = page.getByRole('list', { name: 'Resultados' });
  await expect(list).toBeVisible();
  // A row is 80 CSS px high here, the window 812: 1.3 windows hold some 13 rows, and no more than those are asked for.
  await expect(async () => {
    const reach = await list.locator('img').evaluateAll((images) =>
      images.map((image) => ({
        top: image.getBoundingClientRect().top,
        isAsked: !image.getAttribute('src')?.startsWith('data:'),
      })),
    );
    for (const { top, isAsked } of reach) expect(isAsked, `at ${top} px`).toBe(top < 812 * 1.3);
    expect(reach.some(({ isAsked }) => !isAsked)).toBe(true);
  }).toPass({ timeout: 20_000 });

  /** Covers in the window that are not requested yet. */
  const missing = () =>
    list.locator('img').evaluateAll(
      (images) =>
        images.filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && image.getAttribute('src')?.startsWith('data:');
        }).length,
    );
  for (let step = 0; step < 8; step += 1) {
    await page.evaluate(() => scrollBy(0, 500));
    await expect.poll(missing).toBe(0);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(missing).toBe(0);
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.002);
});

test('APP-12 a cover that cannot be had is tried once, and a plain one stands in its place', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const tries: string[] = [];
  await page.route('**/resources/v1/covers/**', async (route) => {
    tries.push(route.request().url());
    await route.abort();
  });
  await page.addInitScript(watchShifts);
  await page.goto('/allgame/bingo');
  const covers = page.getByRole('list', { name: 'Bingo y números' }).locator('img');
  /** What is painted in the place of the first cover: a browser draws a sign of its own for a broken image. */
  const firstCover = () =>
    covers.first().evaluate((image: HTMLImageElement) => ({
      isBroken: !image.complete || image.naturalWidth === 0,
      hasPlainCover: /svg.*gradient/.test(getComputedStyle(image).backgroundImage),
    }));
  await expect.poll(firstCover).toEqual({ isBroken: false, hasPlainCover: true });
  // The name that the cover would have shown is still there to be read.
  await expect(page.getByText('Bingo Familiar')).toBeVisible();
  const before = await covers.first().boundingBox();
  expect((before?.height ?? 0) / (before?.width ?? 1)).toBeCloseTo(4 / 3, 1);

  // Away and back again: an image that failed is not tried again.
  await page.getByRole('link', { name: 'Todos', exact: true }).tap();
  await expect(page.getByRole('list', { name: 'Todos los juegos', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Bingo y números' }).tap();
  await expect.poll(firstCover).toEqual({ isBroken: false, hasPlainCover: true });
  expect(tries.filter((url, index) => tries.indexOf(url) !== index)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.002);
});

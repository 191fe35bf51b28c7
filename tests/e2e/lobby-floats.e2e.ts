import type { Locator } from 'playwright/test';
import { expect, nextFrames, test } from '../support/e2e.ts';

test('LOB-16 LOB-05 LOB-12 LOB-13 the shelf of what floats leaves the end of the page free, is lower while the page moves, and leads to the top, at once for a player who wants less motion', async ({
  page,
}) => {
  await page.goto('/');
  const sticky = page.getByRole('complementary', { name: 'Sobres rojos' });
  const title = sticky.getByText('Sobres rojos');
  const rocket = page.getByRole('button', { name: 'Volver arriba' });
  const shelf = page.locator('div', { has: page.locator('> [data-floats]') });
  await expect(sticky).toBeVisible();
  await expect(page.locator('#row-studios')).toBeAttached();

  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error(`Not on screen: ${part}`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const toEnd = () =>
    page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const room = async () => {
    await toEnd();
    return (await boxOf(shelf)).y - (await boxOf(page.getByText('Aquí no se juega con dinero real.'))).bottom;
  };

  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(room).toBeGreaterThan(0);
  await expect(rocket).toBeVisible();
  await expect(title).toBeInViewport({ ratio: 1 });
  const { height: atRest } = await boxOf(shelf);
  await page.evaluate(() => {
    const move = setInterval(() => scrollBy({ top: -3, behavior: 'instant' }), 30);
    Reflect.set(window, 'stopMoving', () => clearInterval(move));
  });
  await expect.poll(async () => (await boxOf(title)).width, 'its icon alone').toBeLessThanOrEqual(1);
  expect((await boxOf(shelf)).height).toBeLessThan(atRest * 0.7);
  await page.evaluate(() => Reflect.get(window, 'stopMoving')());
  await expect.poll(async () => (await boxOf(title)).width, 'its title again').toBeGreaterThan(40);
  await expect.poll(async () => (await boxOf(shelf)).height, 'its height again').toBe(atRest);

  await sticky.getByRole('button', { name: 'Ocultar por hoy: Sobres rojos' }).tap();
  await expect(sticky).toHaveCount(0);
  await expect.poll(room).toBeGreaterThan(0);
  expect(await room(), 'and no more than a hole that size').toBeLessThan(60);
  const left = () => page.evaluate(() => scrollY);
  await rocket.tap();
  await nextFrames(page);
  expect(await left()).toBe(0);
  await expect(shelf).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await toEnd();
  await rocket.tap();
  await nextFrames(page);
  expect(await left()).toBeGreaterThan(0);
  await expect.poll(left).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Volver arriba', includeHidden: true })).toBeAttached();
  await expect(sticky).toHaveCount(0);
});

test('LOB-03 odds that moved show which way, for a moment and in their own place', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(100);
  await page.locator('[data-island][data-live]').getByRole('tab', { name: 'Deportes' }).tap();
  const prices = page.getByRole('tabpanel').getByRole('button', { name: /\d\.\d\d$/ });
  await expect(prices.first()).toBeVisible();
  await expect(page.locator('[data-trend]')).toHaveCount(0);
  const shown = () =>
    prices.evaluateAll((all) =>
      all.map((price) => ({
        // A draw has the same name in each match, so the name has the section, both teams and the position.
        name: [
          price.closest('section')?.ariaLabel,
          ...[...(price.closest('article')?.querySelectorAll('button') ?? [])].map(
            (button) => `${button.textContent?.replace(/[\d.]*$/, '')}${button === price ? '*' : ''}`,
          ),
        ].join(),
        price: Number(price.textContent?.match(/[\d.]+$/)?.[0]),
        width: price.getBoundingClientRect().width,
        trend: price.getAttribute('data-trend'),
      })),
    );
  const before = await shown();
  await world.advance(47_000);
  await page.clock.runFor(10_100);
  await expect(page.locator('[data-trend]').first()).toBeVisible();
  const after = await shown();
  for (const { name, price, width, trend } of after) {
    // In between, a match may start, end or be suspended.
    const was = before.find((other) => other.name === name);
    if (!was) continue;
    const moved = price - was.price;
    expect(trend, name).toBe(moved === 0 ? null : moved > 0 ? 'up' : 'down');
    expect(width).toBeCloseTo(was.width, 1);
  }
  await expect(page.getByRole('tabpanel').locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0);
  await page.clock.runFor(3_100);
  await expect(page.locator('[data-trend]')).toHaveCount(0);
});

import type { Locator } from 'playwright/test';
import { expect, expectAccessible, nextFrames, test } from '../support/e2e.ts';

test.describe('what floats above home, and what moves in it', () => {
  test('LOB-12 the sticky banner comes after the first view and stays hidden for the rest of the UTC day', async ({
    page,
  }) => {
    const today = new Date().toISOString().slice(0, 10);
    const midnight = Date.parse(`${today}T24:00:00Z`);
    await page.clock.install({ time: midnight - 90 * 60_000 });
    await page.goto('/');
    const sticky = page.getByRole('complementary', { name: 'Sobres rojos' });
    await expect(sticky).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(sticky).toBeVisible();
    await expectAccessible(page);
    await sticky.getByRole('button', { name: 'Ocultar por hoy: Sobres rojos' }).tap();
    await expect(sticky).toHaveCount(0);

    await page.clock.setSystemTime(midnight - 60_000);
    await page.reload();
    await page.clock.runFor(2_000);
    await expect(page.getByRole('button', { name: 'Volver arriba', includeHidden: true })).toBeAttached();
    await expect(sticky).toHaveCount(0);
    await page.clock.setSystemTime(midnight + 60_000);
    await page.reload();
    await page.clock.runFor(2_000);
    await expect(sticky).toBeVisible();
    await sticky.getByRole('button', { name: 'Sobres rojos', exact: true }).tap();
    // The app removes the id of the packet from the address on arrival.
    await page.waitForURL('**/redenvelope');
    await expect(page.getByRole('heading', { name: 'Un sobre te espera' })).toBeVisible();
  });

  test('LOB-16 LOB-05 the shelf of what floats leaves the end of the page free, and is lower while the page moves', async ({
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
      return (
        (await boxOf(shelf)).y - (await boxOf(page.getByText('Aquí no se juega con dinero real.'))).bottom
      );
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
    await rocket.tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(shelf).toBeHidden();
  });

  test('LOB-13 the rocket appears past half of the page and takes it to the top, at once for a player who wants less motion', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const jumps: unknown[] = [];
      Object.assign(window, { jumps });
      const scroll = window.scrollTo.bind(window);
      window.scrollTo = ((...way: [ScrollToOptions]) => {
        jumps.push(way[0]);
        scroll(...way);
      }) as typeof window.scrollTo;
    });
    await page.goto('/');
    const rocket = page.getByRole('button', { name: 'Volver arriba' });
    await expect(page.getByRole('complementary', { name: 'Sobres rojos' })).toBeVisible();
    await expect(page.locator('#row-studios')).toBeAttached();
    await expect(rocket).toBeHidden();
    for (const motion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion: motion });
      const half = await page.evaluate(() => (document.documentElement.scrollHeight - innerHeight) / 2);
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), Math.floor(half) - 2);
      await nextFrames(page);
      await expect(rocket).toBeHidden();
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), Math.ceil(half) + 2);
      await expect(rocket).toBeVisible();
      await rocket.tap();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(rocket).toBeHidden();
      expect(await page.evaluate(() => Reflect.get(window, 'jumps').at(-1))).toEqual({
        top: 0,
        behavior: motion === 'reduce' ? 'instant' : 'smooth',
      });
    }
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
    await expect(page.getByRole('tabpanel').locator('[aria-live], [role=status], [role=alert]')).toHaveCount(
      0,
    );
    await page.clock.runFor(3_100);
    await expect(page.locator('[data-trend]')).toHaveCount(0);
  });
});

import type { Page } from 'playwright/test';
import type { Serve } from '../../tools/shared/start-serve.ts';
import { startServe } from '../../tools/shared/start-serve.ts';
import { expect, test } from '../support/e2e.ts';

const GAMES = 10_000;
/** Most elements on a page with a list of any length: the frame and about three screens of games. */
const MOST_ELEMENTS = 1_500;

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test.describe('10,000 games', () => {
  // Two workers would each start a server.
  test.describe.configure({ mode: 'default' });
  let server: Serve;
  test.beforeAll(async () => {
    server = await startServe({}, ['--games', String(GAMES)]);
  });
  test.afterAll(() => server.stop());

  test('GAM-01 GAM-02 a list of thousands of games keeps the page small at any place', async ({ page }) => {
    await page.goto(`${server.address}/searchgame?q=o`);
    const rows = page.getByRole('list', { name: 'Resultados' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await expect
      .poll(async () => Number(await rows.first().getAttribute('aria-setsize')))
      .toBeGreaterThan(5_000);
    await expect(page.getByRole('button', { name: /^Favorito/ }).first()).toBeVisible();
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part);
      const seen = () =>
        page.evaluate(() =>
          [200, 400, 600].map((y) =>
            Boolean(document.elementFromPoint(100, y)?.closest('li[aria-posinset]')),
          ),
        );
      await expect.poll(seen, `at ${part}`).toEqual([true, true, true]);
      expect(await elements(page), `at ${part}`).toBeLessThan(MOST_ELEMENTS);
    }
    // Rows that were never rendered have an estimated height, so the first jump may miss the end.
    const left = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [at, of] = await Promise.all(
        ['aria-posinset', 'aria-setsize'].map((name) => rows.last().getAttribute(name)),
      );
      return Number(of) - Number(at);
    };
    await expect.poll(left).toBe(0);
  });
});

import type { Page } from 'playwright/test';
import { expect, nextFrames, test } from '../support/e2e.ts';

function listCalls(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/game/list')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const scrollNearEnd = (page: Page, px: number) =>
  page.evaluate((left) => scrollTo(0, document.documentElement.scrollHeight - innerHeight - left), px);

test('GAM-01 the list of games requests its next page of 20 within 300 px of its end, until the last one, and draws about three screens of it', async ({
  page,
}) => {
  const calls = listCalls(page);
  const pages = () => calls.map(({ pageNum }) => pageNum);
  await page.goto('/allgame/slots');
  const rows = page.getByRole('list', { name: 'Tragamonedas' }).getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '156');
  // The height must be stable first, because the end of the page is measured from here.
  await expect
    .poll(async () => {
      const before = await heightOf(page);
      await nextFrames(page);
      return (await heightOf(page)) - before;
    })
    .toBe(0);
  await scrollNearEnd(page, 320);
  await nextFrames(page);
  expect(calls).toEqual([{ country: 'CL', category: 'slots', pageNum: 1, pageSize: 20 }]);
  await scrollNearEnd(page, 280);
  await expect.poll(pages).toEqual([1, 2]);
  expect(calls[1]).toEqual({ country: 'CL', category: 'slots', pageNum: 2, pageSize: 20 });
  await expect(async () => {
    await scrollNearEnd(page, 0);
    await expect(page.getByText('Eso es todo: 156 juegos')).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(pages()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await expect(rows.last()).toHaveAttribute('aria-posinset', '156');
  expect(await rows.count()).toBeLessThan(60);
});

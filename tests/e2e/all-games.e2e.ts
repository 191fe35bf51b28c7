import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, nextFrames, test } from '../support/e2e.ts';

function listCalls(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/game/list')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

const list = (page: Page, name = 'Todos los juegos') => page.getByRole('list', { name, exact: true });

/** Playwright's own taps cannot be held. */
async function restThumbOn(element: Locator): Promise<{ lift: () => Promise<unknown> }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const session = await element.page().context().newCDPSession(element.page());
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return { lift: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }) };
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const scrollNearEnd = (page: Page, px: number) =>
  page.evaluate((left) => scrollTo(0, document.documentElement.scrollHeight - innerHeight - left), px);

test.describe('all games', () => {
  test('GAM-01 pages of 20, the next asked for 300 px before the end, until the end says so', async ({
    page,
  }) => {
    const calls = listCalls(page);
    const pages = () => calls.map(({ pageNum }) => pageNum);
    await page.goto('/allgame/slots');
    await expect(list(page, 'Tragamonedas').getByRole('listitem').first()).toHaveAttribute(
      'aria-setsize',
      '156',
    );
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
    await expect(list(page, 'Tragamonedas').getByRole('listitem').last()).toHaveAttribute(
      'aria-posinset',
      '156',
    );
  });

  test('GAM-01 GAM-11 header and nav bar are away while it is open and back when it is left, and a thumb that rests on a tile opens its card', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('[data-island][data-live]').getByRole('link', { name: 'Ver todos: Populares' }).tap();
    await expect(page.getByRole('heading', { name: 'Populares', level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toHaveCount(0);
    await expectAccessible(page);

    const tile = page.getByRole('main').getByRole('button', { name: /^Copihue de Oro/ });
    await page.getByRole('button', { name: 'Información: Copihue de Oro' }).waitFor({ state: 'attached' });
    const thumb = await restThumbOn(tile);
    const card = page.getByRole('dialog', { name: 'Copihue de Oro' });
    await expect(card.getByText('Retorno al jugador (RTP)')).toBeVisible();
    await thumb.lift();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Cerrar' }).tap();
    await expect(card).toHaveCount(0);

    // A list replaces the history entry of another list, so one step back leaves the screen.
    await page.getByRole('link', { name: 'Juegos de mesa' }).tap();
    await expect(page.getByRole('heading', { name: 'Juegos de mesa', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Volver' }).tap();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  });
});

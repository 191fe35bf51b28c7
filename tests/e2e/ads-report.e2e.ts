import { heading, openAsPlayer, payWithCode, typeCode } from '../support/deposit-page.ts';
import { expect, test } from '../support/e2e.ts';
import { balance } from '../support/player.ts';

test('NTF-02 APP-08 landing parameters are stored on arrival, and the landing is reported once, however often the page is reloaded', async ({
  page,
  world,
}) => {
  await page.goto('/?cid=cl-verano-2026&channel=meta&agentcode=AB12');
  const landing = { event: 'landing', cid: 'cl-verano-2026', channel: 'meta' };
  await expect.poll(() => world.ads()).toMatchObject([landing]);
  // When the socket connects, the code that loads after the first view is there (RT-01).
  const isLoaded = page.waitForEvent('websocket');
  await page.reload();
  await isLoaded;
  expect(await world.ads()).toHaveLength(1);
  const keys = ['cid', 'channel', 'agentcode'];
  const stored = await page.evaluate((names) => names.map((key) => localStorage.getItem(key)), keys);
  expect(stored).toEqual(['cl-verano-2026', 'meta', 'AB12']);
});

test('NTF-02 DEP-04 two tabs that see a first deposit succeed report one purchase between them', async ({
  context,
  page,
  world,
}) => {
  const purchases: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/v1/ads/mgSkyAdsReport')) purchases.push(request.postDataJSON());
  });
  await page.clock.install();
  await openAsPlayer(page);
  const other = await context.newPage();
  await payWithCode(page);
  await other.goto('/transactions');
  await expect(balance(other)).toBeVisible();
  await page.bringToFront();
  await typeCode(page, world);
  await expect(heading(page, 'Depósito acreditado')).toBeVisible();
  await expect.poll(() => world.ads()).toMatchObject([{ event: 'recharge', amount: 10_000 }]);
  await Promise.all([page.reload(), other.reload()]);
  await expect(heading(page, 'Depósito acreditado')).toBeVisible();
  await page.clock.runFor(5_000);
  expect(purchases).toHaveLength(1);
});

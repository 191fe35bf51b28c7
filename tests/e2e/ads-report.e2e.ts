import { expect, test } from '../support/e2e.ts';

test('NTF-02 APP-08 landing parameters are stored on arrival, and the landing is reported once after consent, however often the page is reloaded', async ({
  page,
  world,
}) => {
  await page.goto('/?cid=cl-verano-2026&channel=meta&agentcode=AB12');
  const landing = { event: 'landing', cid: 'cl-verano-2026', channel: 'meta' };
  const question = page.getByRole('region', { name: 'Aviso por el que llegaste' });
  await expect(question).toBeVisible();
  expect(await world.ads()).toEqual([]);
  await question.getByRole('button', { name: 'Sí, pueden' }).click();
  await expect(question).toHaveCount(0);
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

import { execFileSync } from 'node:child_process';
import { expect, test } from '../support/e2e.ts';
import { openLogin, sendLogin } from '../support/login.ts';
import { balance } from '../support/player.ts';
import { chooseMethod, heading, payButton, RUT } from './deposit-page.ts';
import { startStaticHost } from './static-host.ts';

test.use({ serviceWorkers: 'allow' });

let host: Awaited<ReturnType<typeof startStaticHost>> | undefined;
test.beforeAll(async () => {
  execFileSync(process.execPath, ['tools/build-demo.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  // The host serves a subfolder, because most addresses of the app and the backend begin at the root.
  host = await startStaticHost('dist-demo', '/ejemplos/copihue/');
});
test.afterAll(() => host?.close());

test('MOC-05 a player logs in, deposits at the bank and plays a round on a static host, with the mock in the browser', async ({
  page,
  problems,
}) => {
  const address = host?.address ?? '';
  problems.allow(/status of 404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address}promotion`);
  await page.waitForURL(`${address}**`);
  await expect(page.getByRole('complementary', { name: 'Demostración' })).toContainText('dinero de mentira');
  await page.goto(address);
  await openLogin(page);
  await sendLogin(page);
  await expect(balance(page)).toHaveText('25,000.00 CLP');

  await page.getByRole('navigation').getByRole('link', { name: 'Depositar' }).tap();
  await expect(page).toHaveURL(`${address}deposit`);
  await chooseMethod(page, /Webpay/);
  await page.getByLabel('Cuánto quieres depositar').fill('5000');
  await page.getByLabel('Tu RUT').fill(RUT);
  await payButton(page).tap();
  await page.getByRole('button', { name: 'Autorizar pago' }).tap();
  await page.waitForURL(`${address}deposit**`);
  await expect(heading(page, 'Depósito acreditado')).toBeVisible();
  await expect(balance(page)).toContainText('30,');

  await page.goto(address);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Copihue de Oro/ })
    .first()
    .tap();
  await page.waitForURL('**/gameView/**');
  const game = page.frameLocator('iframe');
  await expect(game.locator('body[data-ready]')).toBeVisible();
  await game.getByRole('button', { name: 'Girar' }).tap();
  await expect(game.locator('#status')).not.toBeEmpty();

  await page.goto(`${address}bettinghistory`);
  await expect(page.getByText('Copihue de Oro').first()).toBeVisible();

  // A page that sends calls until it closes must not send the old session to the new world.
  await page.evaluate(() => {
    const headers = { token: localStorage.getItem('token') ?? '', 'content-type': 'application/json' };
    const body = JSON.stringify({ pageNum: 1, pageSize: 20 });
    setInterval(() => fetch('recharge/orders', { method: 'POST', headers, body }), 5);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.getByRole('complementary', { name: 'Demostración' }).locator('summary').click();
  const isLeft = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await isLeft;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('button', { name: 'Ingresar' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

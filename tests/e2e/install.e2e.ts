import { devices, type Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';

test.use({ serviceWorkers: 'allow' });

test('PLR-01 a new visitor with the data saver on is not sent a whole release', async ({ page, browser }) => {
  const saver = await browser.newContext({ serviceWorkers: 'allow' });
  await saver.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const saving = await saver.newPage();
  const hasWorker = (of: Page) =>
    of.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found !== undefined));
  await page.goto('/tc');
  await saving.goto(page.url());
  await expect.poll(() => hasWorker(page)).toBe(true);
  expect(await hasWorker(saving)).toBe(false);
  await saver.close();
});

test('PLR-01 the manifest is served and valid; on iOS the page has pictures for the start from the home screen', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: 'Copihue',
    short_name: 'Copihue',
    start_url: '/',
    display: 'standalone',
  });

  const devtools = await context.newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(new URL('/manifest.webmanifest', page.url()).href);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, where Chromium installs no app. Any other error fails.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  const phone = await browser.newContext({ ...devices['iPhone 15'], baseURL: new URL('/', page.url()).href });
  const ios = await phone.newPage();
  await ios.goto('/tc');
  const pictures = ios.locator('head > link[rel=apple-touch-startup-image]');
  await expect(pictures).toHaveCount(2);
  const drawn = pictures.evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const image = Object.assign(new Image(), { src: link.getAttribute('href') });
        await image.decode();
        return `${link.getAttribute('media')} ${image.naturalWidth}x${image.naturalHeight}`;
      }),
    ),
  );
  expect(await drawn).toEqual(['(orientation: portrait) 1179x2556', '(orientation: landscape) 2556x1179']);
  await phone.close();
});

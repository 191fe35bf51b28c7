import { expect, test } from '../support/e2e.ts';

test.use({ serviceWorkers: 'allow' });

test('PLR-01 the manifest is served and valid, and each icon is there in the size it states', async ({
  page,
  context,
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

  // The browser's own reading of it.
  const devtools = await context.newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(new URL('/manifest.webmanifest', page.url()).href);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Each test has a window of its own that remembers nothing, where Chromium installs no app; nothing else is wrong.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  const purposes: string[] = [];
  for (const { src, sizes, type, purpose = 'any' } of manifest.icons) {
    purposes.push(`${sizes} ${purpose}`);
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    const size = await page.evaluate(async (address) => {
      const image = Object.assign(new Image(), { src: address });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { url: shortcut } of manifest.shortcuts) {
    await page.goto(shortcut);
    await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toHaveCount(0);
  }
});

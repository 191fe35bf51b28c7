import { rmSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect } from '../support/e2e.ts';
import { nextRelease } from '../support/next-release.ts';
import { test } from './edge-test.ts';
import { type Missing, type Release, Upload } from './releases/upload.ts';
import { readRelease, startUploadHost } from './releases/upload-host.ts';

/** The service worker stores about 150 files one by one, after everything else. */
/** Chromium lets a worker that has work go on for up to five minutes, although the next one takes over. */
const INSTALLED = { timeout: 330_000 };
/** The healer looks again after 5 s, and then after 10 s. */
const HEALED = { timeout: 120_000 };

const aliveRelease = (page: Page) =>
  page
    .evaluate(() =>
      performance.getEntriesByName('app:ready').length === 0
        ? 'dead'
        : document.querySelector('meta[name=release][content=second]')
          ? 'second'
          : 'first',
    )
    .catch(() => 'dead');

/** Entries of our caches that are named as a script and hold a page. */
const wrongScripts = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.endsWith('.js') && (await (await caches.match(url))?.text())?.startsWith('<'))
          wrong.push(url);
    return wrong;
  });

const ownCaches = (page: Page) =>
  page.evaluate(
    async () => (await caches.keys()).filter((name) => name.startsWith('copihue-release-')).length,
  );

const isInstalled = (page: Page) =>
  page
    .evaluate(() => navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.active)))
    // The page reloads once if a section's script was missing.
    .catch(() => false);

interface Cell {
  page: Page;
  upload: Upload;
  address: string;
  first: Release;
}

/** Repeats some cases of release-orders.e2e.ts in a real browser, to check its model of workers, caches and modules. */
const CELLS: Record<string, { missing: Missing; run: (cell: Cell) => Promise<void> }> = {
  'a new visitor whose main script was cut off': {
    missing: '404',
    async run({ page, upload, address, first }) {
      const [path = '', body = ''] =
        [...first.files].find(([name]) => /assets\/index-.*\.js$/.test(name)) ?? [];
      upload.put(path, body.slice(0, body.length / 2));
      // The page reloads itself only once, so the file is complete before that.
      const cut = page
        .waitForResponse((answer) => answer.url().endsWith(path))
        .then(() => upload.put(path, body));
      await page.goto(address);
      await cut;
      const healed = () => page.evaluate(() => sessionStorage.getItem('healed')).catch(() => null);
      await expect.poll(healed).not.toBeNull();
      await expect.poll(() => aliveRelease(page), HEALED).toBe('first');
    },
  },
  'a returning visitor of a host with half of the next release, whose main script is evicted later': {
    missing: 'first page',
    async run({ page, upload, address }) {
      await page.goto(address);
      await expect.poll(() => isInstalled(page), INSTALLED).toBe(true);
      await page.evaluate(() => caches.open('another-app'));
      upload.do('worker');
      upload.do('pages');
      upload.do('removal');
      await page.reload();
      await expect.poll(() => aliveRelease(page)).toBe('first');
      const update = page.evaluate(() =>
        navigator.serviceWorker.getRegistration().then((found) =>
          found?.update().then(
            ({ installing }) =>
              new Promise((resolve) => {
                if (!installing) resolve('none');
                installing?.addEventListener('statechange', () => resolve(installing.state));
              }),
            () => 'refused',
          ),
        ),
      );
      expect(await update, 'half a release is not installed').toBe('redundant');
      expect([await ownCaches(page), await wrongScripts(page)]).toEqual([1, []]);

      upload.do('assets');
      await page.evaluate(async () => {
        const main = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
        for (const name of await caches.keys()) await (await caches.open(name)).delete(main);
      });
      await page.reload();
      await expect.poll(() => aliveRelease(page), HEALED).toBe('second');
      expect(await page.evaluate(() => caches.has('another-app')), "another's cache").toBe(true);
      await expect.poll(() => isInstalled(page), INSTALLED).toBe(true);
    },
  },
  'a returning visitor of the next release, in which one sentence has changed': {
    missing: '404',
    async run({ page, upload, address }) {
      await page.goto(address);
      await expect.poll(() => isInstalled(page), INSTALLED).toBe(true);
      for (const part of ['assets', 'pages', 'worker', 'removal'] as const) upload.do(part);
      upload.requested.clear();
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
      const isInstalling = () =>
        page.evaluate(() =>
          navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.installing)),
        );
      await expect.poll(isInstalling, INSTALLED).toBe(false);
      const requested = [...upload.requested].filter((path) => path !== '/sw.js').sort();
      expect(requested).toEqual([
        expect.stringMatching(/^\/assets\/legal-ks-/),
        '/index.html',
        '/shell.html',
        '/version.json',
      ]);
      expect(await ownCaches(page)).toBe(2);
    },
  },
  'a returning visitor of a host that has published the kill switch': {
    missing: '404',
    async run({ page, upload, address, first }) {
      await page.goto(address);
      await expect.poll(() => isInstalled(page), INSTALLED).toBe(true);
      upload.put('/sw.js', first.files.get('/unregister-sw.js') ?? '');
      await page.reload();
      const workers = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => -1);
      const left = async () => [await workers(), await ownCaches(page).catch(() => -1)];
      await expect.poll(left, INSTALLED).toEqual([0, 0]);
      await expect.poll(() => aliveRelease(page)).toBe('first');
      // The page registers the kill switch itself, which then loads no page again.
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      upload.requested.clear();
      await page.reload();
      await expect.poll(() => upload.requested.has('/sw.js'), INSTALLED).toBe(true);
      await expect.poll(left, INSTALLED).toEqual([0, 0]);
      expect(loads).toBe(1);
    },
  },
  'a visitor whose storage is full': {
    missing: '404',
    async run({ page, upload, address }) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize: 200_000 });
      await page.goto(address);
      await expect.poll(() => aliveRelease(page)).toBe('first');
      await expect
        .poll(() => upload.requested.has('/icon.svg') && upload.requested.size > 40, INSTALLED)
        .toBe(true);
      await expect.poll(() => ownCaches(page).catch(() => -1), INSTALLED).toBe(0);
      for (const part of ['assets', 'pages', 'worker', 'removal'] as const) upload.do(part);
      await page.reload();
      await expect.poll(() => aliveRelease(page)).toBe('second');
    },
  },
};

test.describe('an upload', () => {
  test.use({ serviceWorkers: 'allow' });

  test('SHP-04 each visitor in the middle of an upload ends with a whole release in Chromium, and nothing else is stored', async ({
    context,
    problems,
    servers,
  }) => {
    // Missing files are the subject of the test, and the host does not forward the socket.
    problems.allow(
      /404|MIME type|WebSocket|socket\.io|SyntaxError|Unexpected|bad HTTP response|Failed to|^uncaught: $/,
    );
    const folder = nextRelease('second');
    const [first, second] = [readRelease('first', 'dist'), readRelease('second', folder)];
    rmSync(folder, { recursive: true });
    await Promise.all(
      Object.entries(CELLS).map(async ([name, { missing, run }]) => {
        const upload = new Upload(first, second, missing);
        const { address, close } = await startUploadHost(servers.mock, upload);
        const page = await context.newPage();
        await test.step(name, () => run({ page, upload, address, first }));
        await page.close();
        close();
      }),
    );
  });
});

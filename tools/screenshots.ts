/**
 * Takes pictures of the build in dist/: src/public/screenshots (the browser's install dialog, see
 * tools/prerender/page-html.ts, and the README), src/public/share.jpg (a shared link) and docs/images (the README alone).
 *
 * npm run screenshots
 */
import { mkdirSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserPath } from './setup/browser.mjs';
import { readOptions } from './shared/options.ts';
import { startServe } from './shared/start-serve.ts';

const FOLDER = 'src/public/screenshots';
const README_FOLDER = 'docs/images';
/** 540 x 1080 pixels, the size in the manifest. */
const PHONE = {
  viewport: { width: 375, height: 750 },
  deviceScaleFactor: 1.44,
  hasTouch: true,
  isMobile: true,
};

async function logIn(context: BrowserContext, address: string): Promise<void> {
  const body = { country: 'CL', username: '912345678', password: 'Copihue2026' };
  const answer = await context.request.post(`${address}/user/login`, { data: body });
  const { data }: { data: { token: string } } = await answer.json();
  await context.addInitScript((token) => localStorage.setItem('token', token), data.token);
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight;
    const pictures = [...document.images].filter(isInView);
    return pictures.every(({ complete }) => complete) && !document.querySelector('[aria-busy=true]');
  });
}

readOptions('Use it without options.', {});
const executablePath = browserPath('.');
const server = await startServe({});
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({ ...PHONE, locale: 'es-CL', reducedMotion: 'reduce' });
// Suppresses the popups that open by themselves (LOB-16).
await context.addInitScript(() => {
  sessionStorage.setItem('interruptedOn', JSON.stringify(new Date().toISOString().slice(0, 10)));
});
const page = await context.newPage();
mkdirSync(README_FOLDER, { recursive: true });
const open = async (path: string) => {
  await page.goto(`${server.address}${path}`);
  await settle(page);
};
const take = (name: string, folder: string) =>
  page.screenshot({
    path: `${folder}/${name}.jpg`,
    type: 'jpeg',
    quality: 55,
    scale: folder === FOLDER ? 'device' : 'css',
  });
// 1200 x 630, as sites show a shared link.
const wide = await browser.newPage({ viewport: { width: 1200, height: 630 }, locale: 'es-CL' });
await wide.goto(server.address);
await settle(wide);
await wide.screenshot({ path: 'src/public/share.jpg', type: 'jpeg', quality: 70 });
await open('/');
await take('home', FOLDER);
await open('/allgame');
await take('games', FOLDER);
await open('/__mock');
await take('console', README_FOLDER);
await open('/__mock/reference');
await take('reference', README_FOLDER);
await logIn(context, server.address);
await open('/deposit');
await take('deposit', FOLDER);
await open('/');
await page
  .getByRole('tabpanel')
  .getByRole('button', { name: /Copihue de Oro/ })
  .first()
  .tap();
await page.frameLocator('iframe').locator('body[data-ready]').waitFor();
await settle(page);
await take('game', README_FOLDER);
await browser.close();
await server.stop();

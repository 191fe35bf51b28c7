/**
 * Takes the project's screenshots from the build in dist/: src/public/screenshots (the browser's install dialog, see
 * tools/prerender/page-html.ts) and docs/images.
 *
 * npm run screenshots
 */
import { mkdirSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserPath } from './setup/browser.mjs';
import { readOptions } from './shared/options.ts';
import { startServe } from './shared/start-serve.ts';

const FOLDER = 'src/public/screenshots';
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
mkdirSync(FOLDER, { recursive: true });
const take = async (name: string, path: string) => {
  await page.goto(`${server.address}${path}`);
  await settle(page);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 55 });
  if (name === 'home') await page.screenshot({ path: 'docs/images/home.png', scale: 'css' });
};
await take('home', '/');
await take('games', '/allgame');
await logIn(context, server.address);
await take('deposit', '/deposit');
await browser.close();
await server.stop();

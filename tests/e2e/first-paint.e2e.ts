import { delayRequests, expect, nextFrames, shiftOf, test, watchShifts } from '../support/e2e.ts';

const BUNDLE = '**/assets/*.js';

test('LOB-01 home is painted from HTML alone, before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
  });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  await expect(page.getByRole('img', { name: /bono de bienvenida/i }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deportes' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Populares' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByText('Demostración. Aquí no se juega con dinero real.')).toBeAttached();
  await context.close();
});

test('LOB-01 hydration keeps every element that was painted', { tag: '@flow' }, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#root header, #root nav, #root main img')) {
        element.setAttribute('data-painted', '');
      }
    });
  });
  await page.goto('/index.html');
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  expect(await page.locator('[data-painted]').count()).toBeGreaterThan(15);
  expect(await page.locator('header:not([data-painted]), nav:not([data-painted])').count()).toBe(0);
  // Rules that would shift the painted page apply only after hydration.
  await expect(page.locator('main a').first()).toHaveCSS('text-wrap-style', 'pretty');
  // On a reload the style sheet may come from the memory cache, before a load listener exists.
  await page.reload();
  await expect(page.locator('html[data-alive] > head > link[rel=stylesheet][media=all]')).toHaveCount(1);
});

test('APP-06 an English reader never sees the Spanish page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  const release = await delayRequests(page, BUNDLE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Ingresar')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /welcome bonus/i }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  release();
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible();
  await expect(page.getByText(/^(Populares|Tragamonedas|Depositar|Inicio)$/)).toHaveCount(0);
});

test('SES-13 a returning player never sees the guest page', async ({ page, problems }) => {
  problems.allow(/status of 401/);
  await page.addInitScript(() => localStorage.setItem('token', 'tk_stored'));
  const release = await delayRequests(page, BUNDLE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('img', { name: /bono de bienvenida/i }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Regístrate' })).toBeHidden();
  release();
});

test('LOB-08 a tap before hydration is replayed after it, without reloading the page', {
  tag: '@flow',
}, async ({ page }) => {
  const release = await delayRequests(page, BUNDLE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Promos' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Promos' }).tap({ noWaitAfter: true });
  await nextFrames(page);
  expect(new URL(page.url()).pathname).toBe('/');
  release();
  await page.waitForURL('**/promotion');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('APP-16 an address other than home paints its frame and asks for all it needs before any script; taps wait for the app', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const release = await delayRequests(page, BUNDLE);
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto('/allgame?only=favourites', { waitUntil: 'commit' });
  await expect(page.locator('#frame')).toBeAttached();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.goto('/promotion', { waitUntil: 'commit' });
  const signUp = page.getByRole('button', { name: 'Sign up' });
  await expect(signUp).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deposit', exact: true })).toBeVisible();
  for (const own of [/^\/assets\/promotion-/, /^\/assets\/promotions-/, /^\/v1\/pb\/config$/])
    await expect.poll(() => requested.filter((path) => own.test(path))).toHaveLength(1);
  await signUp.tap({ noWaitAfter: true });
  await expect(signUp).toHaveClass(/tapped/);
  release();
  await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible();
  await expect(page.locator('#frame')).toHaveCount(0);
  for (const own of [/^\/assets\/promotion-/, /^\/assets\/promotions-/, /^\/v1\/pb\/config$/])
    expect(requested.filter((path) => own.test(path))).toHaveLength(1);
});

test('LOB-01 APP-05 a page that is scrolled and tapped before the app is alive stays in place, and the taps take effect', async ({
  page,
}) => {
  const release = await delayRequests(page, BUNDLE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Promos' })).toBeVisible();
  const english = page.getByRole('button', { name: 'English' });
  await english.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  release();
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(place);

  const releaseAgain = await delayRequests(page, BUNDLE);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Promos' })).toBeVisible();
  await english.tap({ noWaitAfter: true });
  await expect(english).toHaveClass(/tapped/);
  releaseAgain();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test("LOB-06 the first view's calls leave before the bundle arrives, and are not made twice", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  const release = await delayRequests(page, BUNDLE);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'commit' });
  const firstView = ['/lobby/batchBanners', '/game/categories', '/game/list', '/notice/list'];
  await expect.poll(() => calls).toEqual(firstView);
  release();
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await page.clock.runFor(2_000);
  expect(calls.filter((path) => firstView.includes(path))).toEqual(firstView);
});

test('LOB-06 a live banner that differs from the painted one is swapped without a jump', async ({
  page,
  world,
}) => {
  await world.lobby({
    banners: [{ position: 'home_top', index: 0, title: { ks: 'Recién publicado', en: 'Just published' } }],
  });
  await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('img', { name: 'Recién publicado' })).toBeVisible();
  // The icons of the marquee may move, because its winners change each hour.
  expect(await shiftOf(page)).toBeLessThan(0.002);
});

test('LOB-06 a part of home hydrates as it was painted, whatever a menu that is opened at once has asked for', async ({
  page,
  world,
}) => {
  // The winners of the live marquee now differ from the painted ones.
  await world.advance(3 * 60 * 60_000);
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const release = await delayRequests(page, BUNDLE);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Abrir el menú' }).tap({ noWaitAfter: true });
  release();
  // A hydration mismatch would be reported as a problem, which fails the test.
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});

test('LOB-06 slow banners never delay the lobby and appear when they arrive', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('country', 'KE'));
  const release = await delayRequests(page, '**/lobby/batchBanners');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('tab', { name: 'Hot' })).toBeVisible();
  await expect(page.getByRole('img', { name: /welcome bonus/i })).toHaveCount(0);
  release();
  await expect(page.getByRole('img', { name: /welcome bonus/i }).first()).toBeVisible();
});

import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import type { MockWorld } from '../support/mock-world.ts';

const PHONE = '912345678';
const PASSWORD = 'Copihue2026';
const RUT = '12.345.678-5';

/** Starts as the seeded player with a balance of 25,000.00, without the popup. */
async function openAsPlayer(page: Page, path = '/deposit'): Promise<void> {
  const answer = await page.request.post('/user/login', {
    data: { country: 'CL', username: PHONE, password: PASSWORD },
  });
  const { data } = await answer.json();
  await page.addInitScript((token) => {
    if (!localStorage.getItem('token')) localStorage.setItem('token', token);
  }, data.token);
  await page.goto(path);
}

const balance = (page: Page) => page.getByTestId('header-balance');
const notice = (page: Page) => page.getByTestId('deposit-notice');
const payButton = (page: Page) => page.getByRole('button', { name: 'Pagar', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function chooseMethod(page: Page, name: RegExp): Promise<void> {
  await page.getByText(name).first().tap();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

/** Pays with MACH up to the code step. */
async function payWithCode(page: Page): Promise<void> {
  await chooseMethod(page, /MACH/);
  await payButton(page).tap();
  await expect(heading(page, 'Escribe el código')).toBeVisible();
}

async function typeCode(page: Page, world: MockWorld): Promise<void> {
  await page.keyboard.type(await world.code(PHONE));
}

/** Counts the notices that come up, over reloads and on every page. */
async function countNotices(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noticed', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const tell = (window as unknown as { noticed: (text: string) => void }).noticed;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || target.getAttribute('data-testid') !== 'deposit-notice') continue;
        for (const node of addedNodes) tell(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return seen;
}

/** Counts the calls of a path from now on. */
function countCalls(page: Page, path: string): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) calls.count += 1;
  });
  return calls;
}

test.describe('deposit', () => {
  test('DEP-01 DEP-03 DEP-05 a player logs in, pays with a one-time code and sees the money arrive', async ({
    page,
    world,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).tap();
    const popup = page.getByRole('dialog');
    await popup.getByLabel('Celular').fill(PHONE);
    await popup.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await popup.getByRole('button', { name: 'Ingresar', exact: true }).tap();
    await expect(balance(page)).toHaveText('25,000.00 CLP');

    await page.getByRole('navigation').getByRole('link', { name: 'Depositar' }).tap();
    await expect(heading(page, 'Depositar')).toBeVisible();
    await chooseMethod(page, /MACH/);
    await page.getByRole('button', { name: '20,000.00' }).tap();
    await expect(page.getByTestId('total')).toHaveText('20,000.00');
    await payButton(page).tap();
    await expect(heading(page, 'Escribe el código')).toBeVisible();
    await typeCode(page, world);

    await expect(notice(page)).toContainText('Depósito acreditado');
    await expect(notice(page)).toContainText('+20,000.00 CLP');
    await expect(balance(page)).toHaveText('47,500.00 CLP');
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await expect(page.getByRole('main').getByText('MACH')).toBeVisible();
    await expect(notice(page)).toBeEmpty();
  });

  test('DEP-01 own amount, limits, fee, bonus and offer are told before paying', async ({ page }) => {
    await openAsPlayer(page);
    await chooseMethod(page, /Webpay/);
    const amount = page.getByLabel('Cuánto quieres depositar');
    await amount.fill('500');
    await payButton(page).tap();
    await expect(page.getByText('El mínimo con Webpay es 1,000.00 CLP.')).toBeVisible();
    await amount.fill('2000000.01');
    await expect(page.getByText('El máximo con Webpay es 2,000,000.00 CLP.')).toBeVisible();
    await amount.fill('25.000');
    await expect(amount).toHaveValue('25,000');
    await page.getByText('Fin de semana con 50 % extra').tap();
    const sum = page.getByRole('region', { name: 'Resumen' });
    await expect(sum).toContainText('Comisión250.00');
    await expect(sum).toContainText('Bono+12,500.00');
    await expect(page.getByTestId('total')).toHaveText('25,250.00');
    await expect(page.getByText('125,000.00 CLP (10 veces el bono)')).toBeVisible();
  });

  test('DEP-01 the last choice is remembered, on the page and from the last order', async ({
    page,
    world,
  }) => {
    await openAsPlayer(page);
    await chooseMethod(page, /CuentaRUT/);
    await page.getByLabel('Cuánto quieres depositar').fill('7500');
    await page.getByRole('navigation').getByRole('link', { name: 'Promos' }).tap();
    await page.goBack();
    await expect(page.getByRole('radio', { name: /CuentaRUT/ })).toBeChecked();
    await expect(page.getByLabel('Cuánto quieres depositar')).toHaveValue('7,500');

    await page.getByLabel('Tu RUT').fill(RUT);
    await payButton(page).tap();
    await expect(heading(page, 'Escribe el código')).toBeVisible();
    await typeCode(page, world);
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await page.goto('/deposit');
    await expect(page.getByRole('radio', { name: /CuentaRUT/ })).toBeChecked();
    await expect(page.getByLabel('Cuánto quieres depositar')).toHaveValue('7,500');
  });

  test('DEP-03 DEP-04 a payment approved at the bank is told once, also after a reload', async ({ page }) => {
    const notices = await countNotices(page);
    await openAsPlayer(page);
    await chooseMethod(page, /Webpay/);
    await page.getByRole('button', { name: '50,000.00' }).tap();
    await page.getByLabel('Tu RUT').fill(RUT);
    await payButton(page).tap();
    await page.waitForURL(/\/bank\//);
    await page.getByRole('button', { name: /Aprobar|Autorizar|Pagar/ }).tap();
    await page.waitForURL(/\/deposit\?order=R/);
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await expect(balance(page)).toHaveText('82,500.00 CLP');
    await expect.poll(() => notices).toEqual(['Depósito acreditado +50,000.00 CLP']);

    await page.reload();
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await expect(balance(page)).toHaveText('82,500.00 CLP');
    await page.waitForTimeout(1_500);
    expect(notices).toHaveLength(1);
  });

  test('DEP-05 a payment refused at the bank says amount, currency and reason; the balance stays', async ({
    page,
  }) => {
    await openAsPlayer(page);
    await chooseMethod(page, /Servipag/);
    await page.getByLabel('Tu correo').fill('ana@correo.cl');
    await payButton(page).tap();
    await page.waitForURL(/\/bank\//);
    await page.getByRole('button', { name: /Rechazar/ }).tap();
    await expect(notice(page)).toHaveText('10,000.00 CLP Falló Rechazaste el pago en tu banco');
    await expect(heading(page, 'El depósito no se hizo')).toBeVisible();
    await expect(balance(page)).toHaveText('25,000.00 CLP');
    await page.getByRole('button', { name: 'Hacer otro depósito' }).tap();
    await expect(page.getByRole('radio', { name: /Servipag/ })).toBeChecked();
    await expect(page.getByLabel('Cuánto quieres depositar')).toHaveValue('10,000');
  });

  test('DEP-03 a wrong code keeps the step, a pasted one sends itself once', async ({ page, world }) => {
    await openAsPlayer(page);
    await payWithCode(page);
    await page.keyboard.type('000000');
    await expect(page.getByText('El código no es correcto. Revísalo e intenta de nuevo.')).toBeVisible();
    const prepays = countCalls(page, '/recharge/prepay');
    const first = page.getByRole('textbox', { name: 'Código de 6 dígitos' });
    await expect(first).toBeFocused();
    await first.evaluate(
      (input, code) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', ` ${code.slice(0, 3)} ${code.slice(3)} `);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      await world.code(PHONE),
    );
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    expect(prepays.count).toBe(1);
  });

  test('DEP-03 a transfer shows bank details to copy and waits; the notice comes on whatever screen', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAsPlayer(page);
    await chooseMethod(page, /Transferencia/);
    await payButton(page).tap();
    await expect(page.getByText('Esperando tu transferencia')).toBeVisible();
    await page.getByRole('button', { name: 'Copiar Número de cuenta' }).tap();
    await expect(page.getByText('Copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00123456789');
    await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).tap();
    await expect(notice(page)).toContainText('+10,000.00 CLP');
    await expect(balance(page)).toHaveText('36,000.00 CLP');
  });

  test('DEP-06 however often Pay is tapped, one order is made and the button is busy', async ({
    page,
    world,
  }) => {
    await openAsPlayer(page);
    await chooseMethod(page, /MACH/);
    await world.fault('rechargeV2CreateRechargeOrder', 'latency', { ms: 800 });
    const creates = countCalls(page, '/recharge/v2/createRechargeOrder');
    await payButton(page).evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await expect(page.getByRole('button', { name: 'Preparando tu pago' })).toBeDisabled();
    await expect(heading(page, 'Escribe el código')).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar el monto o el medio de pago' }).tap();
    await payButton(page).tap();
    await expect(heading(page, 'Escribe el código')).toBeVisible();
    expect(creates.count).toBe(2);
    expect(await world.orders()).toHaveLength(1);
    expect(await world.sms(PHONE)).toHaveLength(1);
  });

  test('DEP-04 DEP-06 an order without an answer reads as checking, and paying again repeats the same order', async ({
    page,
    world,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await openAsPlayer(page);
    await chooseMethod(page, /MACH/);
    await page.getByLabel('Cuánto quieres depositar').fill('12,345');
    await world.fault('rechargeV2CreateRechargeOrder', 'drop-before');
    await world.fault('rechargeOrders', 'drop-before');
    await payButton(page).tap();
    await expect(heading(page, 'Estamos verificando tu depósito')).toBeVisible();
    await expect(page.getByText(/fall/i)).toHaveCount(0);
    await world.clearFaults('rechargeOrders');
    await expect(heading(page, 'Tu depósito no alcanzó a salir')).toBeVisible();
    await world.clearFaults();
    await world.fault('rechargeV2CreateRechargeOrder', 'drop-after');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).tap();
    await expect(heading(page, 'Escribe el código')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('12,345.00 CLP');
    expect(await world.orders()).toHaveLength(1);
  });

  test('DEP-04 DEP-05 a payment without an answer and a reload before its end: told once, one purchase event', async ({
    page,
    world,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    const notices = await countNotices(page);
    const purchases = countCalls(page, '/v1/ads/mgSkyAdsReport');
    await openAsPlayer(page);
    await payWithCode(page);
    await world.fault('rechargePrepay', 'drop-after');
    await world.fault('rechargeQueryPay', 'drop-before');
    await typeCode(page, world);
    await expect(heading(page, 'Estamos verificando tu depósito')).toBeVisible();
    await page.reload();
    await world.clearFaults();
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await expect(balance(page)).toHaveText('36,000.00 CLP');
    await expect.poll(() => purchases.count).toBe(1);
    await world.emit(
      'recharge',
      PHONE,
      JSON.stringify({ orderId: (await world.orders())[0]?.id, amount: 10_000 }),
    );
    await page.reload();
    await page.waitForTimeout(4_000);
    await world.emit(
      'recharge',
      PHONE,
      JSON.stringify({ orderId: (await world.orders())[0]?.id, amount: 10_000 }),
    );
    await page.waitForTimeout(1_000);
    expect(notices).toEqual(['Depósito acreditado +10,000.00 CLP']);
    expect(purchases.count).toBe(1);
  });

  test('DEP-04 a deposit that is pending on home survives a reload there', async ({ page, world }) => {
    const notices = await countNotices(page);
    await openAsPlayer(page);
    await chooseMethod(page, /Khipu/);
    await page.getByLabel('Tu correo').fill('ana@correo.cl');
    await page.getByLabel('Tu banco').selectOption('BancoEstado');
    await payButton(page).tap();
    await page.waitForURL(/\/bank\//);
    await page.goto('/');
    await expect(balance(page)).toHaveText('25,000.00 CLP');
    await page.getByRole('navigation').getByRole('link', { name: 'Depositar' }).tap();
    await expect(page.getByRole('link', { name: /Depósito en proceso/ })).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio' }).first().tap();
    await page.reload();
    await world.order((await world.orders())[0]?.id ?? '', 'approve');
    await expect(balance(page)).toHaveText('36,000.00 CLP');
    await expect.poll(() => notices).toEqual(['Depósito acreditado +10,000.00 CLP']);
  });

  test('DEP-01 without payment methods the screen says so and can try again; what was typed stays', async ({
    page,
    world,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await world.fault('rechargePaymentMethods', 'server-error');
    await openAsPlayer(page);
    await expect(heading(page, 'No pudimos cargar los medios de pago')).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Reintentar' }).tap();
    await expect(payButton(page)).toBeVisible();
    await page.getByLabel('Cuánto quieres depositar').fill('33333');
    await chooseMethod(page, /MACH/);
    await world.fault('rechargeV2CreateRechargeOrder', 'failure', { message: 'Servicio en mantención' });
    await payButton(page).tap();
    await expect(page.getByText('Servicio en mantención')).toBeVisible();
    await expect(page.getByLabel('Cuánto quieres depositar')).toHaveValue('33,333');
  });

  for (const language of ['ks', 'en']) {
    test(`DEP-01 axe finds nothing on the deposit screens, and nothing is cut off at 320 px (${language})`, async ({
      page,
    }) => {
      await page.addInitScript((code) => localStorage.setItem('locale', code), language);
      await page.setViewportSize({ width: 320, height: 640 });
      await openAsPlayer(page);
      await expect(page.getByTestId('total')).toHaveText(/\d/);
      await expectAccessible(page);
      await chooseMethod(page, /MACH/);
      await page.getByRole('button', { name: /^(Pagar|Pay)$/ }).tap();
      await expect(heading(page, language === 'en' ? 'Enter the code' : 'Escribe el código')).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});

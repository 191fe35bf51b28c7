import {
  chooseMethod,
  countCalls,
  countNotices,
  heading,
  notice,
  openAsPlayer,
  PHONE,
  payButton,
  payWithCode,
  RUT,
  typeCode,
} from '../support/deposit-page.ts';
import { expect, test } from '../support/e2e.ts';
import { liveSocket, received } from '../support/live-socket.ts';
import { balance } from '../support/player.ts';

test.describe('deposit outcome', () => {
  test('DEP-03 DEP-04 a payment approved at the bank is announced once, also after a reload', {
    tag: '@flow',
  }, async ({ page }) => {
    const notices = await countNotices(page);
    await page.clock.install();
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
    await expect.poll(() => notices).toEqual(['Depósito acreditado +50,000.00 CLP Bono +7,500.00 CLP']);

    await page.reload();
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await expect(balance(page)).toHaveText('82,500.00 CLP');
    await page.clock.runFor(5_000);
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
    await expect(notice(page)).toHaveText('10,000.00 CLP · Fallido · Rechazaste el pago en tu banco');
    await expect(heading(page, 'El depósito no se hizo')).toBeVisible();
    await expect(balance(page)).toHaveText('25,000.00 CLP');
    await page.getByRole('button', { name: 'Hacer otro depósito' }).tap();
    await expect(page.getByRole('radio', { name: /Servipag/ })).toBeChecked();
    await expect(page.getByLabel('Cuánto quieres depositar')).toHaveValue('10,000');
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
    await expect(page.getByRole('button', { name: 'Preparando' })).toBeDisabled();
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

  test('DEP-04 DEP-05 a payment without an answer and a reload before its end: one notice, one purchase event', async ({
    page,
    world,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    const notices = await countNotices(page);
    const purchases = countCalls(page, '/v1/ads/mgSkyAdsReport');
    await page.clock.install();
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
    const told = JSON.stringify({ orderId: (await world.orders())[0]?.id, amount: 10_000 });
    await world.emit('recharge', PHONE, told);
    // `commit` ends the old page, so that the next socket belongs to the new one.
    await page.reload({ waitUntil: 'commit' });
    const isReceived = received(await liveSocket(page), 'recharge');
    await world.emit('recharge', PHONE, told);
    await isReceived;
    await page.clock.runFor(5_000);
    expect(notices).toEqual(['Depósito acreditado +10,000.00 CLP Bono +1,000.00 CLP']);
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
    await expect(page.getByRole('link', { name: 'Retomar: 10,000.00 CLP' })).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio' }).first().tap();
    await page.reload();
    await world.order((await world.orders())[0]?.id ?? '', 'approve');
    await expect(balance(page)).toHaveText('36,000.00 CLP');
    await expect.poll(() => notices).toEqual(['Depósito acreditado +10,000.00 CLP Bono +1,000.00 CLP']);
  });
});

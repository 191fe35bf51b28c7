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
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { openLogin, sendLogin } from '../support/login.ts';
import { balance } from '../support/player.ts';

test.describe('deposit', () => {
  test('DEP-01 DEP-03 DEP-05 a player logs in, pays with a one-time code and sees the money arrive', async ({
    page,
    world,
  }) => {
    const notices = await countNotices(page);
    await page.goto('/');
    await openLogin(page);
    await sendLogin(page);
    await expect(balance(page)).toHaveText('25,000.00 CLP');

    await page.getByRole('navigation').getByRole('link', { name: 'Depositar' }).tap();
    await expect(heading(page, 'Depositar')).toBeVisible();
    await chooseMethod(page, /MACH/);
    await page.getByRole('button', { name: '20,000.00' }).tap();
    await expect(page.getByTestId('total')).toHaveText('20,000.00');
    await payButton(page).tap();
    await expect(heading(page, 'Escribe el código')).toBeVisible();
    await typeCode(page, world);

    await expect.poll(() => notices).toEqual(['Depósito acreditado +20,000.00 CLP Bono +2,500.00 CLP']);
    await expect(balance(page)).toHaveText('47,500.00 CLP');
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await expect(page.getByRole('main').getByText('MACH')).toBeVisible();
    await expect(notice(page)).toBeEmpty();
  });

  test('DEP-01 DEP-09 own amount, limits, fee, bonus and offer are shown before paying, and no amount is read as another', async ({
    page,
  }) => {
    await openAsPlayer(page);
    await chooseMethod(page, /Webpay/);
    const amount = page.getByLabel('Cuánto quieres depositar');
    await amount.fill('500');
    await payButton(page).tap();
    await expect(page.getByText('El mínimo con Webpay es 1,000.00 CLP.')).toBeVisible();
    await amount.fill('2000001');
    await expect(page.getByText('El máximo con Webpay es 2,000,000.00 CLP.')).toBeVisible();
    await amount.fill('');
    await amount.pressSequentially('10000,5');
    await expect(amount).toHaveValue('10000,5');
    await expect(page.getByText(/En Chile se paga en pesos enteros/)).toBeVisible();
    await expect(page.getByTestId('total')).toHaveText('—');
    await amount.fill('');
    await amount.pressSequentially('25.000');
    await expect(amount).toHaveValue('25,000');
    await page.getByText('50% extra esta semana').tap();
    const sum = page.getByRole('region', { name: 'Resumen' });
    await expect(sum).toContainText('Comisión250.00');
    await expect(sum).toContainText('Bono+12,500.00');
    await expect(sum).toContainText('Llega a tu efectivo+25,000.00');
    await expect(page.getByTestId('total')).toHaveText('25,250.00');
    await expect(page.getByText('125,000.00 CLP (10 veces el bono)', { exact: true })).toBeVisible();
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
    await expect(page.getByRole('main')).toContainText('7,650.00 CLPTotal a pagar, con comisión de 150.00');
    await typeCode(page, world);
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await page.goto('/deposit');
    await expect(page.getByRole('radio', { name: /CuentaRUT/ })).toBeChecked();
    await expect(page.getByLabel('Cuánto quieres depositar')).toHaveValue('7,500');
  });

  test('DEP-03 SES-14 a reload and a wrong code keep the step, a pasted one sends itself once', async ({
    page,
    world,
  }) => {
    await openAsPlayer(page);
    await payWithCode(page);
    await page.reload();
    await expect(heading(page, 'Escribe el código')).toBeVisible();
    await expect(page.getByRole('button', { name: /\d s$/ })).toBeDisabled();
    expect(await world.sms(PHONE)).toHaveLength(1);
    await expect(page.getByRole('textbox', { name: 'Código de 6 dígitos' })).toBeFocused();
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

  test('DEP-03 DEP-10 a transfer shows bank details to copy and waits for the player; the notice comes on whatever screen', async ({
    page,
    context,
    world,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // The notice stays for only two seconds, so the page counts it.
    const notices = await countNotices(page);
    await openAsPlayer(page);
    await chooseMethod(page, /Transferencia/);
    await payButton(page).tap();
    await expect(heading(page, 'Transfiere a esta cuenta')).toBeVisible();
    await page.getByRole('button', { name: 'Copiar Número de cuenta' }).tap();
    await expect(page.getByText('Copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00123456789');
    await page.getByRole('button', { name: 'Ya transferí' }).tap();
    await expect(heading(page, 'Esperando tu transferencia')).toBeVisible();
    await expect(page.getByText('suele demorar hasta 10 minutos')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).tap();
    await world.order((await world.orders())[0]?.id ?? '', 'approve');
    await expect.poll(() => notices).toEqual(['Depósito acreditado +10,000.00 CLP Bono +1,000.00 CLP']);
    await expect(balance(page)).toHaveText('36,000.00 CLP');
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
    const words = { message: 'Servicio en mantención', code: 'amount-above-maximum' } as const;
    await world.fault('rechargeV2CreateRechargeOrder', 'failure', words);
    await payButton(page).tap();
    await expect(page.getByText('Servicio en mantención')).toBeVisible();
    await expect(page.getByLabel('Cuánto quieres depositar')).toHaveValue('33,333');
  });

  for (const language of ['ks', 'en']) {
    test(`DEP-01 axe finds nothing on the deposit screens, and nothing is cut off at 320 px (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openAsPlayer(page, '/deposit', language);
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

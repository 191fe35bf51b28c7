import {
  chooseMethod,
  countNotices,
  heading,
  notice,
  openAsPlayer,
  payButton,
  typeCode,
} from '../support/deposit-page.ts';
import { expect, test } from '../support/e2e.ts';
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
});

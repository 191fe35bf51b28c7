import { codeInput } from '../support/account-words.ts';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { balance } from '../support/player.ts';
import { chooseMethod, heading, payButton } from './deposit-page.ts';

const NUMBER = '955554444';
const AMOUNT = /^Cobrar 5,000\.00/;

/** A toast covers the screen only for a moment, so axe must not check it. */
async function dismissToasts(page: import('playwright/test').Page): Promise<void> {
  const toasts = page.getByRole('status').getByRole('button', { name: /Cerrar$/ });
  for (let left = await toasts.count(); left > 0; left -= 1) await toasts.first().tap();
  await expect(toasts).toHaveCount(0);
}

test.use({ hasDailyOffer: true });

test('PRO-02 PRO-03 a guest takes the offer of the day, signs up, deposits and claims what was promised', {
  tag: '@flow',
}, async ({ page, world }) => {
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: 'Un bono de bienvenida' });
  await expect(popup.getByText('+100.00')).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: '¡Lo quiero!' }).tap();
  await expect(page).toHaveURL('/newUserDeposit?multiple=3');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Regístrate y cobra' }).tap();
  const form = page.getByRole('dialog');
  await form.getByLabel('Celular').fill(NUMBER);
  await form.getByLabel('Crea una contraseña', { exact: true }).fill('Muy-Secreta1');
  await form.getByRole('checkbox', { name: /Tengo 18 años/ }).check();
  await form.getByRole('button', { name: 'Continuar' }).tap();
  await expect(codeInput(page, 'ks')).toBeFocused();
  await page.keyboard.type(await world.code(NUMBER));
  await expect(form).toHaveCount(0);

  await page.getByRole('button', { name: /^Cobrar 100\.00/ }).tap();
  await expect(balance(page)).toHaveText('100.00 CLP');
  await expect(page.getByText('1 de 3 bonos cobrados')).toBeVisible();
  await dismissToasts(page);
  await expectAccessible(page);

  // The server sends the next code to a number only after one minute.
  await world.advance(61_000);
  await page.getByRole('main').getByRole('link', { name: 'Depositar' }).tap();
  await chooseMethod(page, /MACH/);
  await page.getByRole('button', { name: '20,000.00' }).tap();
  await payButton(page).tap();
  await expect(heading(page, 'Escribe el código')).toBeVisible();
  await page.keyboard.type(await world.code(NUMBER));
  await expect(heading(page, 'Depósito acreditado')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Promos' }).tap();
  await page.getByRole('link', { name: /Tienes 5,000\.00.CLP por cobrar/ }).tap();
  await page.getByRole('button', { name: AMOUNT }).tap();
  await expect(balance(page)).toHaveText('27,600.00 CLP');
  await expect(page.getByRole('button', { name: AMOUNT })).toHaveCount(0);
  await expect(page.getByText('50,000.00 de 50,000.00')).toBeVisible();
  await dismissToasts(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver mis bonos' }).tap();
  await expect(
    page
      .getByRole('main')
      .getByText(/7,600\.00/)
      .first(),
  ).toBeVisible();
});

import { expect, expectAccessible, test } from '../support/e2e.ts';
import { headerButton, openLogin, sendLogin } from '../support/login.ts';
import { balance, PLAYER } from '../support/player.ts';

test('SES-02 the login popup has banner, prefix, reveal, links and service footer, and names what is wrong beside each field', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/');
  const { dialog, phone, password, submit, forgot, signUp } = await openLogin(page);
  await expect(dialog.getByRole('img', { name: 'Qué bueno verte' })).toBeVisible();
  await expect(dialog.getByText('+56', { exact: true })).toBeVisible();
  await expect(forgot).toBeVisible();
  await expect(signUp).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Solo para mayores de 18 años' })).toBeVisible();
  await expect(dialog.getByText('Demostración.')).toBeVisible();
  await expect(dialog.getByText('¿Necesitas ayuda?')).toBeVisible();
  await expect(phone).toHaveAttribute('inputmode', 'numeric');
  await expect(phone).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expectAccessible(page);

  await password.fill('Secreta1');
  await expect(password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await test.step('an incomplete form is not sent and says what is missing beside each field', async () => {
    await phone.fill('12345678');
    await password.fill('corta');
    await submit.click();
    await expect(phone).toHaveAccessibleDescription(/9 o 10 dígitos/);
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription(/entre 6 y 24/);
    await expect(dialog.getByRole('alert').filter({ hasText: '9 o 10 dígitos' })).toBeVisible();
    await expect(phone).toBeFocused();
    await expectAccessible(page);
    await phone.fill('912345678');
    await password.fill('con espacio');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    expect(calls.filter((url) => url.endsWith('/user/login'))).toEqual([]);
  });
});

test('SES-03 a login greets, reloads the lobby, closes the popup and moves the focus to the screen', async ({
  page,
}) => {
  await page.goto('/');
  const { dialog, phone, password, submit } = await openLogin(page);
  const lobby = page.waitForRequest(
    (request) => request.url().endsWith('/lobby/batchBanners') && Boolean(request.headers().token),
  );
  await phone.fill(PLAYER.phone);
  await password.fill(PLAYER.password);
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: '¡Qué bueno verte!' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await lobby;
  await expect(balance(page)).toContainText(PLAYER.balance);
  // The button that opened the dialog is gone, so the focus goes to the screen.
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('¡Qué bueno verte!')).toBeHidden();
  await expectAccessible(page);
});

test('SES-03 the screen the guest asked for opens after login, one step from where it was asked for', async ({
  page,
}) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Menú principal' });
  await headerButton(page, 'Ingresar').waitFor();
  await nav.getByRole('link', { name: 'Depositar' }).click();
  await sendLogin(page);
  await expect(page).toHaveURL('/deposit');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect(balance(page)).toBeVisible();
});

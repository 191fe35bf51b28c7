import type { Locator, Page } from 'playwright/test';
import { PLAYER } from './player.ts';

export function loginParts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' });
  return {
    dialog,
    phone: dialog.getByLabel('Celular'),
    password: dialog.getByLabel('Contraseña', { exact: true }),
    submit: dialog.getByRole('button', { name: 'Ingresar', exact: true }),
    close: dialog.getByRole('button', { name: 'Cerrar' }),
    forgot: dialog.getByRole('button', { name: '¿Olvidaste tu contraseña?' }),
    signUp: dialog.getByRole('button', { name: 'Regístrate' }),
  };
}

/** The button works once the deferred code has loaded. */
export function headerLogin(page: Page): Locator {
  return page
    .locator('[data-island][data-live]')
    .getByRole('banner')
    .getByRole('button', { name: 'Ingresar' });
}

export async function openLogin(page: Page) {
  await headerLogin(page).click();
  const parts = loginParts(page);
  await parts.phone.click({ trial: true });
  return parts;
}

export async function sendLogin(
  page: Page,
  account: { phone: string; password: string } = PLAYER,
): Promise<void> {
  const { phone, password, submit } = loginParts(page);
  await phone.fill(account.phone);
  await password.fill(account.password);
  await submit.click();
}

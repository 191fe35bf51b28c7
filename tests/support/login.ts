import type { Locator, Page } from 'playwright/test';
import { PLAYER } from './player.ts';

export const accountWords = {
  signUp: 'Regístrate',
  logIn: 'Ingresar',
  phone: 'Celular',
  password: 'Crea una contraseña',
  terms: /Tengo 18 años/,
  go: 'Continuar',
  code: 'Código de 6 dígitos',
  forgot: '¿Olvidaste tu contraseña?',
  resetTitle: 'Recuperar contraseña',
  send: 'Enviar código',
  newPassword: 'Nueva contraseña',
  savePassword: 'Guardar contraseña',
  passwordChanged: 'Tu contraseña cambió.',
  bind: /^Vincular celular/,
  change: 'Cambiar contraseña',
  oldPassword: 'Contraseña actual',
} as const;

/** The button works once the deferred code has loaded. */
export function headerButton(page: Page, name: string): Locator {
  return page.locator('[data-island][data-live]').getByRole('banner').getByRole('button', { name });
}

export function codeInput(page: Page): Locator {
  return page.getByRole('textbox', { name: accountWords.code });
}

export function loginParts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' });
  return {
    dialog,
    phone: dialog.getByLabel('Celular'),
    password: dialog.getByLabel('Contraseña', { exact: true }),
    submit: dialog.getByRole('button', { name: 'Ingresar', exact: true }),
    forgot: dialog.getByRole('button', { name: '¿Olvidaste tu contraseña?' }),
    signUp: dialog.getByRole('button', { name: 'Regístrate' }),
  };
}

export async function openLogin(page: Page) {
  await headerButton(page, accountWords.logIn).click();
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

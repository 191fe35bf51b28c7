import type { Locator, Page } from 'playwright/test';

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

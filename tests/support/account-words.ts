import type { Locator, Page } from 'playwright/test';

const WORDS = {
  ks: {
    signUp: 'Regístrate',
    logIn: 'Ingresar',
    phone: 'Celular',
    password: 'Crea una contraseña',
    terms: /Tengo 18 años/,
    hasAgentCode: 'Tengo un código de agente',
    agentCode: 'Código de agente',
    go: 'Continuar',
    code: 'Código de 6 dígitos',
    wrongCode: 'El código no es correcto. Revísalo e intenta de nuevo.',
    registered: '¡Tu cuenta está lista!',
    forgot: '¿Olvidaste tu contraseña?',
    resetTitle: 'Recuperar contraseña',
    send: 'Enviar código',
    newPassword: 'Nueva contraseña',
    savePassword: 'Guardar contraseña',
    otherCode: 'Escribir otro código',
    unexists: /No encontramos una cuenta/,
    passwordChanged: 'Tu contraseña cambió.',
    bind: /^Vincular celular/,
    bound: 'Tu celular quedó vinculado.',
    linked: 'Celular vinculado',
    change: 'Cambiar contraseña',
    oldPassword: 'Contraseña actual',
    terminology: 'Términos y condiciones',
  },
  en: {
    signUp: 'Sign up',
    logIn: 'Log in',
    phone: 'Mobile number',
    password: 'Create a password',
    terms: /I am 18 or older/,
    hasAgentCode: 'I have an agent code',
    agentCode: 'Agent code',
    go: 'Continue',
    code: '6-digit code',
    wrongCode: 'That code is not correct. Check it and try again.',
    registered: 'Your account is ready.',
    forgot: 'Forgot your password?',
    resetTitle: 'Recover your password',
    send: 'Send code',
    newPassword: 'New password',
    savePassword: 'Save password',
    otherCode: 'Enter another code',
    unexists: /We found no account/,
    passwordChanged: 'Your password has changed.',
    bind: /^Link your mobile/,
    bound: 'Your mobile is linked.',
    linked: 'Linked mobile',
    change: 'Change password',
    oldPassword: 'Current password',
    terminology: 'Terms and conditions',
  },
} as const;

export type AccountLanguage = keyof typeof WORDS;

export const accountWords = (language: AccountLanguage) => WORDS[language];

/** The button works once the deferred code has loaded. */
export function headerButton(page: Page, name: string): Locator {
  return page.locator('[data-island][data-live]').getByRole('banner').getByRole('button', { name });
}

export function codeInput(page: Page, language: AccountLanguage): Locator {
  return page.getByRole('textbox', { name: WORDS[language].code });
}

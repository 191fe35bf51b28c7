import type { Localised } from '../../texts/text-types.ts';

export interface AccountRule {
  kind: 'none' | 'rut' | 'phone' | 'email' | 'bank-account';
  pattern?: string;
  hint: Localised;
}

const rutPattern = '^[0-9]{7,8}-[0-9K]$';

export const accountRules = {
  none: { kind: 'none', hint: { en: '', ks: '' } },
  rut: {
    kind: 'rut',
    pattern: rutPattern,
    hint: {
      en: 'RUT without dots and with a hyphen, for example 12345678-5',
      ks: 'RUT sin puntos y con guion, por ejemplo 12345678-5',
    },
  },
  chileanPhone: {
    kind: 'phone',
    pattern: '^9[0-9]{8}$',
    hint: { en: 'Your 9-digit mobile number', ks: 'Tu celular de 9 dígitos' },
  },
  email: {
    kind: 'email',
    pattern: '^[^@ ]+@[^@ ]+[.][^@ ]{2,}$',
    hint: { en: 'Where we send the receipt', ks: 'Correo donde te llega el comprobante' },
  },
  bankAccount: {
    kind: 'bank-account',
    pattern: '^[0-9]{4,20}$',
    hint: { en: 'Account number, digits only', ks: 'Número de cuenta, solo dígitos' },
  },
  telebirrPhone: {
    kind: 'phone',
    pattern: '^0?9[0-9]{8}$',
    hint: { en: 'Your number starting with 09', ks: 'Tu número que empieza con 09' },
  },
  anyPhone: {
    kind: 'phone',
    pattern: '^0?[1-9][0-9]{8}$',
    hint: { en: 'Your 9-digit mobile number', ks: 'Tu celular de 9 dígitos' },
  },
  mpesaPhone: {
    kind: 'phone',
    pattern: '^0?7[0-9]{8}$',
    hint: { en: 'Your number starting with 07', ks: 'Tu número que empieza con 07' },
  },
} as const satisfies Record<string, AccountRule>;

/** Check digit of a Chilean RUT (modulus 11, the tax office's rule). */
function isRut(rut: string): boolean {
  const [digits = '', check = ''] = rut.split('-');
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const expected = 11 - (sum % 11);
  return check === (expected === 11 ? '0' : expected === 10 ? 'K' : String(expected));
}

/** True when the account has the form the rule asks for; a rule of kind none takes anything. */
export function fitsRule(rule: AccountRule, account: string): boolean {
  if (rule.kind === 'none') return true;
  if (rule.pattern !== undefined && !new RegExp(rule.pattern).test(account)) return false;
  return rule.kind !== 'rut' || isRut(account);
}

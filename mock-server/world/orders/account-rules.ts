import type { Localised } from '../../texts/text-types.ts';

export interface AccountField {
  name: 'accountType' | 'taxId' | 'holder';
  kind: 'choice' | 'rut' | 'name' | 'text';
  label: Localised;
  hint: Localised;
  pattern?: string;
  options?: readonly AccountOption[];
}

export interface AccountOption {
  code: string;
  name: Localised;
  bankCodes?: readonly string[];
}

export interface AccountRule {
  kind: 'none' | 'rut' | 'phone' | 'email' | 'bank-account';
  pattern?: string;
  hint: Localised;
  fields?: readonly AccountField[];
}

/** Persons have numbers from 1,000,000 to 49,999,999. Higher numbers are companies. */
const rutPattern = '^([1-9]|[1-4][0-9])[.]?[0-9]{3}[.]?[0-9]{3}-[0-9K]$';
const rutHint: Localised = {
  en: 'With or without dots, for example 12.345.678-5',
  ks: 'Con o sin puntos, por ejemplo 12.345.678-5',
};

const holder: AccountField = {
  name: 'holder',
  kind: 'name',
  label: { en: 'Name of the account holder', ks: 'Nombre del titular' },
  hint: { en: 'As your bank has it', ks: 'Tal como aparece en tu banco' },
  pattern: "^\\p{L}[\\p{L}\\p{M} .'’-]*$",
};

const taxIdOfChile: AccountField = {
  name: 'taxId',
  kind: 'rut',
  label: { en: 'RUT of the account holder', ks: 'RUT del titular' },
  hint: rutHint,
  pattern: rutPattern,
};

const accountTypeOfChile: AccountField = {
  name: 'accountType',
  kind: 'choice',
  label: { en: 'Account type', ks: 'Tipo de cuenta' },
  hint: { en: '', ks: '' },
  options: [
    { code: 'corriente', name: { en: 'Current account (cuenta corriente)', ks: 'Cuenta corriente' } },
    { code: 'vista', name: { en: 'Demand account (cuenta vista)', ks: 'Cuenta vista' } },
    { code: 'rut', name: { en: 'CuentaRUT', ks: 'CuentaRUT' }, bankCodes: ['012'] },
    { code: 'ahorro', name: { en: 'Savings account (cuenta de ahorro)', ks: 'Cuenta de ahorro' } },
  ],
};

const bankAccountNumber = {
  kind: 'bank-account',
  pattern: '^[0-9]{4,20}$',
  hint: { en: 'Digits only', ks: 'Solo números' },
} as const;

const mobileHint: Localised = { en: 'Your 9-digit mobile number', ks: 'Tu celular de 9 dígitos' };

export const accountRules = {
  none: { kind: 'none', hint: { en: '', ks: '' } },
  rut: { kind: 'rut', pattern: rutPattern, hint: rutHint },
  chileanPhone: { kind: 'phone', pattern: '^9[0-9]{8}$', hint: mobileHint },
  email: {
    kind: 'email',
    pattern: '^[^@ ]+@[^@ ]+[.][^@ ]{2,}$',
    hint: { en: 'Where we send the receipt', ks: 'Correo donde te llega el comprobante' },
  },
  bankAccount: { ...bankAccountNumber, fields: [holder] },
  chileanBankAccount: { ...bankAccountNumber, fields: [accountTypeOfChile, taxIdOfChile, holder] },
  telebirrPhone: {
    kind: 'phone',
    pattern: '^0?9[0-9]{8}$',
    hint: { en: 'Your number starting with 09', ks: 'Tu número que empieza con 09' },
  },
  anyPhone: { kind: 'phone', pattern: '^0?[1-9][0-9]{8}$', hint: mobileHint },
  mpesaPhone: {
    kind: 'phone',
    pattern: '^0?7[0-9]{8}$',
    hint: { en: 'Your number starting with 07', ks: 'Tu número que empieza con 07' },
  },
} as const satisfies Record<string, AccountRule>;

/** As it is stored and compared: a RUT may be written with dots, as its hint says. */
export const bareAccount = (written: string) =>
  /^[0-9.]+-[0-9K]$/.test(written) ? written.replaceAll('.', '') : written;

/** Check digit of a Chilean RUT: modulus 11, the rule of the tax office. */
function isRut(written: string): boolean {
  const rut = bareAccount(written);
  const [digits = '', check = ''] = rut.split('-');
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const expected = 11 - (sum % 11);
  return check === (expected === 11 ? '0' : expected === 10 ? 'K' : String(expected));
}

const fitsPattern = (pattern: string | undefined, value: string) =>
  new RegExp(pattern ?? '', 'u').test(value);

export function fitsRule(rule: AccountRule, account: string): boolean {
  return fitsPattern(rule.pattern, account) && (rule.kind !== 'rut' || isRut(account));
}

/** @param bankCode the bank of the account, where the form asks for one */
export function fitsField(field: AccountField, value: string, bankCode: string | undefined): boolean {
  if (field.kind === 'choice') {
    const chosen = field.options?.find(({ code }) => code === value);
    return chosen !== undefined && (!chosen.bankCodes || chosen.bankCodes.includes(bankCode ?? ''));
  }
  return value.trim() !== '' && fitsPattern(field.pattern, value) && (field.kind !== 'rut' || isRut(value));
}

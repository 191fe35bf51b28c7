import { digitsOf, plainDigits } from './plain-digits.ts';

/** The part of a method's account rule that the app can check (contract, AccountRule). */
export interface AccountForm {
  kind: 'none' | 'rut' | 'phone' | 'email' | 'bank-account';
  pattern?: string | undefined;
}

export interface HolderField {
  kind: 'choice' | 'rut' | 'name' | 'text';
  pattern?: string | undefined;
  options?: readonly { code: string; bankCodes?: readonly string[] }[] | undefined;
}

export type FieldProblem = 'missing' | 'wrong';

/** People write a RUT as `12.345.678-5`, `123456785` or `07.654.321-6`; the calls take one form. */
function tidyRut(typed: string): string {
  const kept = plainDigits(typed)
    .toUpperCase()
    .replace(/[^0-9K]/g, '')
    .replace(/^0+(?=.)/, '');
  return kept.length < 2 ? kept : `${kept.slice(0, -1)}-${kept.slice(-1)}`;
}

export function formatRut(typed: string): string {
  const kept = plainDigits(typed)
    .toUpperCase()
    .replace(/[^0-9K]/g, '');
  if (kept.length < 2) return kept;
  return `${kept.slice(0, -1).replace(/\B(?=(?:.{3})+$)/g, '.')}-${kept.slice(-1)}`;
}

/** Check digit of a Chilean RUT: modulus 11 over the digits from the right, weighted 2 to 7. */
function hasRutCheckDigit(rut: string): boolean {
  const [digits = '', check] = rut.split('-');
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const expected = 11 - (sum % 11);
  return check === (expected === 11 ? '0' : expected === 10 ? 'K' : String(expected));
}

export function tidyAccount({ kind }: AccountForm, typed: string): string {
  switch (kind) {
    case 'rut':
      return tidyRut(typed);
    case 'phone':
    case 'bank-account':
      return digitsOf(typed);
    default:
      return typed.trim();
  }
}

function fitsPattern(pattern: string | undefined, account: string): boolean {
  try {
    return new RegExp(pattern ?? '', 'u').test(account);
  } catch {
    // This browser cannot read the pattern, so the server checks the account.
    return true;
  }
}

const fits = (isRut: boolean, pattern: string | undefined, value: string) =>
  fitsPattern(pattern, value) && (!isRut || hasRutCheckDigit(value));

export function accountProblem(form: AccountForm, typed: string): FieldProblem | undefined {
  if (form.kind === 'none') return undefined;
  if (typed.trim() === '') return 'missing';
  const account = tidyAccount(form, typed);
  return account !== '' && fits(form.kind === 'rut', form.pattern, account) ? undefined : 'wrong';
}

export const fitsAccount = (form: AccountForm, typed: string): boolean =>
  accountProblem(form, typed) === undefined;

export const tidyField = ({ kind }: HolderField, typed: string): string =>
  kind === 'rut' ? tidyRut(typed) : typed.trim().replace(/\s+/g, ' ');

export function choicesOf<Option extends { bankCodes?: readonly string[] }>(
  { options = [] }: { options?: readonly Option[] | undefined },
  bankCode: string,
): readonly Option[] {
  return options.filter(({ bankCodes }) => bankCode === '' || !bankCodes || bankCodes.includes(bankCode));
}

export function fieldProblem(field: HolderField, typed: string, bankCode: string): FieldProblem | undefined {
  const value = tidyField(field, typed);
  if (value === '') return 'missing';
  const isRight =
    field.kind === 'choice'
      ? choicesOf(field, bankCode).some(({ code }) => code === value)
      : fits(field.kind === 'rut', field.pattern, value);
  return isRight ? undefined : 'wrong';
}

/** Offers the player's login phone for each method that accepts it; the field itself stays empty. */
export function offeredAccounts(
  methods: readonly { accountRule: AccountForm }[],
  username: string | undefined,
): { phone?: string } {
  const rules = methods.map(({ accountRule }) => accountRule).filter(({ kind }) => kind === 'phone');
  return username && rules.some((rule) => fitsAccount(rule, username)) ? { phone: username } : {};
}

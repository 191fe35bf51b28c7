/** What a payment method asks for as account, as far as it can be judged here (contract, AccountRule). */
export interface AccountForm {
  kind: 'none' | 'rut' | 'phone' | 'email' | 'bank-account';
  pattern?: string | undefined;
}

/** A field about the holder of an account (contract, AccountField). */
export interface HolderField {
  kind: 'choice' | 'rut' | 'name' | 'text';
  pattern?: string | undefined;
  options?: readonly { code: string; bankCodes?: readonly string[] }[] | undefined;
}

/** An empty field and a wrong one are two messages. */
export type FieldProblem = 'missing' | 'wrong';

/** A RUT as people write it, `12.345.678-5`, `123456785` or `07.654.321-6`, in the one form the calls take. */
function tidyRut(typed: string): string {
  const kept = typed
    .toUpperCase()
    .replace(/[^0-9K]/g, '')
    .replace(/^0+(?=.)/, '');
  return kept.length < 2 ? kept : `${kept.slice(0, -1)}-${kept.slice(-1)}`;
}

/** A RUT with its dots and its hyphen, as far as it is typed: `12.345.678-5`. */
export function formatRut(typed: string): string {
  const kept = typed.toUpperCase().replace(/[^0-9K]/g, '');
  if (kept.length < 2) return kept;
  return `${kept.slice(0, -1).replace(/\B(?=(?:.{3})+$)/g, '.')}-${kept.slice(-1)}`;
}

/** Check digit of a Chilean RUT: modulus 11 over the digits from the right, weighted 2 to 7. */
function hasRutCheckDigit(rut: string): boolean {
  const [digits = '', check = ''] = rut.split('-');
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const expected = 11 - (sum % 11);
  return check === (expected === 11 ? '0' : expected === 10 ? 'K' : String(expected));
}

/** The account as it goes to the server. */
export function tidyAccount({ kind }: AccountForm, typed: string): string {
  switch (kind) {
    case 'rut':
      return tidyRut(typed);
    case 'phone':
    case 'bank-account':
      return typed.replace(/\D/g, '');
    default:
      return typed.trim();
  }
}

function fitsPattern(pattern: string, account: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(account);
  } catch {
    // A pattern this browser cannot read is the server's to check.
    return true;
  }
}

const fits = (isRut: boolean, pattern: string | undefined, value: string) =>
  (pattern === undefined || fitsPattern(pattern, value)) && (!isRut || hasRutCheckDigit(value));

/** What is wrong with what is typed as account; undefined when it has the form the method asks for. */
export function accountProblem(form: AccountForm, typed: string): FieldProblem | undefined {
  if (form.kind === 'none') return undefined;
  if (typed.trim() === '') return 'missing';
  const account = tidyAccount(form, typed);
  return account !== '' && fits(form.kind === 'rut', form.pattern, account) ? undefined : 'wrong';
}

/** True when the account has the form the method asks for. */
export const fitsAccount = (form: AccountForm, typed: string): boolean =>
  accountProblem(form, typed) === undefined;

/** A field about the holder as it goes to the server. */
export const tidyField = ({ kind }: HolderField, typed: string): string =>
  kind === 'rut' ? tidyRut(typed) : typed.trim().replace(/\s+/g, ' ');

/** The choices of a field that the bank has; all of them while none is chosen. */
export function choicesOf<Option extends { bankCodes?: readonly string[] }>(
  { options = [] }: { options?: readonly Option[] | undefined },
  bankCode: string,
): readonly Option[] {
  return options.filter(({ bankCodes }) => bankCode === '' || !bankCodes || bankCodes.includes(bankCode));
}

/** What is wrong with a field about the holder; undefined when it is right. */
export function fieldProblem(field: HolderField, typed: string, bankCode: string): FieldProblem | undefined {
  const value = tidyField(field, typed);
  if (value === '') return 'missing';
  const isRight =
    field.kind === 'choice'
      ? choicesOf(field, bankCode).some(({ code }) => code === value)
      : fits(field.kind === 'rut', field.pattern, value);
  return isRight ? undefined : 'wrong';
}

/** The phone the player logs in with, where a method asks for a phone of that form: offered, not yet typed. */
export function offeredAccounts(
  methods: readonly { accountRule: AccountForm }[],
  username: string | undefined,
): { phone?: string } {
  const rules = methods.map(({ accountRule }) => accountRule).filter(({ kind }) => kind === 'phone');
  return username && rules.some((rule) => fitsAccount(rule, username)) ? { phone: username } : {};
}

/** What a payment method asks for as account, as far as it can be judged here (contract, AccountRule). */
export interface AccountForm {
  kind: 'none' | 'rut' | 'phone' | 'email' | 'bank-account';
  /** Regular expression the account must match. */
  pattern?: string | undefined;
}

/** A RUT as people write it, `12.345.678-5` or `123456785`, in the one form the calls take. */
function tidyRut(typed: string): string {
  const kept = typed.toUpperCase().replace(/[^0-9K]/g, '');
  return kept.length < 2 ? kept : `${kept.slice(0, -1)}-${kept.slice(-1)}`;
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
    return new RegExp(pattern).test(account);
  } catch {
    // A pattern this browser cannot read is the server's to check.
    return true;
  }
}

/** True when the account has the form the method asks for. */
export function fitsAccount(form: AccountForm, typed: string): boolean {
  if (form.kind === 'none') return true;
  const account = tidyAccount(form, typed);
  if (account === '' || (form.pattern !== undefined && !fitsPattern(form.pattern, account))) return false;
  return form.kind !== 'rut' || hasRutCheckDigit(account);
}

/** The phone the player logs in with, where a method asks for a phone of that form: offered, not yet typed. */
export function offeredAccounts(
  methods: readonly { accountRule: AccountForm }[],
  username: string | undefined,
): { phone?: string } {
  const rules = methods.map(({ accountRule }) => accountRule).filter(({ kind }) => kind === 'phone');
  return username && rules.some((rule) => fitsAccount(rule, username)) ? { phone: username } : {};
}

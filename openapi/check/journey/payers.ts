import { fieldOf, listOf, numbersOf, textOf } from '../../source/json-values.ts';
import { patternOf, usualTexts } from '../pattern.ts';

const sampleAccounts: Readonly<Record<string, string>> = usualTexts;

export function payerFor(
  method: unknown,
  username: string,
  seed: number,
): { account?: string; bankCode?: string } {
  const rule = fieldOf(method, 'accountRule');
  const kind = textOf(fieldOf(rule, 'kind')) ?? 'none';
  const pattern = textOf(fieldOf(rule, 'pattern'));
  const bankCode = textOf(fieldOf(listOf(fieldOf(method, 'banks'))[0], 'code'));
  const bank = bankCode === undefined ? {} : { bankCode };
  if (kind === 'none') return bank;
  const usual = kind === 'phone' ? username : sampleAccounts[kind];
  const rules = patternOf(pattern ?? '^[0-9]{9}$');
  if (usual !== undefined && (pattern === undefined || !rules || rules.fits(usual)))
    return { account: usual, ...bank };
  return { account: rules?.sample(seed) ?? '000000000', ...bank };
}

function holderFor(method: unknown, bankCode: string | undefined): Record<string, string> {
  const fields = listOf(fieldOf(fieldOf(method, 'accountRule'), 'fields'));
  const values = fields.map((field) => {
    const option = listOf(fieldOf(field, 'options')).find((row) => {
      const banks = fieldOf(row, 'bankCodes');
      return banks === undefined || listOf(banks).includes(bankCode);
    });
    const usual = sampleAccounts[textOf(fieldOf(field, 'kind')) ?? ''] ?? '12345678';
    return [textOf(fieldOf(field, 'name')) ?? '', textOf(fieldOf(option, 'code')) ?? usual];
  });
  return Object.fromEntries(values);
}

/** Of a least amount of 1, no fee, share or bonus could be seen. */
const ENOUGH = 1000;

export function amountOf(method: unknown, times = 1): number {
  const [min = ENOUGH, max = ENOUGH] = numbersOf(method, 'min', 'max');
  return Math.min(Math.max(min, ENOUGH) * times, max);
}

export function withdrawalBy(method: unknown, username: string, seed: number) {
  const payer = payerFor(method, username, seed);
  return {
    // The contract requires an account, even where the method asks for none.
    account: sampleAccounts['bank-account'],
    amount: amountOf(method),
    payChannel: fieldOf(method, 'payChannel'),
    paymentMethod: fieldOf(method, 'code'),
    ...payer,
    ...holderFor(method, payer.bankCode),
  };
}

export function otherRules(first: unknown, methods: readonly unknown[]): unknown[] {
  const ruleOf = (method: unknown) => {
    const rule = fieldOf(method, 'accountRule');
    const fields = listOf(fieldOf(rule, 'fields')).map((field) => fieldOf(field, 'name'));
    return [fieldOf(rule, 'kind'), ...fields].join();
  };
  const byRule = new Map(methods.map((method) => [ruleOf(method), method]));
  byRule.delete(ruleOf(first));
  return [...byRule.values()];
}

export function againstPattern(pattern: unknown, candidates: readonly string[]): string | undefined {
  const text = textOf(pattern);
  const rules = text === undefined ? undefined : patternOf(text);
  return rules && candidates.find((candidate) => !rules.fits(candidate));
}

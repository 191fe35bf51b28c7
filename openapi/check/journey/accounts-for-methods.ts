import fc from 'fast-check';
import { fieldOf, listOf, textOf } from '../../source/json-values.ts';

/** An account that fits each kind of rule, for an operator in Chile. */
const fitting: Readonly<Record<string, string>> = {
  rut: '12345678-5',
  email: 'contrato@copihue.example',
  'bank-account': '00123456789',
};

/** What a method asks for beside the amount: an account by its rule, and a bank. */
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
  const usual = kind === 'phone' ? username : fitting[kind];
  if (usual !== undefined && (pattern === undefined || new RegExp(pattern, 'u').test(usual)))
    return { account: usual, ...bank };
  const [made] = fc.sample(fc.stringMatching(new RegExp(pattern ?? '^[0-9]{9}$', 'u')), { seed, numRuns: 1 });
  return { account: made ?? '000000000', ...bank };
}

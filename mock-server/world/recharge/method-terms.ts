import type { Localised } from '../../texts/text-types.ts';
import { paysWhole } from '../core/markets.ts';
import { type Minor, shareOf, toMinor } from '../tables/money.ts';
import type { AccountRule } from './account-rules.ts';

/** What ways to pay in and ways to pay out have in common. */
export interface MethodTerms {
  code: string;
  name: Localised;
  icon: string;
  min: Minor;
  max: Minor;
  feeRate: number;
  feeFixed: Minor;
  routing: string;
  payChannel: string;
  accountRule: AccountRule;
  banks?: readonly { code: string; name: string }[];
}

/** Code, names, route, limits and fee in one readable row; amounts in major units. */
export function methodTerms(
  code: string,
  name: string | Localised,
  [payChannel, routing]: [string, string],
  limits: { min: number; max: number; feeRate?: number; feeFixed?: number },
  accountRule: AccountRule,
  banks?: MethodTerms['banks'],
): MethodTerms {
  return {
    code,
    name: typeof name === 'string' ? { en: name, ks: name } : name,
    icon: `/resources/v1/payments/${code}.svg`,
    min: toMinor(limits.min),
    max: toMinor(limits.max),
    feeRate: limits.feeRate ?? 0,
    feeFixed: toMinor(limits.feeFixed ?? 0),
    routing,
    payChannel,
    accountRule,
    ...(banks ? { banks } : {}),
  };
}

/**
 * Fee of an order in minor units, its share rounded half up to what the market pays in: a hundredth or a whole unit. A
 * deposit's comes on top, a withdrawal's out of it.
 */
export function feeOf({ feeRate, feeFixed }: MethodTerms, amount: Minor, country: string): Minor {
  return shareOf(amount, feeRate, paysWhole(country) ? 100 : 1) + feeFixed;
}

export const bankTransfer: Localised = { en: 'Bank transfer', ks: 'Transferencia bancaria' };

/** By the codes of the financial supervisor, the largest first. */
export const chileanBanks = [
  { code: '012', name: 'BancoEstado' },
  { code: '001', name: 'Banco de Chile' },
  { code: '037', name: 'Banco Santander' },
  { code: '016', name: 'Bci' },
  { code: '014', name: 'Scotiabank' },
  { code: '039', name: 'Itaú' },
  { code: '051', name: 'Banco Falabella' },
  { code: '053', name: 'Banco Ripley' },
  { code: '049', name: 'Banco Security' },
  { code: '028', name: 'Banco BICE' },
  { code: '055', name: 'Banco Consorcio' },
  { code: '009', name: 'Banco Internacional' },
  { code: '672', name: 'Coopeuch' },
  { code: '730', name: 'Tenpo' },
  { code: '875', name: 'Mercado Pago' },
];

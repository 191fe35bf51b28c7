import type { WithdrawMethod } from '@copihue/contract/types';
import type { Localised } from '../../texts/text-types.ts';
import { smallestUnit } from '../core/markets.ts';
import { type Minor, shareOf, toMinor } from '../tables/money.ts';
import { type AccountRule, accountRules } from './account-rules.ts';

/** `usualMinutes`: the mock is quicker, so that nobody waits for it. */
export interface MethodTerms extends Required<Omit<WithdrawMethod, 'name' | 'accountRule' | 'banks'>> {
  name: Localised;
  accountRule: AccountRule;
  banks?: readonly { code: string; name: string }[];
}

export type Payer = Pick<MethodTerms, 'code' | 'name' | 'payChannel' | 'accountRule' | 'banks'>;

function payer(
  code: string,
  name: string | Localised,
  payChannel: string,
  accountRule: AccountRule,
  banks?: MethodTerms['banks'],
): Payer {
  const localised = typeof name === 'string' ? { en: name, ks: name } : name;
  return { code, name: localised, payChannel, accountRule, ...(banks && { banks }) };
}

/** Codes of the financial supervisor, the largest bank first. */
const chileanBanks = [
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

const bankTransfer: Localised = { en: 'Bank transfer', ks: 'Transferencia bancaria' };
const rules = accountRules;

export const payers = {
  webpay: payer('webpay', 'Webpay', 'transbank', rules.rut),
  khipu: payer('khipu', 'Khipu', 'khipu', rules.email, chileanBanks),
  mach: payer('mach', 'MACH', 'mach', rules.chileanPhone),
  cuentarut: payer('cuentarut', 'CuentaRUT', 'bancoestado', rules.rut),
  servipag: payer('servipag', 'Servipag', 'servipag', rules.email),
  transferIn: payer('transferencia', bankTransfer, 'etpay', rules.none),
  transferOut: payer('transferencia', bankTransfer, 'etpay', rules.chileanBankAccount, chileanBanks),
  telebirr: payer('telebirr', 'telebirr', 'telebirr', rules.telebirrPhone),
  cbebirr: payer('cbebirr', 'CBE Birr', 'cbe', rules.anyPhone),
  mpesa: payer('mpesa', 'M-PESA', 'safaricom', rules.mpesaPhone),
};

/** The bank's own page asks for the account. A transfer by hand is usual in Chile only (BankTransfer). */
export const bankPage = (name: string | Localised, payChannel: string) =>
  payer('bank', name, payChannel, rules.none);
export const bankAccount = (payChannel: string) => payer('bank', bankTransfer, payChannel, rules.bankAccount);

/** Amounts in major units. */
export function methodTerms(
  from: Payer,
  routing: string,
  usualMinutes: number,
  limits: { min: number; max: number; feeRate?: number; feeFixed?: number },
): MethodTerms {
  return {
    ...from,
    icon: `/resources/v1/payments/${from.code}.svg`,
    min: toMinor(limits.min),
    max: toMinor(limits.max),
    feeRate: limits.feeRate ?? 0,
    feeFixed: toMinor(limits.feeFixed ?? 0),
    routing,
    usualMinutes,
  };
}

/**
 * Fee of an order in minor units, rounded half up to the market's smallest unit. It is added to a deposit and deducted
 * from a withdrawal.
 */
export function feeOf({ feeRate, feeFixed }: MethodTerms, amount: Minor, country: string): Minor {
  return shareOf(amount, feeRate, smallestUnit(country)) + feeFixed;
}

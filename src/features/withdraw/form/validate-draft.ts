import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import { fitsAccount, tidyAccount } from '../../../lib/account-rule.ts';
import type { AmountProblem } from '../../../lib/amount-text.ts';
import { feeOf } from '../../../lib/fee.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';
import { payableOf, typedAmount, typedProblem } from '../../../session/typed-amount.ts';
import type { WithdrawRequest } from '../withdraw-calls.ts';
import type { Draft } from './draft.ts';

/** What a withdrawal takes and brings, in minor units: the fee comes out of the amount. */
export interface WithdrawSum {
  amount: Minor;
  fee: Minor;
  received: Minor;
}

export interface CheckedDraft {
  problems: { amount?: AmountProblem | 'uncovered'; account?: true; bankCode?: true; holder?: true };
  /** Undefined while the amount cannot be withdrawn. */
  sum: WithdrawSum | undefined;
  /** What a tap on the main action asks for; undefined while there are problems. */
  request: WithdrawRequest | undefined;
}

export function limitsOf(method: WithdrawMethod): { min: Minor; max: Minor } {
  return { min: toMinor(method.min) ?? 0n, max: toMinor(method.max) ?? 0n };
}

/** The most that can be withdrawn with a method; undefined when the balance does not reach its minimum. */
export function mostOf(method: WithdrawMethod, withdrawable: Minor): Minor | undefined {
  const { min, max } = limitsOf(method);
  if (withdrawable < min) return undefined;
  return payableOf(withdrawable < max ? withdrawable : max);
}

/** The fields beside the amount that the method asks for. */
export function asksHolder(method: WithdrawMethod): boolean {
  return method.accountRule.kind === 'bank-account';
}

/** Judges what is in the form and adds it up. @param withdrawable undefined while it is not known */
export function validateDraft(
  draft: Draft,
  method: WithdrawMethod,
  withdrawable: Minor | undefined,
): CheckedDraft {
  const { accountRule, banks } = method;
  const typed = draft.accounts[accountRule.kind] ?? '';
  const holder = draft.holder.trim();
  const amount = typedAmount(draft.amountText);
  const isUncovered = amount !== undefined && withdrawable !== undefined && amount > withdrawable;
  const outOfLimits = typedProblem(draft.amountText, limitsOf(method));
  const wrongAmount = outOfLimits ?? (isUncovered ? 'uncovered' : undefined);
  const problems: CheckedDraft['problems'] = {
    ...(wrongAmount && { amount: wrongAmount }),
    ...(!fitsAccount(accountRule, typed) && { account: true }),
    ...(banks && !banks.some(({ code }) => code === draft.bankCode) && { bankCode: true }),
    ...(asksHolder(method) && holder === '' && { holder: true }),
  };
  if (wrongAmount || amount === undefined) return { problems, sum: undefined, request: undefined };

  const fee = feeOf(method, amount);
  const sum = { amount, fee, received: amount - fee };
  if (Object.keys(problems).length > 0) return { problems, sum, request: undefined };
  const request: WithdrawRequest = {
    method,
    amount,
    account: tidyAccount(accountRule, typed),
    ...(banks && { bankCode: draft.bankCode }),
    ...(asksHolder(method) && { holder }),
  };
  return { problems, sum, request };
}

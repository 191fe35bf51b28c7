import type { AccountFieldName, WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import {
  accountProblem,
  type FieldProblem,
  fieldProblem,
  tidyAccount,
  tidyField,
} from '../../../lib/account-rule.ts';
import { type AmountProblem, limitsOf } from '../../../lib/amount-text.ts';
import type { App } from '../../../lib/app.ts';
import { feeOf } from '../../../lib/fee.ts';
import type { Minor } from '../../../lib/money.ts';
import { payableOf, paysWhole, typedAmount, typedProblem } from '../../../session/typed-amount.ts';
import type { SavedPayee, TypedPayee, WithdrawRequest } from '../withdraw-calls.ts';
import type { Draft } from './draft.ts';

/** Minor units; the fee is taken from the amount. */
export interface WithdrawSum {
  amount: Minor;
  fee: Minor;
  received: Minor;
}

type PayeeProblems = { [Field in 'bankCode' | 'account' | AccountFieldName]?: FieldProblem };

export interface CheckedDraft {
  problems: PayeeProblems & { amount?: AmountProblem | 'uncovered' };
  sum: WithdrawSum | undefined;
  request: WithdrawRequest | undefined;
}

export function mostOf(app: App, method: WithdrawMethod, withdrawable: Minor): Minor | undefined {
  const { min, max } = limitsOf(method);
  if (withdrawable < min) return undefined;
  return payableOf(app, withdrawable < max ? withdrawable : max);
}

function checkedPayee(
  draft: Draft,
  { accountRule, banks }: WithdrawMethod,
): { problems: PayeeProblems; payee: TypedPayee } {
  const typed = draft.accounts[accountRule.kind] ?? '';
  const account = accountProblem(accountRule, typed);
  const problems: PayeeProblems = {
    ...(account && { account }),
    ...(banks && !banks.some(({ code }) => code === draft.bankCode) && { bankCode: 'missing' }),
  };
  const payee: TypedPayee = {
    account: tidyAccount(accountRule, typed),
    ...(banks && { bankCode: draft.bankCode }),
  };
  for (const field of accountRule.fields ?? []) {
    const value = draft.details[field.name] ?? '';
    const problem = fieldProblem(field, value, draft.bankCode);
    if (problem) problems[field.name] = problem;
    payee[field.name] = tidyField(field, value);
  }
  return { problems, payee };
}

/**
 * Validates the form and adds it up.
 * @param withdrawable undefined while it is not known
 * @param saved the chosen saved account, in place of a typed one
 */
export function validateDraft(
  app: App,
  draft: Draft,
  method: WithdrawMethod,
  withdrawable: Minor | undefined,
  saved?: SavedPayee,
): CheckedDraft {
  const amount = typedAmount(app, draft.amountText);
  const isUncovered = amount !== undefined && withdrawable !== undefined && amount > withdrawable;
  const outOfLimits = typedProblem(app, draft.amountText, limitsOf(method));
  const wrongAmount = outOfLimits ?? (isUncovered ? 'uncovered' : undefined);
  const { problems: wrongPayee, payee } = saved
    ? { problems: {}, payee: saved }
    : checkedPayee(draft, method);
  const problems: CheckedDraft['problems'] = { ...(wrongAmount && { amount: wrongAmount }), ...wrongPayee };
  if (wrongAmount || amount === undefined) return { problems, sum: undefined, request: undefined };

  const fee = feeOf(method, amount, paysWhole(app));
  const sum = { amount, fee, received: amount - fee };
  const request = Object.keys(problems).length > 0 ? undefined : { method, amount, payee };
  return { problems, sum, request };
}

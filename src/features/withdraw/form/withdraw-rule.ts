import type { AccountFieldName, WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import {
  accountProblem,
  type FieldProblem,
  fieldProblem,
  tidyAccount,
  tidyField,
} from '../../../lib/account-rule.ts';
import { type AmountProblem, amountOf, amountProblem, limitsOf } from '../../../lib/amount-text.ts';
import type { App } from '../../../lib/app.ts';
import { type CheckedForm, checkForm } from '../../../lib/check-form.ts';
import { feeOf } from '../../../lib/fee.ts';
import type { Minor } from '../../../lib/money.ts';
import { payableOf } from '../../../session/typed-amount.ts';
import type { SavedPayee, TypedPayee, WithdrawRequest } from '../withdraw-calls.ts';
import type { Draft } from './draft.ts';

/** Minor units; the fee is taken from the amount. */
export interface WithdrawSum {
  amount: Minor;
  fee: Minor;
  received: Minor;
}

export type WithdrawProblems = { amount: AmountProblem | 'uncovered' } & {
  [Field in 'bankCode' | 'account' | AccountFieldName]: FieldProblem;
};

export function maxWithdrawable(app: App, method: WithdrawMethod, withdrawable: Minor): Minor | undefined {
  const { min, max } = limitsOf(method);
  if (withdrawable < min) return undefined;
  return payableOf(app, withdrawable < max ? withdrawable : max);
}

export function withdrawSum(method: WithdrawMethod, amount: Minor, isZeroDecimal: boolean): WithdrawSum {
  const fee = feeOf(method, amount, isZeroDecimal);
  return { amount, fee, received: amount - fee };
}

type PayeeProblems = Omit<WithdrawProblems, 'amount'>;

function checkPayee({ accountRule, banks }: WithdrawMethod, { accounts, bankCode, details }: Draft) {
  const account = accounts[accountRule.kind] ?? '';
  const fields = (accountRule.fields ?? []).map((field) => ({ field, typed: details[field.name] ?? '' }));
  const isBank = !banks || banks.some(({ code }) => code === bankCode);
  return checkForm<PayeeProblems, TypedPayee>(
    {
      account: accountProblem(accountRule, account),
      bankCode: isBank ? undefined : 'missing',
      ...Object.fromEntries(
        fields.map(({ field, typed }) => [field.name, fieldProblem(field, typed, bankCode)]),
      ),
    },
    () => ({
      account: tidyAccount(accountRule, account),
      ...(banks && { bankCode }),
      ...Object.fromEntries(fields.map(({ field, typed }) => [field.name, tidyField(field, typed)])),
    }),
  );
}

/** @param saved the chosen saved account, in place of a typed one */
export function checkWithdrawal(
  method: WithdrawMethod,
  draft: Draft,
  withdrawable: Minor | undefined,
  isZeroDecimal: boolean,
  saved?: SavedPayee,
): CheckedForm<WithdrawProblems, WithdrawRequest> {
  const problem = amountProblem(draft.amountText, limitsOf(method), isZeroDecimal);
  const amount = problem === undefined ? amountOf(draft.amountText, isZeroDecimal) : 0n;
  const isUncovered = withdrawable !== undefined && amount > withdrawable;
  const payee = saved ? { problems: {}, output: saved } : checkPayee(method, draft);
  return checkForm<WithdrawProblems, WithdrawRequest>(
    { amount: problem ?? (isUncovered ? 'uncovered' : undefined), ...payee.problems },
    () => ({ method, amount, payee: payee.output as WithdrawRequest['payee'] }),
  );
}

import * as v from 'valibot';
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
import { feeOf } from '../../../lib/fee.ts';
import { typedText } from '../../../lib/form-rule.ts';
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

/** @param amount one without a problem */
export function withdrawSum(method: WithdrawMethod, amount: Minor, isZeroDecimal: boolean): WithdrawSum {
  const fee = feeOf(method, amount, isZeroDecimal);
  return { amount, fee, received: amount - fee };
}

function payeeRule({ accountRule, banks }: WithdrawMethod, bankCode: string) {
  const asked: Record<string, v.GenericSchema<string, string>> = {
    account: typedText(
      (typed) => accountProblem(accountRule, typed),
      (typed) => tidyAccount(accountRule, typed),
    ),
  };
  if (banks) {
    const codes = banks.map(({ code }) => code);
    asked.bankCode = v.pipe(v.string(), v.values(codes, 'missing'));
  }
  for (const field of accountRule.fields ?? [])
    asked[field.name] = typedText(
      (typed) => fieldProblem(field, typed, bankCode),
      (typed) => tidyField(field, typed),
    );
  return v.pipe(
    v.object(asked),
    v.transform(({ account = '', ...rest }): TypedPayee => ({ account, ...rest })),
  );
}

/**
 * @param draft its method, bank and account decide the required fields
 * @param withdrawable undefined while it is not known
 * @param saved the chosen saved account, in place of a typed one
 */
export function withdrawRule(
  { bankCode }: Pick<Draft, 'bankCode'>,
  method: WithdrawMethod,
  withdrawable: Minor | undefined,
  isZeroDecimal: boolean,
  saved?: SavedPayee,
) {
  const { kind, fields = [] } = method.accountRule;
  const isUncovered = (typed: string) =>
    withdrawable !== undefined && amountOf(typed, isZeroDecimal) > withdrawable;
  const amount = typedText(
    (typed) =>
      amountProblem(typed, limitsOf(method), isZeroDecimal) ?? (isUncovered(typed) ? 'uncovered' : undefined),
    (typed) => amountOf(typed, isZeroDecimal),
  );
  return v.pipe(
    v.custom<Draft>(() => true),
    v.transform(({ amountText, accounts, details }) => {
      const asked = Object.fromEntries(fields.map(({ name }) => [name, details[name] ?? '']));
      return { amount: amountText, payee: { account: accounts[kind] ?? '', bankCode, ...asked } };
    }),
    v.object({
      amount,
      payee: saved
        ? v.pipe(
            v.any(),
            v.transform((): WithdrawRequest['payee'] => saved),
          )
        : payeeRule(method, bankCode),
    }),
    v.transform((request): WithdrawRequest => ({ method, ...request })),
  );
}

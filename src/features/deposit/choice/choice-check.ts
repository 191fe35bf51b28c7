import type {
  DepositActivity,
  PaymentMethod,
  RecommendConfig,
} from '../../../api/generated/contract.schemas.ts';
import { fitsAccount, tidyAccount } from '../../../lib/account-rule.ts';
import type { AmountLimits, AmountProblem } from '../../../lib/amount-text.ts';
import { feeOf } from '../../../lib/fee.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';
import { typedAmount, typedProblem } from '../../../session/typed-amount.ts';
import type { DepositRequest } from '../deposit-calls.ts';
import { bonusOf, offerYield } from './bonus.ts';
import type { Choice } from './first-choice.ts';

/** What a choice costs and brings, in minor units. */
export interface ChoiceSum {
  amount: Minor;
  fee: Minor;
  total: Minor;
  bonus: Minor;
}

export interface ChoiceCheck {
  problems: { amount?: AmountProblem; account?: true; bank?: true };
  /** Undefined while the amount cannot be paid. */
  sum: ChoiceSum | undefined;
  /** What a tap on Pay asks for; undefined while there are problems. */
  request: DepositRequest | undefined;
}

export function limitsOf(method: PaymentMethod): AmountLimits {
  return { min: toMinor(method.min) ?? 0n, max: toMinor(method.max) ?? 0n };
}

function accountProblems(method: PaymentMethod, choice: Choice): ChoiceCheck['problems'] {
  const typed = choice.accounts[method.accountRule.kind] ?? '';
  return {
    ...(!fitsAccount(method.accountRule, typed) && { account: true as const }),
    ...(method.banks &&
      !method.banks.some(({ code }) => code === choice.bankCode) && { bank: true as const }),
  };
}

/** What the payment company asks for beside the order, in the form it wants; undefined while it is not right. */
export function paymentDetailsOf(
  method: PaymentMethod,
  choice: Choice,
): { account?: string; bankCode?: string } | undefined {
  const { account, bank } = accountProblems(method, choice);
  if (account || bank) return undefined;
  const { accountRule, banks } = method;
  const typed = choice.accounts[accountRule.kind] ?? '';
  return {
    ...(accountRule.kind !== 'none' && { account: tidyAccount(accountRule, typed) }),
    ...(banks && { bankCode: choice.bankCode }),
  };
}

/** Judges a choice and adds it up. An offer the amount does not reach counts as not chosen. */
export function checkChoice(
  choice: Choice,
  method: PaymentMethod,
  { offers, recommended }: { offers: readonly DepositActivity[]; recommended: readonly RecommendConfig[] },
): ChoiceCheck {
  const problem = typedProblem(choice.amountText, limitsOf(method));
  const problems = { ...(problem && { amount: problem }), ...accountProblems(method, choice) };
  const amount = typedAmount(choice.amountText);
  if (problem || amount === undefined) return { problems, sum: undefined, request: undefined };

  const chosen = offers.find(({ id }) => id === choice.offerId);
  const offer = chosen && offerYield(chosen, amount) ? chosen : undefined;
  const fee = feeOf(method, amount);
  const sum = { amount, fee, total: amount + fee, bonus: bonusOf(amount, offer, recommended) };
  const details = paymentDetailsOf(method, choice);
  return {
    problems,
    sum,
    request: details && {
      amount,
      total: sum.total,
      method,
      ...details,
      ...(offer && { activityId: offer.id }),
    },
  };
}

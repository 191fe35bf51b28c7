import type {
  DepositActivity,
  PaymentMethod,
  RecommendConfig,
} from '../../../api/generated/contract.schemas.ts';
import { fitsAccount, tidyAccount } from '../../../lib/account-rule.ts';
import { type AmountProblem, limitsOf } from '../../../lib/amount-text.ts';
import type { App } from '../../../lib/app.ts';
import { feeOf } from '../../../lib/fee.ts';
import type { Minor } from '../../../lib/money.ts';
import { paysWhole, typedAmount, typedProblem } from '../../../session/typed-amount.ts';
import type { DepositRequest } from '../deposit-calls.ts';
import { type Bonus, bonusOf, offerYield } from './bonus.ts';
import type { Choice } from './initial-draft.ts';

/** Minor units; the bonus is never added to the money (DEP-01). */
export interface DepositSum {
  amount: Minor;
  fee: Minor;
  total: Minor;
  /** Present also when the player declines it. */
  bonus: Bonus | undefined;
  hasOffer: boolean;
}

export interface CheckedDraft {
  problems: { amount?: AmountProblem; account?: true; bank?: true };
  sum: DepositSum | undefined;
  request: DepositRequest | undefined;
}

function accountProblems(method: PaymentMethod, choice: Choice): CheckedDraft['problems'] {
  const typed = choice.accounts[method.accountRule.kind] ?? '';
  return {
    ...(!fitsAccount(method.accountRule, typed) && { account: true as const }),
    ...(method.banks &&
      !method.banks.some(({ code }) => code === choice.bankCode) && { bank: true as const }),
  };
}

/** What the payment company needs, in its format; undefined while it is not valid. */
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

/** Validates a choice and adds it up. An offer whose minimum is not reached counts as not chosen. */
export function validateDraft(
  app: App,
  choice: Choice,
  method: PaymentMethod,
  { offers, recommended }: { offers: readonly DepositActivity[]; recommended: readonly RecommendConfig[] },
): CheckedDraft {
  const problem = typedProblem(app, choice.amountText, limitsOf(method));
  const problems = { ...(problem && { amount: problem }), ...accountProblems(method, choice) };
  const amount = typedAmount(app, choice.amountText);
  if (problem || amount === undefined) return { problems, sum: undefined, request: undefined };

  const chosen = offers.find(({ id }) => id === choice.offerId);
  const offer = chosen && offerYield(chosen, amount) ? chosen : undefined;
  const fee = feeOf(method, amount, paysWhole(app));
  const bonus = bonusOf(amount, offer, recommended);
  const sum = { amount, fee, total: amount + fee, bonus, hasOffer: offer !== undefined };
  const details = paymentDetailsOf(method, choice);
  const terms = {
    ...(offer && { activityId: offer.id }),
    ...(choice.declinesBonus && !offer && bonus && { declinesBonus: true as const }),
  };
  return { problems, sum, request: details && { amount, total: sum.total, method, ...details, ...terms } };
}

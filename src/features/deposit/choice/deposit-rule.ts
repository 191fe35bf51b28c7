import type {
  DepositActivity,
  PaymentMethod,
  RecommendConfig,
} from '../../../api/generated/contract.schemas.ts';
import { accountProblem, type FieldProblem, tidyAccount } from '../../../lib/account-rule.ts';
import { type AmountProblem, amountOf, amountProblem, limitsOf } from '../../../lib/amount-text.ts';
import { type CheckedForm, checkForm } from '../../../lib/check-form.ts';
import { feeOf } from '../../../lib/fee.ts';
import type { Minor } from '../../../lib/money.ts';
import type { DepositRequest, PaymentDetails } from '../deposit-calls.ts';
import { type Bonus, bonusOf, offerYield } from './bonus.ts';
import type { Choice } from './initial-draft.ts';

/** Minor units; the bonus is never added to the money (DEP-01). */
export interface DepositSum {
  amount: Minor;
  fee: Minor;
  total: Minor;
  bonus: Bonus | undefined;
  /** Undefined also below the minimum of the chosen offer. */
  offer: DepositActivity | undefined;
}

export interface DepositProblems {
  amount: AmountProblem;
  account: FieldProblem;
  bankCode: 'missing';
}

interface Offered {
  offers: readonly DepositActivity[];
  recommended: readonly RecommendConfig[];
}

export function checkDetails({ accountRule, banks }: PaymentMethod, { accounts, bankCode }: Choice) {
  const account = accounts[accountRule.kind] ?? '';
  const isBank = banks?.some(({ code }) => code === bankCode) !== false;
  return checkForm<Omit<DepositProblems, 'amount'>, PaymentDetails>(
    { account: accountProblem(accountRule, account), bankCode: isBank ? undefined : 'missing' },
    () => ({
      ...(accountRule.kind !== 'none' && { account: tidyAccount(accountRule, account) }),
      ...(banks && { bankCode }),
    }),
  );
}

/** An offer whose minimum is not reached counts as not chosen. @param amount one without a problem */
export function depositSum(
  amount: Minor,
  { offerId }: Choice,
  method: PaymentMethod,
  { offers, recommended }: Offered,
  isZeroDecimal: boolean,
): DepositSum {
  const chosen = offers.find(({ id }) => id === offerId);
  const offer = chosen && offerYield(chosen, amount, isZeroDecimal) ? chosen : undefined;
  const fee = feeOf(method, amount, isZeroDecimal);
  return {
    amount,
    fee,
    total: amount + fee,
    bonus: bonusOf(amount, offer, recommended, isZeroDecimal),
    offer,
  };
}

export function checkDeposit(
  method: PaymentMethod,
  choice: Choice,
  offered: Offered,
  isZeroDecimal: boolean,
): CheckedForm<DepositProblems, DepositRequest> {
  const details = checkDetails(method, choice);
  return checkForm<DepositProblems, DepositRequest>(
    { amount: amountProblem(choice.amountText, limitsOf(method), isZeroDecimal), ...details.problems },
    () => {
      const amount = amountOf(choice.amountText, isZeroDecimal);
      const { total, offer, bonus } = depositSum(amount, choice, method, offered, isZeroDecimal);
      return {
        amount,
        total,
        method,
        ...details.output,
        ...(offer && { activityId: offer.id }),
        ...(choice.declinesBonus && !offer && bonus && { declinesBonus: true }),
      };
    },
  );
}

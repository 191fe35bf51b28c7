import * as v from 'valibot';
import type {
  DepositActivity,
  PaymentMethod,
  RecommendConfig,
} from '../../../api/generated/contract.schemas.ts';
import { accountProblem, type FieldProblem, tidyAccount } from '../../../lib/account-rule.ts';
import { type AmountProblem, amountOf, amountProblem, limitsOf } from '../../../lib/amount-text.ts';
import { feeOf } from '../../../lib/fee.ts';
import { typedText, validate } from '../../../lib/form-rule.ts';
import type { Minor } from '../../../lib/money.ts';
import type { DepositRequest } from '../deposit-calls.ts';
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

export function detailsRule({ accountRule, banks }: PaymentMethod) {
  const isBank = (chosen: string) => banks?.some(({ code }) => code === chosen) !== false;
  return v.pipe(
    v.custom<Choice>(() => true),
    v.transform(({ accounts, bankCode }) => ({ account: accounts[accountRule.kind] ?? '', bankCode })),
    v.object({
      account: typedText(
        (typed) => accountProblem(accountRule, typed),
        (typed) => tidyAccount(accountRule, typed),
      ),
      bankCode: typedText(
        (chosen) => (isBank(chosen) ? undefined : 'missing'),
        (chosen) => chosen,
      ),
    }),
    v.transform(({ account, bankCode }) => ({
      ...(accountRule.kind !== 'none' && { account }),
      ...(banks && { bankCode }),
    })),
  );
}

export const paymentDetailsOf = (method: PaymentMethod, choice: Choice) =>
  validate(detailsRule(method), choice).output;

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

export function depositRule(method: PaymentMethod, offered: Offered, isZeroDecimal: boolean) {
  return v.pipe(
    v.custom<Choice>(() => true),
    v.transform((choice) => ({ amount: choice.amountText, details: choice, choice })),
    v.object({
      amount: typedText(
        (typed) => amountProblem(typed, limitsOf(method), isZeroDecimal),
        (typed) => amountOf(typed, isZeroDecimal),
      ),
      details: detailsRule(method),
      choice: v.custom<Choice>(() => true),
    }),
    v.transform(({ amount, details, choice }): DepositRequest => {
      const { total, offer, bonus } = depositSum(amount, choice, method, offered, isZeroDecimal);
      return {
        amount,
        total,
        method,
        ...details,
        ...(offer && { activityId: offer.id }),
        ...(choice.declinesBonus && !offer && bonus && { declinesBonus: true }),
      };
    }),
  );
}

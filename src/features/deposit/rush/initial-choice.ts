import type { PaymentMethod, RecommendConfig } from '../../../api/generated/contract.schemas.ts';
import type { AmountLimits } from '../../../lib/amount-text.ts';
import type { App } from '../../../lib/app.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';
import { typedAmount } from '../../../session/typed-amount.ts';
import type { Choice } from '../choice/initial-draft.ts';
import type { DepositOptions } from '../choice/use-deposit-options.ts';
import { paymentDetailsOf } from '../choice/validate-draft.ts';

type Offered = Pick<DepositOptions, 'methods' | 'latest'>;

/** The way to pay that the player chose. */
export function chosenMethod({ methods }: Offered, { methodCode }: Choice): PaymentMethod | undefined {
  return methods.find(({ code }) => code === methodCode) ?? methods[0];
}

/**
 * The way to pay that the quick deposit begins with: the one that is chosen or was paid with last. Who has never paid
 * gets the first that asks for nothing to be typed.
 */
export function methodFor(offered: Offered, choice: Choice): PaymentMethod | undefined {
  const { methods, latest } = offered;
  const chosen = chosenMethod(offered, choice);
  if (latest || chosen !== methods[0]) return chosen;
  return methods.find((method) => paymentDetailsOf(method, choice)) ?? chosen;
}

/**
 * The amount of the house that the quick deposit begins with: the one that is in the form, else the largest below it
 * (what was paid last need not be one of them), else the smallest there is.
 * @returns undefined when the method takes none of them
 */
export function presetFor(
  app: App,
  text: string,
  recommended: readonly Pick<RecommendConfig, 'amount'>[],
  { min, max }: AmountLimits,
): Minor | undefined {
  const presets = recommended
    .map(({ amount }) => toMinor(amount) ?? 0n)
    .filter((amount) => amount >= min && amount <= max)
    .sort((a, b) => (a < b ? -1 : 1));
  const typed = typedAmount(app, text) ?? 0n;
  return presets.findLast((amount) => amount <= typed) ?? presets[0];
}

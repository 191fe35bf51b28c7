import type { PaymentMethod, RecommendConfig } from '../../../api/generated/contract.schemas.ts';
import type { AmountLimits } from '../../../lib/amount-text.ts';
import type { App } from '../../../lib/app.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';
import { typedAmount } from '../../../session/typed-amount.ts';
import { checkDetails } from '../choice/deposit-rule.ts';
import type { Choice } from '../choice/initial-draft.ts';
import type { DepositOptions } from '../choice/use-deposit-options.ts';

type Offered = Pick<DepositOptions, 'methods' | 'latest'>;

export function chosenMethod({ methods }: Offered, { methodCode }: Choice): PaymentMethod | undefined {
  return methods.find(({ code }) => code === methodCode) ?? methods[0];
}

/** The chosen method, else the last paid one, else the first that needs no typing. */
export function methodFor(offered: Offered, choice: Choice): PaymentMethod | undefined {
  const { methods, latest } = offered;
  const chosen = chosenMethod(offered, choice);
  if (latest || chosen !== methods[0]) return chosen;
  return methods.find((method) => checkDetails(method, choice).output) ?? chosen;
}

/** The largest preset up to the amount in the form, else the smallest; undefined when none is accepted. */
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

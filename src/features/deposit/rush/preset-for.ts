import type { RecommendConfig } from '../../../api/generated/contract.schemas.ts';
import type { AmountLimits } from '../../../lib/amount-text.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';
import { typedAmount } from '../../../session/typed-amount.ts';

/**
 * The amount of the house that the quick deposit begins with: the one that is in the form, else the largest below it
 * (what was paid last need not be one of them), else the smallest there is.
 * @returns undefined when the method takes none of them
 */
export function presetFor(
  text: string,
  recommended: readonly Pick<RecommendConfig, 'amount'>[],
  { min, max }: AmountLimits,
): Minor | undefined {
  const presets = recommended
    .map(({ amount }) => toMinor(amount) ?? 0n)
    .filter((amount) => amount >= min && amount <= max)
    .sort((a, b) => (a < b ? -1 : 1));
  const typed = typedAmount(text) ?? 0n;
  return presets.findLast((amount) => amount <= typed) ?? presets[0];
}

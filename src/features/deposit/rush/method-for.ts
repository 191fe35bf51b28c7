import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
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

import { currencyOf, paysWhole } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { formatMinor, type Minor } from '../tables/money.ts';

/** Id of a new order: what it is, the day, and a number that deposits and withdrawals share. */
export function newOrderId(world: World, letter: 'R' | 'W'): string {
  world.state.counters.order += 1;
  const day = new Date(world.now()).toISOString().slice(0, 10).replaceAll('-', '');
  return `${letter}${day}${String(world.state.counters.order).padStart(4, '0')}`;
}

/**
 * Holds an amount in minor units to the market's units and to the limits of a method.
 * @throws Refusal amount-not-whole, amount-below-minimum, amount-above-maximum
 */
export function assertWithinLimits(country: string, limits: { min: Minor; max: Minor }, amount: Minor): void {
  const currency = currencyOf(country);
  if (paysWhole(country) && amount % 100 !== 0)
    throw new Refusal('amount-not-whole', { field: 'amount', parameters: { currency } });
  if (amount < limits.min) {
    const parameters = { amount: formatMinor(limits.min), currency };
    throw new Refusal('amount-below-minimum', { field: 'amount', parameters });
  }
  if (amount > limits.max) {
    const parameters = { amount: formatMinor(limits.max), currency };
    throw new Refusal('amount-above-maximum', { field: 'amount', parameters });
  }
}

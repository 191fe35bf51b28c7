import { fieldOf, numberOf, numbersOf } from '../../source/json-values.ts';
import type { Caller } from '../check-context.ts';
import { isZeroDecimalMarket } from '../laws/whole-units.ts';
import type { Body } from './expect-refusal.ts';
import type { JourneyState } from './journey-state.ts';

export function methodOf(methods: readonly unknown[], body: Body): unknown {
  return methods.find((row) => fieldOf(row, 'code') === body.paymentMethod);
}

function outside(journey: JourneyState, method: unknown, amount: number): string[] {
  const [min = 0, max = Number.POSITIVE_INFINITY] = numbersOf(method, 'min', 'max');
  const isZeroDecimal = isZeroDecimalMarket(journey.context.contract, journey.options.country);
  return [
    ...(isZeroDecimal && !Number.isInteger(amount) ? ['amount-not-whole'] : []),
    ...(amount < min ? ['amount-below-minimum'] : []),
    ...(amount > max ? ['amount-above-maximum'] : []),
  ];
}

export function anotherAmount(method: unknown, amount: number): number {
  const max = numberOf(fieldOf(method, 'max')) ?? amount;
  return amount + 1 <= max ? amount + 1 : amount - 1;
}

/**
 * Sends the amounts that the terms of a method exclude. Other refusals may apply too: the contract does not say which
 * comes first.
 * @param alsoFor codes beside those of the method that apply to an amount
 */
export async function expectLimits(
  journey: JourneyState,
  operationId: string,
  methods: readonly unknown[],
  body: Body,
  alsoFor: (amount: number) => readonly string[] = () => [],
): Promise<void> {
  const method = methodOf(methods, body);
  const [min, max] = numbersOf(method, 'min', 'max');
  if (min === undefined || max === undefined) return;
  const amounts = [
    ['amount-not-whole', min + 0.5],
    ['amount-below-minimum', min - 1],
    ['amount-above-maximum', max + 1],
  ] as const;
  for (const [code, amount] of amounts) {
    const holding = outside(journey, method, amount);
    if (amount <= 0 || !holding.includes(code)) continue;
    const others = [...holding, ...alsoFor(amount)].filter((name) => name !== code);
    await journey.refuse(operationId, code, journey.player, { ...body, amount }, others);
  }
}

export interface Cover {
  withdrawable: number;
  bonus: number;
  missing(amount: number): string[];
}

export async function coverOf({ send }: JourneyState, as: Caller): Promise<Cover> {
  const balance = await send('walletBalance', as, {}, 'Balance before a withdrawal that is refused');
  const [withdrawable = 0, bonus = 0] = numbersOf(balance, 'withdrawable', 'bonus');
  return {
    withdrawable,
    bonus,
    missing: (amount) => [
      ...(amount > withdrawable ? ['withdrawable-exceeded'] : []),
      ...(amount > withdrawable && amount <= withdrawable + bonus ? ['bonus-not-wagered'] : []),
    ],
  };
}

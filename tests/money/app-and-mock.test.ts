import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isZeroDecimalMarket } from '../../mock-server/world/core/markets.ts';
import { accountRules, fitsRule } from '../../mock-server/world/orders/account-rules.ts';
import { feeOf as feeOfMock, methodTerms, payers } from '../../mock-server/world/orders/method-terms.ts';
import { depositActivities, depositBonus } from '../../mock-server/world/recharge/recharge-offers.ts';
import type { DepositActivity } from '../../src/api/generated/contract.schemas.ts';
import { offerYield } from '../../src/features/deposit/choice/bonus.ts';
import { fitsAccount, tidyAccount } from '../../src/lib/account-rule.ts';
import { feeOf } from '../../src/lib/fee.ts';
import { casesOf } from '../support/cases.ts';
import { createTestWorld } from '../support/test-world.ts';

// The app's texts before an order and the backend's actions come from separate code.

const { rut: rule } = accountRules;

/** As the tax office defines it: 11 minus the remainder of the sum of digits times 2 to 7, from the right. */
function checkDigit(number: number): string {
  let [rest, factor, sum] = [number, 2, 0];
  for (; rest > 0; rest = Math.floor(rest / 10)) {
    sum += (rest % 10) * factor;
    factor = factor === 7 ? 2 : factor + 1;
  }
  return '123456789K0'.charAt(10 - (sum % 11));
}

/** Dots, case and leading zeros of a person's RUT do not matter. */
function expectBoth(typed: string, isRight: boolean): void {
  expect([typed, fitsAccount(rule, typed)]).toEqual([typed, isRight]);
  expect([typed, fitsRule(rule, tidyAccount(rule, typed))]).toEqual([typed, isRight]);
}

describe('WDR-01 a RUT', () => {
  test.each([
    ['12.345.678-5', true],
    ['123456785', true],
    ['07.654.321-6', true],
    ['10.000.013-k', true],
    ['10000013K', true],
    ['12.345.678-4', false],
    ['00000000-0', false],
    ['0-0', false],
    ['K', false],
    ['99999-9', false],
    ['76.086.428-5', false],
    ['12.345.678', false],
  ])('WDR-01 %s is read by the app and the backend as one', expectBoth);

  test('WDR-01 any person’s number with any last mark, however it is written', () => {
    const number = fc.integer({ min: 1_000_000, max: 49_999_999 });
    const written = fc.constantFrom('dots', 'plain', 'bare', 'zero');
    fc.assert(
      fc.property(number, fc.constantFrom(...'0123456789kK'), written, (digits, check, how) => {
        const grouped = String(digits).replace(/\B(?=(\d{3})+$)/g, '.');
        const forms = {
          dots: `${grouped}-${check}`,
          plain: `${digits}-${check}`,
          bare: `${digits}${check}`,
          zero: `0${grouped}-${check}`,
        };
        expectBoth(forms[how], checkDigit(digits) === check.toUpperCase());
        expectBoth(`${digits}-${checkDigit(digits)}`, true);
      }),
      { numRuns: casesOf(600) },
    );
  });
});

test('DEP-01 WDR-01 the fee the app shows is the fee of the order, and whole pesos in Chile', () => {
  const rates = fc.constantFrom(0, 0.005, 0.01, 0.0119, 0.029, 0.0349, 0.15);
  const country = fc.constantFrom('CL', 'ET', 'KE', 'BR');
  const amounts = fc.integer({ min: 1, max: 20_000_000 });
  fc.assert(
    fc.property(
      amounts,
      rates,
      fc.integer({ min: 0, max: 500 }),
      country,
      (most, feeRate, feeFixed, code) => {
        const isZeroDecimal = isZeroDecimalMarket(code);
        const amount = isZeroDecimal ? most - (most % 100) : most;
        const limits = { min: 1, max: 3_000_000, feeRate, feeFixed };
        const charged = feeOfMock(methodTerms(payers.mach, 'x', limits), amount, code);
        expect(feeOf({ feeRate, feeFixed }, BigInt(amount), isZeroDecimal)).toBe(BigInt(charged));
        expect(isZeroDecimal && charged % 100).toBe(isZeroDecimal && 0);
      },
    ),
    {
      numRuns: casesOf(2_000),
      examples: [
        [105_000, 0.01, 0, 'CL'],
        [105_000, 0.01, 0, 'KE'],
      ],
    },
  );
});

test('DEP-05 DEP-01 the bonus the app shows is the bonus of the order, and whole pesos in Chile', () => {
  const { world } = createTestWorld();
  let asked = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('CL', 'ET', 'KE', 'BR'),
      fc.integer({ min: 1, max: 20_000_000 }),
      (code, most) => {
        const isZeroDecimal = isZeroDecimalMarket(code);
        const amount = isZeroDecimal ? most - (most % 100) : most;
        for (const activity of depositActivities(world, code)) {
          const offer: DepositActivity = {
            ...activity,
            title: '',
            terms: '',
            minAmount: activity.minAmount / 100,
            maxBonus: activity.maxBonus / 100,
            expiresAt: '2026-11-30T03:00:00.000Z',
          };
          const shown = offerYield(offer, BigInt(amount), isZeroDecimal)?.amount ?? 0n;
          const { amount: paid } = depositBonus(world, code, amount, activity.id);
          expect(shown).toBe(BigInt(paid));
          expect(isZeroDecimal && paid % 100).toBe(isZeroDecimal && 0);
          if (paid > 0) asked += 1;
        }
      },
    ),
    {
      numRuns: casesOf(1_000),
      examples: [
        ['CL', 1_005_100],
        ['KE', 1_005_100],
      ],
    },
  );
  expect(asked).toBeGreaterThan(casesOf(1_000));
});

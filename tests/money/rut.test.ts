import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountRules, fitsRule } from '../../mock-server/world/orders/account-rules.ts';
import { fitsAccount, tidyAccount } from '../../src/lib/account-rule.ts';
import { casesOf } from '../support/cases.ts';

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

test('WDR-01 app and mock judge alike the RUT of any person in any writing', () => {
  const number = fc.integer({ min: 1_000_000, max: 49_999_999 });
  fc.assert(
    fc.property(number, fc.constantFrom(...'0123456789kK'), fc.nat(3), (digits, check, how) => {
      const grouped = String(digits).replace(/\B(?=(\d{3})+$)/g, '.');
      const forms = [
        `${grouped}-${check}`,
        `${digits}-${check}`,
        `${digits}${check}`,
        `0${grouped}-${check}`,
      ];
      expectBoth(forms[how] ?? '', checkDigit(digits) === check.toUpperCase());
      expectBoth(`${digits}-${checkDigit(digits)}`, true);
    }),
    { numRuns: casesOf(600) },
  );
});

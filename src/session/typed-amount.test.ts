import { expect, test } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { isZeroDecimalMarket, payableOf, typedAmount } from './typed-amount.ts';

const appIn = (country: string) => deviceApp({ localStorage: fakeStorage({ country }) });

test.each([
  ['CL', '10.000', 1_000_000n],
  ['CL', '10.55', undefined],
  ['KE', '10.55', 1_055n],
])('DEP-09 in %s "%s" is %s', (country, typed, amount) => {
  expect(typedAmount(appIn(country), typed)).toBe(amount);
});

test.each([
  ['CL', true, 12_300n],
  ['KE', false, 12_345n],
])('DEP-09 %s pays in whole units: %s, and 123.45 is paid as %d', (country, isZeroDecimal, paid) => {
  expect(isZeroDecimalMarket(appIn(country))).toBe(isZeroDecimal);
  expect(payableOf(appIn(country), 12_345n)).toBe(paid);
});

import { expect, test } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { isBeyondReading, isZeroDecimalMarket, payableOf, typedAmount } from './typed-amount.ts';

const appIn = (country: string) => deviceApp({ localStorage: fakeStorage({ country }) });

test.each([
  ['CL', '10.000', 1_000_000n, false],
  ['CL', '10.5', undefined, false],
  ['CL', '10.55', undefined, false],
  ['KE', '10.55', 1_055n, false],
  ['KE', 'diez', undefined, true],
  ['CL', 'diez', undefined, true],
])('DEP-09 in %s "%s" is %s, and said to be none at once: %s', (country, typed, amount, isSaid) => {
  expect(typedAmount(appIn(country), typed)).toBe(amount);
  expect(isBeyondReading(appIn(country), typed)).toBe(isSaid);
});

test.each([
  ['CL', true, 12_300n],
  ['KE', false, 12_345n],
])('DEP-09 %s pays in whole units: %s, and 123.45 is paid as %d', (country, isZeroDecimal, paid) => {
  expect(isZeroDecimalMarket(appIn(country))).toBe(isZeroDecimal);
  expect(payableOf(appIn(country), 12_345n)).toBe(paid);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountProblem, amountText, caretAfter, tidyAmountText } from './amount-text.ts';
import { formatMinor, parseMoney } from './money.ts';

test.each([
  ['', ''],
  ['5', '5'],
  ['10000', '10,000'],
  ['10,0000', '100,000'],
  ['007', '7'],
  ['1500.5', '1,500.5'],
  ['1500.505', '1,500,505'],
  ['1500.50', '1,500.50'],
  ['10.000', '10,000'],
  ['1.000.000', '1,000,000'],
  ['$ 10.000', '10,000'],
  ['.5', '0.5'],
  ['abc', ''],
])('DEP-01 %j typed shows %j', (typed, shown) => {
  expect(tidyAmountText(typed)).toBe(shown);
});

test('DEP-01 typing ten thousand the Chilean way, key by key, is ten thousand', () => {
  expect([...'10.000'].reduce((text, key) => tidyAmountText(text + key), '')).toBe('10,000');
  expect([...'1.000.000'].reduce((text, key) => tidyAmountText(text + key), '')).toBe('1,000,000');
});

test('DEP-01 whatever is typed, the field holds an amount or nothing, and tidying it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$ x') }), (typed) => {
      const shown = tidyAmountText(typed);
      expect(tidyAmountText(shown)).toBe(shown);
      expect(shown === '' || parseMoney(shown) !== undefined).toBe(true);
    }),
  );
});

test('DEP-01 an amount put into the field reads back as itself', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 13n), (amount) => {
      expect(parseMoney(amountText(amount))).toBe(amount);
      expect(tidyAmountText(amountText(amount))).toBe(amountText(amount));
      expect(formatMinor(amount).startsWith(amountText(amount))).toBe(true);
    }),
  );
});

test('DEP-01 the caret stays behind the digit it was behind', () => {
  expect(caretAfter('10,000', 2)).toBe(2);
  expect(caretAfter('10,000', 3)).toBe(4);
  expect(caretAfter('10,000', 5)).toBe(6);
  expect(caretAfter('', 0)).toBe(0);
});

test("DEP-01 the method's limits are both included", () => {
  const limits = { min: 100_000n, max: 50_000_000n };
  expect(amountProblem('', limits)).toBe('missing');
  expect(amountProblem('0', limits)).toBe('missing');
  expect(amountProblem('999.99', limits)).toBe('below');
  expect(amountProblem('1,000', limits)).toBeUndefined();
  expect(amountProblem('500,000', limits)).toBeUndefined();
  expect(amountProblem('500,000.01', limits)).toBe('above');
});

test.each([
  ['10000', '10,000'],
  ['10.000', '10,000'],
  ['1.234.567', '1,234,567'],
  ['10.5', '10.5'],
  ['10.55', '10.55'],
  ['.5', '0.5'],
  ['007', '7'],
  ['12a3', '123'],
  ['', ''],
])('WDR-01 what is typed as %s reads as %s', (typed, shown) => {
  expect(tidyAmountText(typed)).toBe(shown);
});

test('WDR-01 an amount is held to its limits', () => {
  const limits = { min: 100_000n, max: 200_000n };
  expect(['', '0', '999', '1,000', '2,000', '2000.01'].map((text) => amountProblem(text, limits))).toEqual([
    'missing',
    'missing',
    'below',
    undefined,
    undefined,
    'above',
  ]);
  expect(amountText(1_234_500n)).toBe('12,345');
  expect(caretAfter('12,345', 3)).toBe(4);
});

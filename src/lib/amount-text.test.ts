import { expect, test } from 'vitest';
import { amountProblem, amountText, caretAfter, tidyAmountText } from './amount-text.ts';

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

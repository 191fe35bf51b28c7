import { expect, test } from 'vitest';
import { masked } from './masked.ts';

test.each([
  ['', ''],
  ['123', '***'],
  ['1234', '1***4'],
  ['1234567', '1***7'],
  ['12345678', '12***78'],
  ['123456789', '123***789'],
  ['123456789012', '123***012'],
])('APP-10 %j is masked as %j', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

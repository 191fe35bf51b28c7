import { expect, test } from 'vitest';
import { freshApp } from '../../../../tests/support/fresh-app.ts';
import { presetFor } from './initial-choice.ts';

const app = freshApp();

const recommended = [{ amount: 20_000 }, { amount: 5_000 }, { amount: 10_000 }];
const limits = { min: 500_000n, max: 100_000_000n };

test.each([
  ['10,000', 1_000_000n],
  ['12,345', 1_000_000n],
  ['50,000', 2_000_000n],
  ['1,000', 500_000n],
  ['', 500_000n],
])('DEP-08 the quick deposit after one of "%s" starts with %s', (text, preset) => {
  expect(presetFor(app, text, recommended, limits)).toBe(preset);
});

test('DEP-08 an amount outside the limits of the method is not chosen', () => {
  expect(presetFor(app, '5,000', recommended, { min: 600_000n, max: 1_500_000n })).toBe(1_000_000n);
  expect(presetFor(app, '5,000', recommended, { min: 1n, max: 2n })).toBeUndefined();
  expect(presetFor(app, '5,000', [], limits)).toBeUndefined();
});

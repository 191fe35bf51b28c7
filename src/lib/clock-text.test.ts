import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [189, '3:09'],
  [18_189, '5:03:09'],
  [86_400, '24:00:00'],
])('PRO-04 a countdown of %d seconds reads %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

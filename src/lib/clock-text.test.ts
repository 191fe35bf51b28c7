import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [189, '3:09'],
  [18_189, '5:03:09'],
  [86_400, '24:00:00'],
])('PRO-04 %d seconds are counted down as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

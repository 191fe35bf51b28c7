import { expect, test } from 'vitest';
import { knownText } from './known-text.ts';

const words = { paid: () => 'Pagado' };
const other = () => 'Otro';

test('NET-11 an unknown value of the server gets the text for any other, whatever its name', () => {
  expect(knownText(words, 'paid', other)).toBe('Pagado');
  for (const value of ['unpaid', '', ...Object.getOwnPropertyNames(Object.prototype)])
    expect(knownText(words, value, other)).toBe('Otro');
});

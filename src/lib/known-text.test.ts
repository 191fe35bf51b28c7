import { expect, test } from 'vitest';
import { knownText } from './known-text.ts';

const words = { paid: () => 'Pagado' };
const other = () => 'Otro';

test('NET-11 a value of the server that has no words gets those for any other, whatever it is called', () => {
  expect(knownText(words, 'paid', other)).toBe('Pagado');
  for (const value of ['unpaid', '', ...Object.getOwnPropertyNames(Object.prototype)])
    expect(knownText(words, value, other)).toBe('Otro');
});

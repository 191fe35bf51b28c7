import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readId, readOrderSearch } from './read-id.ts';

const PLAIN = 'ABCXYZabcxyz0189_-';

test('GAM-05 an id of an address is letters, digits and dashes, at most 64 of them', () => {
  const plain = fc.string({ unit: fc.constantFrom(...PLAIN), minLength: 1, maxLength: 64 });
  fc.assert(fc.property(plain, (id) => void expect(readId(id)).toBe(id)));
  const crafted = fc
    .tuple(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(...'/\\.%?#&:;<>"\' \n\u0000é'),
      fc.string({ maxLength: 20 }),
    )
    .map((parts) => parts.join(''));
  fc.assert(fc.property(crafted, (id) => void expect(readId(id)).toBeUndefined()));
  for (const length of [1, 64]) expect(readId('a'.repeat(length))).toHaveLength(length);
  for (const wrong of ['', 'a'.repeat(65), null, undefined, true, {}, ['R1'], 1.5])
    expect(readId(wrong)).toBeUndefined();
});

test('GAM-05 an id that the router read as a number is one', () => {
  expect(readOrderSearch({ order: 4711 })).toEqual({ order: '4711' });
  expect(readOrderSearch({ order: '../bank' })).toStrictEqual({});
  expect(readOrderSearch({})).toStrictEqual({});
});

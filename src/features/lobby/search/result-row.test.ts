import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from './result-row.tsx';

const marked = (name: string, query: string) =>
  highlight(name, query)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

test.each([
  ['Cóndor Veloz', 'con', '[Cón]dor Veloz'],
  ['Cóndor Veloz', 'vel con', '[Cón]dor [Vel]oz'],
  ['Tesoro Oro', 'oro', 'Tesoro [Oro]'],
  ['Tesoro', 'oro', 'Tes[oro]'],
  ['Ñandú', 'nandu', '[Ñandú]'],
  ['N\u0303andu\u0301', 'ñan', '[N\u0303an]du\u0301'],
  ["Captain's Chest", 'captain s', "[Captain]'[s] Chest"],
  ['Luna', 'sol', 'Luna'],
  ['Luna', '', 'Luna'],
])('GAM-02 the name %j highlights the query %j as %j', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});

test('GAM-02 a highlighted name keeps its text for every query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, query) => {
      expect(
        highlight(name, query)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  );
});

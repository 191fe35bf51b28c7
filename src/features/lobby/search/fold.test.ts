import { expect, test } from 'vitest';
import { fold, wordsOf } from './game-index.ts';

test.each([
  ['Cóndor Veloz', 'condor veloz'],
  ['PUDÚ', 'pudu'],
  ['Ñuñoa', 'nunoa'],
  ['n\u0303and\u00fa', 'nandu'],
  ["Captain's  Chest!", 'captain s chest'],
  ['Órbita 21', 'orbita 21'],
  ['  7 · Ardiente ', '7 ardiente'],
  ['¡¿?!', ''],
  ['', ''],
])('GAM-02 %j reads as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('GAM-02 a query without letters or digits has no words', () => {
  expect(wordsOf(' ¡! ')).toEqual([]);
  expect(wordsOf('Vuelo del CÓNDOR')).toEqual(['vuelo', 'del', 'condor']);
});

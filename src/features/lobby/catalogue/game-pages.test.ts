import { expect, test } from 'vitest';
import { sampleGame, samplePage } from '../../../../tests/support/sample-games.ts';
import { gamesOf, nextPage } from './use-game-pages.ts';

const twenty = Array.from({ length: 20 }, (_, index) => sampleGame({ id: `g-${index}` }));

test.each([
  ['the first of three', { total: 45, pageNum: 1 }, 2],
  ['the second of three', { total: 45, pageNum: 2 }, 3],
  ['the last', { total: 45, pageNum: 3 }, undefined],
  ['the only one, exactly full', { total: 20, pageNum: 1 }, undefined],
])('GAM-01 behind %s page comes the right one', (_, page, next) => {
  expect(nextPage(samplePage(twenty, page))).toBe(next);
});

test('GAM-01 an empty page ends the list, whatever total it tells', () => {
  expect(nextPage(samplePage([], { total: 1_000, pageNum: 4 }))).toBeUndefined();
});

test('GAM-01 a game that slid onto the next page meanwhile shows once', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => sampleGame({ id }));
  if (!first || !second || !third) throw new Error('three games');
  expect(gamesOf([samplePage([first, second]), samplePage([second, third])]).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
  ]);
});

import { expect, test } from 'vitest';
import { sampleGame } from '../../../../tests/support/sample-games.ts';
import { facetsOf, isChosen } from './facets.ts';

const games = [
  sampleGame({ id: '1', provider: 'Luna Roja', tags: ['new', 'jackpot'], categoryIds: ['slots', 'hot'] }),
  sampleGame({ id: '2', provider: 'Luna Roja', tags: ['new'], categoryIds: ['slots'] }),
  sampleGame({ id: '3', provider: 'Faro', tags: ['jackpot'], categoryIds: ['slots'] }),
  sampleGame({ id: '4', provider: 'Faro', tags: ['live'], categoryIds: ['live'] }),
];

test('GAM-01 filters offer what a category holds, commonest first, with how many games each leaves', () => {
  expect(facetsOf(games, 'slots', {})).toEqual({
    providers: [
      { value: 'Luna Roja', count: 2 },
      { value: 'Faro', count: 1 },
    ],
    tags: [
      { value: 'new', count: 2 },
      { value: 'jackpot', count: 2 },
    ],
    count: 3,
  });
  expect(facetsOf(games, undefined, {}).count).toBe(4);
});

test('GAM-01 a chosen tag narrows the makers and a chosen maker the tags; no offered choice is empty', () => {
  const ofTag = facetsOf(games, 'slots', { tag: 'new' });
  expect(ofTag.providers).toEqual([{ value: 'Luna Roja', count: 2 }]);
  expect(ofTag.tags.map(({ value }) => value)).toEqual(['new', 'jackpot']);
  for (const { value, count } of ofTag.providers) {
    expect(facetsOf(games, 'slots', { tag: 'new', provider: value }).count).toBe(count);
  }
});

test('GAM-01 a chosen filter stays offered in a category without such games', () => {
  expect(facetsOf(games, 'live', { provider: 'Luna Roja' }).providers).toContainEqual({
    value: 'Luna Roja',
    count: 0,
  });
});

test.each([
  [{}, ['1', '2', '3', '4']],
  [{ tag: 'jackpot' }, ['1', '3']],
  [{ provider: 'Faro' }, ['3', '4']],
  [{ tag: 'jackpot', provider: 'Faro' }, ['3']],
])('GAM-01 %j chooses games %j', (choice, ids) => {
  expect(games.filter((game) => isChosen(game, undefined, choice)).map(({ id }) => id)).toEqual(ids);
});

import { expect, test } from 'vitest';
import { testCatalogue } from '../../../tests/support/test-world.ts';
import { gameNameIn, indexCatalogue } from './catalogue.ts';

const text = { en: 'Notice', ks: 'Aviso' };

test.each([
  ['en', 'Notice'],
  ['ks', 'Aviso'],
] as const)('APP-04 in the language %j the name of a game of two languages reads %s', (lang, said) => {
  expect(gameNameIn({ name: 'Own name', localName: text }, lang)).toBe(said);
  expect(gameNameIn({ name: 'Own name' }, lang)).toBe('Own name');
});

test('LOB-03 LOB-15 games are sorted by weight, then by id, and found by their id like studios and live tables', () => {
  const [game = expect.fail('the test catalogue has games')] = testCatalogue.games;
  const of = (id: string, weight: number, tags: typeof game.tags) => ({ ...game, id, weight, tags });
  const indexed = indexCatalogue({
    ...testCatalogue,
    games: [of('c', 5, []), of('b', 5, ['live']), of('d', 9, ['new', 'live']), of('a', 5, [])],
    providers: [{ id: 'p1', name: 'Andes', colours: ['red', 'blue'] }],
  });
  expect(indexed.games.map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
  expect([...indexed.gamesById.keys()]).toEqual(['d', 'a', 'b', 'c', testCatalogue.sportsbook.id]);
  expect(indexed.gamesById.get('b')?.weight).toBe(5);
  expect([...indexed.tablePlaces]).toEqual([
    ['d', 0],
    ['b', 1],
  ]);
  expect([...indexed.providerNames]).toEqual([['p1', 'Andes']]);
});

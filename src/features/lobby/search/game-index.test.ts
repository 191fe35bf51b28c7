import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sampleGame, samplePage } from '../../../../tests/support/sample-games.ts';
import { indexGames, kindsOf, searchGames, similarGames } from './game-index.ts';

const names = [
  'Copihue de Oro',
  'Vuelo del Cóndor',
  'Cóndor Imperial',
  'Siete Ardiente',
  'Ñandú Veloz',
  'Oro del Norte',
  'Mina de Cobre y Oro',
  'Tesoro Inca',
];
const games = names.map((name, index) => sampleGame({ id: `g-${index}`, name }));
const index = indexGames([
  samplePage([...games, sampleGame({ id: 'x', name: 'Bingo', provider: 'Condor Labs' })]),
]);
const found = (query: string) => searchGames(index, query).map(({ name }) => name);

test.each([
  ['condor', ['Cóndor Imperial', 'Vuelo del Cóndor', 'Bingo']],
  ['CÓNDOR', ['Cóndor Imperial', 'Vuelo del Cóndor', 'Bingo']],
  ['cónd', ['Cóndor Imperial', 'Vuelo del Cóndor', 'Bingo']],
  ['nandu', ['Ñandú Veloz']],
  ['ñandu', ['Ñandú Veloz']],
  ['vuelo condor', ['Vuelo del Cóndor']],
  ['condor vuelo', ['Vuelo del Cóndor']],
  ['  siete   ardiente ', ['Siete Ardiente']],
  ['labs', ['Bingo']],
  ['zzz', []],
  ['', []],
  ['!!', []],
])('GAM-02 %j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('GAM-02 names that begin with the query come first, then their words, then parts of words', () => {
  expect(found('oro')).toEqual(['Oro del Norte', 'Copihue de Oro', 'Mina de Cobre y Oro', 'Tesoro Inca']);
});

test('GAM-02 every kind of match has its rank, in whatever order the catalogue has them', () => {
  const roulettes = [
    sampleGame({ id: 'starts', name: 'Ruleta Real' }),
    sampleGame({ id: 'word', name: 'Gran Ruleta' }),
    sampleGame({ id: 'part', name: 'Minirruleta' }),
    sampleGame({ id: 'synonym', name: 'Auto Roulette' }),
    sampleGame({ id: 'kind', name: 'Mesa Verde', tags: ['ruleta'] }),
    sampleGame({ id: 'studio', name: 'Naipes', provider: 'Ruleta Studios' }),
  ];
  const ranked = roulettes.map(({ id }) => id);
  const kinds = kindsOf([], (tag) => tag);
  let requested = 0;
  for (const above of roulettes)
    for (const below of roulettes) {
      if (ranked.indexOf(above.id) >= ranked.indexOf(below.id)) continue;
      for (const list of [
        [above, below],
        [below, above],
      ]) {
        const games = searchGames(indexGames([samplePage(list)], kinds), 'ruleta');
        expect(games.map(({ id }) => id)).toEqual([above.id, below.id]);
        requested += 1;
      }
    }
  expect(requested).toBe(30);
  const two = [
    sampleGame({ id: 'weak', name: 'Ruleta', provider: 'Andes' }),
    sampleGame({ id: 'strong', name: 'Los Andes Ruleta' }),
  ];
  const games = searchGames(indexGames([samplePage(two)], kinds), 'ruleta andes');
  expect(games.map(({ id }) => id)).toEqual(['strong', 'weak']);
});

test('GAM-02 a misspelt name finds nothing but suggests what may have been meant', () => {
  expect(found('copigue')).toEqual([]);
  expect(similarGames(index, 'copigue').map(({ name }) => name)[0]).toBe('Copihue de Oro');
  expect(similarGames(index, 'cóndro imperail').map(({ name }) => name)[0]).toBe('Cóndor Imperial');
  expect(similarGames(index, 'xyzwq')).toEqual([]);
  expect(similarGames(index, '!!')).toEqual([]);
});

test('GAM-02 a page that was folded before is found by the words of the kinds of now', () => {
  const pages = [samplePage([sampleGame({ id: 'a', name: 'Mesa Verde', tags: ['t7'] })])];
  const folded = new WeakMap();
  const inLanguage = (word: string) => {
    const kinds = kindsOf([], () => word);
    return (query: string) => searchGames(indexGames(pages, kinds, folded), query).map(({ id }) => id);
  };
  const [spanish, english] = [inLanguage('zafiro'), inLanguage('sapphire')];
  expect([spanish('zafiro'), english('zafiro'), english('sapphire'), spanish('sapphire')]).toEqual([
    ['a'],
    [],
    ['a'],
    [],
  ]);
});

test('GAM-02 a game on two pages of the catalogue is found once', () => {
  const twice = indexGames([samplePage(games), samplePage(games.slice(0, 2))]);
  expect(searchGames(twice, 'copihue')).toHaveLength(1);
});

const category = (id: string, name: string, localName: string) => ({
  ...{ id, name, localName, isFunction: false, functionWeight: 0, isRecommend: true, recommendWeight: 1 },
  ...{ icon: '/icon.svg', cover: '/tile.svg' },
});

describe.each([
  ['Spanish', 'Tragamonedas', 'Deportes', 'Con pozo'],
  ['English', 'Slots', 'Sports', 'Jackpot'],
])('the words players use, over a lobby in %s', (_language, slots, sports, jackpot) => {
  const categories = [
    category('c1', 'Slots', slots),
    category('c2', 'Table', 'Mesa'),
    category('c3', 'Sports', sports),
  ];
  const kinds = kindsOf(categories, (tag) => (tag === 'jackpot' ? jackpot : tag));
  const lobby = indexGames(
    [
      samplePage([
        sampleGame({
          id: 'a',
          name: 'Copihue de Oro',
          categoryIds: ['c1'],
          tags: ['jackpot'],
          provider: 'Andes Forge',
        }),
        sampleGame({ id: 'b', name: 'Ruleta Criolla', categoryIds: ['c2'], provider: 'Mesa Sur' }),
        sampleGame({ id: 'c', name: 'Auto Roulette', categoryIds: ['c2'], provider: 'Andes Forge' }),
        sampleGame({ id: 'd', name: 'Rueda del Gol', categoryIds: ['c3'], provider: 'Slots Unidos' }),
        sampleGame({ id: 'e', name: 'Jackpot Inca', categoryIds: ['c1'], provider: 'Mesa Sur' }),
      ]),
    ],
    kinds,
  );

  test.each([
    ['tragamonedas', 'a e'],
    ['tragam', 'a e'],
    ['slots', 'a e d'],
    ['ruleta', 'b c'],
    ['roulette', 'c b'],
    ['futbol', 'd'],
    ['fútbol', 'd'],
    ['soccer', 'd'],
    ['deportes', 'd'],
    ['sports', 'd'],
    ['jackpot', 'e a'],
    ['pozo', 'e a'],
    ['andes', 'a c'],
    ['mesa', 'b c e'],
    ['ruleta andes', 'c'],
    ['ru', 'b d'],
  ])('GAM-02 %j finds %s', (query, ids) => {
    expect(
      searchGames(lobby, query)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });
});

test('GAM-02 over 10,000 games a letter more folds no name again and looks at each game once', () => {
  const words = ['Cóndor', 'Oro', 'Selva', 'Fuego', 'Ñandú', 'Luna', 'Mina', 'Volcán', 'Rey', 'Mar'];
  const many = Array.from({ length: 10_000 }, (_, number) => {
    const word = (at: number) => words[Math.floor(number / 10 ** at) % 10] ?? '';
    return sampleGame({
      id: `g-${number}`,
      name: `${word(0)} ${word(1)} de ${word(2)} ${word(3)} ${number}`,
    });
  });
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const startsWith = vi.spyOn(String.prototype, 'startsWith');
  const includes = vi.spyOn(String.prototype, 'includes');
  onTestFinished(() => void vi.restoreAllMocks());
  const page = samplePage(many);
  const folded = new WeakMap();
  const whole = indexGames([page], undefined, folded);
  expect(normalize).toHaveBeenCalledTimes(2 * many.length);

  // Counts steps instead of time: the query is folded twice, and each game's name is checked once for each word and
  // synonym. The table of words, kinds and studios are few.
  for (const query of ['c', 'co', 'condor oro', 'ñan vol 99', 'zzzz']) {
    for (const spy of [normalize, startsWith, includes]) spy.mockClear();
    searchGames(whole, query);
    expect(normalize, query).toHaveBeenCalledTimes(2);
    expect(startsWith.mock.calls.length, query).toBeLessThanOrEqual(many.length + 400);
    expect(includes.mock.calls.length, query).toBeLessThanOrEqual(
      3 * query.split(' ').length * many.length + 100,
    );
  }

  normalize.mockClear();
  indexGames([page, samplePage([sampleGame({ id: 'next', name: 'Otra' })])], undefined, folded);
  expect(normalize, 'a further page folds only its own games').toHaveBeenCalledTimes(2);
  expect(searchGames(whole, 'condor')).toHaveLength(10_000 - 9 ** 4);
});

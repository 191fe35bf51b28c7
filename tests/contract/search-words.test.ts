import { expect, test } from 'vitest';
import en from '../../locales/en/games/index.ts';
import ks from '../../locales/ks/games/index.ts';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { indexCatalogue } from '../../mock-server/world/tables/catalogue.ts';
import { indexGames, kindsOf, searchGames } from '../../src/features/lobby/search/game-index.ts';

const { games, categories, providerNames } = indexCatalogue(seedCatalogue());

const tagNames: Readonly<Record<'en' | 'ks', Readonly<Record<string, string>>>> = {
  en: en.tags,
  ks: ks.tags,
};

function lobby(lang: 'en' | 'ks') {
  const list = games.map(({ id, name, providerId, cover, categoryIds, tags, isBonus }) => ({
    ...{ id, name, cover, isBonus, isCollected: false, provider: providerNames.get(providerId) ?? '' },
    ...{ categoryIds: [...categoryIds], tags: [...tags] },
  }));
  const named = categories.map(({ localName, tile, ...category }) => ({
    ...category,
    localName: localName[lang],
    cover: tile,
  }));
  const page = { list, total: list.length, pageNum: 1, pageSize: 999 };
  return indexGames(
    [page],
    kindsOf(named, (tag) => tagNames[lang][tag] ?? tag),
  );
}

const indexes = { en: lobby('en'), ks: lobby('ks') };
const found = (lang: 'en' | 'ks', query: string) =>
  searchGames(indexes[lang], query).flatMap(({ id }) => games.find((game) => game.id === id) ?? []);

test.each([
  ['ks', 'ruleta en vivo', 'roulette'],
  ['ks', 'la ruleta', 'roulette'],
  ['ks', 'black jack', 'blackjack'],
  ['ks', 'póquer', 'poker'],
  ['ks', 'punto y banca', 'cards'],
  ['ks', 'carreras de caballos', 'race'],
  ['ks', 'frutas', 'slot'],
  ['ks', 'máquinas', 'slot'],
  ['ks', 'raspadito', 'scratch'],
  ['ks', 'bolitas', 'plinko'],
  ['ks', 'rueda de la fortuna', 'wheel'],
  ['ks', 'pozo acumulado', 'slot'],
  ['en', 'slot machine', 'slot'],
  ['en', 'roulette', 'roulette'],
  ['en', 'three card poker', 'poker'],
  ['en', 'punto banco', 'cards'],
  ['en', 'craps', 'dice'],
  ['en', 'scratch card', 'scratch'],
  ['en', 'horse racing', 'race'],
  ['en', 'wheel of fortune', 'wheel'],
  ['en', 'progressive jackpot', 'slot'],
  ['en', 'plinko', 'plinko'],
] as const)('GAM-02 in %s "%s" finds %s, and nothing else', (lang, query, engine) => {
  expect(new Set(found(lang, query).map((game) => game.engine))).toEqual(new Set([engine]));
});

test.each([
  ['ks', 'juegos nuevos', 'new'],
  ['ks', 'los más jugados', 'popular'],
  ['ks', 'giros gratis', 'free-spins'],
  ['ks', 'pozo millonario', 'jackpot'],
  ['ks', 'hechos en Chile', 'local'],
  ['en', 'new games', 'new'],
  ['en', 'most played', 'popular'],
  ['en', 'free spins', 'free-spins'],
  ['en', 'megaways', 'multicaminos'],
  ['en', 'provably fair', 'provably-fair'],
] as const)('GAM-02 in %s "%s" finds every game tagged %s', (lang, query, tag) => {
  const ids = new Set(found(lang, query).map(({ id }) => id));
  const missed = games.filter((game) => game.tags.includes(tag) && !ids.has(game.id));
  expect(missed.map(({ name }) => name)).toEqual([]);
  expect(ids.size).toBeLessThan(games.length / 3);
});

test.each([
  ['fútbol', ['Rueda del Gol', 'Rueda Penalera', 'Football Wheel Sur', 'Rueda Pichanguera']],
  ['soccer', ['Rueda del Gol', 'Rueda Penalera', 'Football Wheel Sur', 'Rueda Pichanguera']],
  ['tenis', ['Ace Wheel']],
])(
  'GAM-02 "%s" finds the games of that sport, and no name that only begins like one of its words',
  (query, names) => {
    expect(found('ks', query).map(({ name }) => name)).toEqual(names);
  },
);

test('GAM-02 a studio is found by its name, with or without the word studio', () => {
  const ids = games.filter(({ providerId }) => providerId === 'andes-forge').map(({ id }) => id);
  for (const query of ['andes forge', 'estudio andes forge'])
    expect(found('ks', query).map(({ id }) => id)).toEqual(ids);
});

import { motifNamed } from '@copihue/studio/art/motifs';
import { paletteNamed } from '@copihue/studio/art/palettes';
import { expect, test } from 'vitest';
import type { SeedGame } from '../world/tables/catalogue.ts';
import { seedCatalogue } from './catalogue.ts';
import { lookOf } from './game-look.ts';

const catalogue = seedCatalogue();
const { games, categories, banners, promotionBanners, providers } = catalogue;

function doubles(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function neighbours(list: readonly SeedGame[]): readonly (readonly [SeedGame, SeedGame])[] {
  return list.slice(1).flatMap((game, index) => {
    const before = list[index];
    return before === undefined ? [] : [[before, game] as const];
  });
}

test('LOB-03 the catalogue has 240 games of all studios, each with an id and a name of its own', () => {
  expect(games).toHaveLength(240);
  expect(new Set(games.map((game) => game.providerId))).toEqual(new Set(providers.map(({ id }) => id)));
  expect(doubles(games.map((game) => game.id))).toEqual([]);
  expect(doubles(games.map((game) => game.name))).toEqual([]);
});

test('LOB-03 every game sits in a known category and every category has games', () => {
  const known = categories.map((category) => category.id);
  for (const game of games) {
    expect(game.categoryIds.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining([...game.categoryIds]));
  }
  for (const id of known)
    expect(games.filter((game) => game.categoryIds.includes(id)).length).toBeGreaterThan(5);
});

test('LOB-03 the categories Hot and Bonus exist, and Hot comes first', () => {
  expect(categories.map((category) => category.name)).toEqual(expect.arrayContaining(['Hot', 'Bonus']));
  const first = [...categories].sort((a, b) => b.recommendWeight - a.recommendWeight)[0];
  expect(first?.name).toBe('Hot');
});

test('LOB-02 two or three categories are front-tooth tiles', () => {
  const tiles = categories.filter((category) => category.isFunction);
  expect(tiles.length).toBeGreaterThanOrEqual(2);
  expect(tiles.length).toBeLessThanOrEqual(3);
});

test('LOB-03 neighbours never share subject, light or studio in the lobby, nor subject or light in a category', () => {
  const lists = [games, ...categories.map(({ id }) => games.filter((game) => game.categoryIds[0] === id))];
  for (const [before, after] of lists.flatMap(neighbours)) {
    expect([before.name, after.motif]).not.toEqual([before.name, before.motif]);
    expect([before.name, after.palette]).not.toEqual([before.name, before.palette]);
  }
  for (const [before, after] of neighbours(games))
    expect([before.name, after.providerId]).not.toEqual([before.name, before.providerId]);
});

test('LOB-03 a title looks the same wherever it stands', () => {
  for (const { name, motif, categoryIds, ...look } of games.toReversed())
    expect(look, name).toMatchObject(lookOf(name, motif, categoryIds[0] ?? 'hot'));
});

test('GAM-01 no subject stands before a light of its own hue', () => {
  const lost = games.filter((game) => motifNamed(game.motif).hue === paletteNamed(game.palette).hue);
  expect(lost.map((game) => game.name)).toEqual([]);
});

test('GAM-01 amounts are whole minor units and the return to player lies between 0.9 and 1', () => {
  for (const game of games) {
    expect(Number.isSafeInteger(game.minBet) && game.minBet > 0).toBe(true);
    expect(Number.isSafeInteger(game.jackpot ?? 0)).toBe(true);
    expect(game.rtp).toBeGreaterThan(0.9);
    expect(game.rtp).toBeLessThan(1);
  }
  expect(games.some((game) => game.jackpot !== undefined)).toBe(true);
  expect(games.some((game) => game.isBonus)).toBe(true);
});

test('GAM-01 ten thousand games keep their names and ids apart and begin with the curated ones', () => {
  const many = seedCatalogue({ size: 10_000 }).games;
  expect(many).toHaveLength(10_000);
  expect(new Set(many.map((game) => game.name)).size).toBe(10_000);
  expect(new Set(many.map((game) => game.id)).size).toBe(10_000);
  const apart = (list: readonly SeedGame[]) => list.map(({ weight: _, ...game }) => game);
  expect(apart(many.slice(0, 240))).toEqual(apart(games));
});

test('LOB-11 every banner command within the app occurs, and game banners open games that exist', () => {
  const every = [...banners, ...promotionBanners];
  // `h5` opens a foreign page, which cannot keep a banner's promise (PRO-07), so only tests use it.
  expect(new Set(every.map((banner) => banner.cmd))).toEqual(
    new Set(['game', 'deeplink', 'luckywheel', 'active']),
  );
  expect(doubles(every.map((banner) => banner.id))).toEqual([]);
  for (const banner of every.filter(({ cmd }) => cmd === 'game')) {
    expect(games.map((game) => game.id)).toContain(banner.cmdValue);
  }
});

test('LOB-01 every banner position is filled, the home carousel with five', () => {
  const at = (position: string): number => banners.filter((banner) => banner.position === position).length;
  expect(at('home_top')).toBe(5);
  for (const position of ['login', 'register', 'sticky_banner', 'menu_bar_top', 'menu_bar_bottom']) {
    expect(at(position)).toBeGreaterThan(0);
  }
});

import { expect, test } from 'vitest';
import { createTestWorld, TEST_NOW } from '../../../tests/support/test-world.ts';
import type { SeedNotice } from '../tables/catalogue.ts';
import { noticesInForce } from './notices.ts';

const HOUR_MS = 60 * 60_000;

test('LOB-04 a lobby without games has no winners', () => {
  const { world } = createTestWorld();
  const empty = { ...world, catalogue: { ...world.catalogue, games: [] } };
  expect(noticesInForce(empty, 'CL').filter(({ level }) => level === 'winner')).toEqual([]);
});

const notice = (id: string, more: Partial<SeedNotice> = {}): SeedNotice => {
  const title = { en: id, ks: id };
  return { id, offer: 'service', level: 'info', title, body: title, sinceDays: 2, forDays: 5, ...more };
};

/** At a moment of the world, with the given notices and games of two names. */
function lobbyAt(time: string, notices: readonly SeedNotice[] = [notice('a')]) {
  const { world } = createTestWorld();
  const games = world.catalogue.games.slice(0, 2).map((game, at) => ({ ...game, name: `Game ${at + 1}` }));
  world.state.clockAheadMs = Date.parse(time) - TEST_NOW;
  return { ...world, catalogue: { ...world.catalogue, notices, games } };
}

const announced = (world: ReturnType<typeof lobbyAt>, country = 'CL') =>
  noticesInForce(world, country).filter(({ level }) => level !== 'winner');

test.each([
  ['an ordinary day', '2026-11-21T12:00:00Z', '2026-11-21T03:00:00Z'],
  ['its first moment', '2026-11-21T03:00:00Z', '2026-11-21T03:00:00Z'],
  ['its last moment', '2026-11-22T02:59:59Z', '2026-11-21T03:00:00Z'],
  ['the last hour of a day of 25', '2027-04-04T03:30:00Z', '2027-04-03T03:00:00Z'],
  ['a day of 23 hours', '2027-09-05T12:00:00Z', '2027-09-05T04:00:00Z'],
  ['the first hour after a day of 23', '2027-09-06T03:30:00Z', '2027-09-06T03:00:00Z'],
])("NTF-01 a notice's days are counted from the market's midnight: %s", (_day, now, midnight) => {
  const day = 24 * HOUR_MS;
  const since = Date.parse(midnight) - 2 * day;
  expect(announced(lobbyAt(now))).toEqual([{ ...notice('a'), startsAt: since, endsAt: since + 5 * day }]);
});

test('NTF-01 a market gets its own notices in their order, and none when the console emptied them', () => {
  const notices = [
    notice('all'),
    notice('kenya', { countries: ['KE'] }),
    notice('both', { countries: ['KE', 'CL'] }),
    notice('nobody', { countries: [] }),
  ];
  const world = lobbyAt('2026-11-21T12:00:00Z', notices);
  const ids = (country: string) => announced(world, country).map(({ id }) => id);
  expect(['CL', 'KE', 'ET', 'BR'].map(ids)).toEqual([
    ['all', 'both'],
    ['all', 'kenya', 'both'],
    ['all'],
    ['all', 'both'],
  ]);
  world.state.lobby = { empty: ['home_top'] };
  expect(ids('ET')).toEqual(['all']);
  world.state.lobby = { empty: ['home_top', 'notices'] };
  expect(noticesInForce(world, 'CL').map(({ level }) => level)).toEqual(Array(6).fill('winner'));
});

test('NTF-01 the newest notice stands first, also of the own ones', () => {
  const world = lobbyAt('2026-11-21T12:00:00Z', [notice('old', { sinceDays: 4 }), notice('new')]);
  const own = [{ ...notice('own'), startsAt: world.now() - 72 * HOUR_MS, endsAt: world.now() + HOUR_MS }];
  const ids = noticesInForce(world, 'CL', own).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['new', 'own', 'old']);
});

test('LOB-04 winners stand after the notices, for an hour, in the money of the market', () => {
  const world = lobbyAt('2026-11-21T12:34:56Z');
  const [, ...winners] = noticesInForce(world, 'CL');
  const title = {
    en: '998•••562 (virtual) won 39,641.00 CLP on Game 1',
    ks: '998•••562 (virtual) ganó 39,641.00 CLP en Game 1',
  };
  const startsAt = Date.parse('2026-11-21T12:00:00Z');
  const id = `n-winner-${startsAt / HOUR_MS}-0`;
  expect(winners[0]).toEqual({
    ...{ id, level: 'winner', title, body: title },
    ...{ startsAt, endsAt: startsAt + HOUR_MS },
  });
  expect(winners.map((row) => row.title.en.replace(' (virtual) won ', ' ').replace(' on Game', ''))).toEqual([
    '998•••562 39,641.00 CLP 1',
    '997•••181 51,367.00 CLP 1',
    '905•••936 68,435.00 CLP 1',
    '931•••299 86,041.00 CLP 1',
    '965•••660 19,918.00 CLP 2',
    '963•••280 12,015.00 CLP 1',
  ]);
  expect(new Set(winners.map((row) => row.id)).size).toBe(6);
  expect(noticesInForce(world, 'KE')[1]?.title.en).toBe('998•••562 (virtual) won 1,982.00 KES on Game 1');
});

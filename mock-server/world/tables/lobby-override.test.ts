import { expect, test } from 'vitest';
import { lobbyOverride } from './lobby-override.ts';

const says = { en: 'Hello', ks: 'Hola' };
const popup = { id: 'p-1', title: says, body: { en: '', ks: '' } };

/** What the override becomes, or the places that are refused. */
function read(override: object): unknown {
  const { success, data, error } = lobbyOverride.safeParse(override);
  return success ? data : error?.issues.map(({ path }) => path.join('.'));
}

const POSITIONS = ['home_top', 'login', 'register', 'sticky_banner', 'menu_bar_top', 'menu_bar_bottom'];
const COMMANDS = ['game', 'h5', 'deeplink', 'luckywheel', 'active'];

test('MOC-04 the lobby takes every position, command and list, and is then as it was given', () => {
  const changes = [
    {},
    ...[...POSITIONS, 'promotion'].map((position) => ({ banners: [{ position, index: 0 }] })),
    ...COMMANDS.map((cmd) => ({ banners: [{ position: 'login', index: 3, cmd }] })),
    {
      banners: [{ position: 'login', index: 1, id: 'b', cover: '/c', cmdValue: '', path: '', title: says }],
    },
    { empty: [...POSITIONS, 'promotion', 'notices'] },
    { lists: 'empty' },
    { texts: 'long' },
    { texts: 'hostile' },
    { without: ['jackpot'] },
    { without: Array(50).fill('a') },
    { games: 1 },
    { games: 13_000 },
  ];
  for (const change of changes) expect(read(change)).toEqual(change);
});

const art = { kind: 'announcement', art: 'football_2-x', cmdValue: 'x'.repeat(500), weight: 1000 };

test.each([
  ...COMMANDS.map((cmd) => ({ cmd, frequency: 'daily' })),
  { cmd: 'game', frequency: 'once' },
  { cmd: 'game', frequency: 'always', kind: 'promotion' },
])('MOC-04 a popup with %o is taken as it is', (given) => {
  const popups = [{ ...popup, ...art, ...given }];
  expect(read({ popups })).toEqual({ popups });
});

test('MOC-04 what a banner or a popup leaves out is filled in', () => {
  expect(read({ banners: [{ position: 'login' }] })).toEqual({ banners: [{ position: 'login', index: 0 }] });
  expect(read({ popups: [popup] })).toEqual({
    popups: [
      {
        ...popup,
        kind: 'promotion',
        art: 'welcome',
        cmd: 'deeplink',
        cmdValue: '',
        frequency: 'always',
        weight: 0,
      },
    ],
  });
  expect(lobbyOverride.safeParse({ popups: Array(50).fill(popup) }).success).toBe(true);
});

const banner = (more: object) => ({ banners: [{ position: 'login', ...more }] });
const popups = (more: object) => ({ popups: [{ ...popup, ...more }] });

test.each([
  ['', { other: 1 }],
  ['banners.0.position', banner({ position: 'promotions' })],
  ['banners.0.index', banner({ index: -1 })],
  ['banners.0.id', banner({ id: '' })],
  ['banners.0.title.en', banner({ title: { en: '', ks: 'a' } })],
  ['popups.0.art', popups({ art: 'a b' })],
  ['popups.0.art', popups({ art: '.a' })],
  ['popups.0.art', popups({ art: '' })],
  ['popups.0.cmdValue', popups({ cmdValue: 'x'.repeat(501) })],
  ['popups.0.weight', popups({ weight: 1001 })],
  ['popups', { popups: Array(51).fill(popup) }],
  ['without', { without: Array(51).fill('a') }],
  ['games', { games: 13_001 }],
])('MOC-04 a change of the lobby that is wrong at %j is refused and names the place', (places, override) => {
  expect(read(override)).toEqual(places.split(' '));
});

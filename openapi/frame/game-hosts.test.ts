import { expect, test } from 'vitest';
import { craftedValues } from '../../tests/support/crafted-values.ts';
import { frameable, framingFor, type GameHosts } from './game-hosts.ts';

const GAMES = 'https://juegos.copihue.example';
const PAGE = 'https://copihue.example';

const own: GameHosts = { game: '', page: PAGE };
const ownNamed: GameHosts = { game: PAGE, page: PAGE };
const foreign: GameHosts = { game: GAMES, page: PAGE };
const local: GameHosts = { game: 'http://localhost:4010', page: 'http://localhost:5173' };

const DISGUISES = [
  ...[GAMES, PAGE].flatMap((host) => [
    `${host}.evil.example/games/slot`,
    `${host}@evil.example/games/slot`,
    `${host}:x@evil.example/games/slot`,
    `${host}:8443/games/slot`,
    `${host}:443/games/slot`,
    `${host}\\@evil.example/games/slot`,
    `${host}\\games\\slot`,
    `${host}/games//slot`,
    `${host}/games/../me`,
    `${host}/games/%2E%2e/me`,
    `${host}/games/..%2fme`,
    `${host}/games/..%5cme`,
    `${host}/games/%252e%252e/me`,
    `${host}/games/slot%00`,
    `${host}/games/slot\t`,
    ` ${host}/games/slot`,
    `${host}/games\uff0fslot`,
    `${host}\u3002evil.example/games/slot`,
    `${host}`,
    `${host}?x=/games/slot`,
    `${host}#/games/slot`,
    `${host.replace('https:', 'http:')}/games/slot`,
    `${host.replace('https:', 'HTTPS:')}/games/slot`,
    `${host.replace('https://', 'https:')}/games/slot`,
    `${host.replace('https://', '//')}/games/slot`,
    `${host.replace('copihue', 'COPIHUE')}/games/slot`,
    `${host.replace('https://', 'https://user@')}/games/slot`,
    `${host.replace('https://', 'https://evil.')}/games/slot`,
    `${host.replace('https://', 'blob:https://')}/games/slot`,
    `https://evil.example/?${host}/games/slot`,
  ]),
  '/\\evil.example/games/slot',
  '/games\\slot',
  'games/slot',
  '../games/slot',
];

const payloads = [...new Set([...craftedValues, ...DISGUISES])];

test('GAM-05 a game of the configured host, as the server wrote it', () => {
  const entry = `${GAMES}/jugar/copihue-de-oro?entrada=en_7d31c0`;
  expect(frameable(entry, foreign)).toBe(entry);
  expect(frameable('http://localhost:4010/games/slot?game=copihue-de-oro&entry=en_1&lang=ks', local)).toBe(
    'http://localhost:4010/games/slot?game=copihue-de-oro&entry=en_1&lang=ks',
  );
  expect(frameable('/games/wheel', foreign)).toBe(`${GAMES}/games/wheel`);
  expect(frameable(`${GAMES}/a?next=//evil.example`, foreign)).toBe(`${GAMES}/a?next=//evil.example`);
  expect(frameable(`${entry}#x`, foreign)).toBe(entry);
});

test.each([own, ownNamed])('GAM-05 on our own origin only a game page, nothing else of ours', (hosts) => {
  expect(frameable(`${PAGE}/games/slot?game=copihue-de-oro`, hosts)).toBe(
    `${PAGE}/games/slot?game=copihue-de-oro`,
  );
  expect(frameable('/games/crash?entry=en_1', hosts)).toBe(`${PAGE}/games/crash?entry=en_1`);
  for (const path of ['/games/wheel/', '/games/luckywheel/index.html'])
    expect(frameable(path, hosts)).toBe(PAGE + path);
  for (const path of [
    '/',
    '/me',
    '/games',
    '/games/',
    '/gamesx/slot',
    '/games/api/open',
    '/games/files/1/a.ts',
    '/__mock/reset',
    '/resources/v1/x.svg',
  ])
    expect(frameable(`${PAGE}${path}`, hosts), path).toBeUndefined();
});

test('GAM-05 over 200 crafted addresses would lead a frame away from the page, had they been let through', () => {
  const leadAway = payloads.filter(
    (payload) => URL.canParse(payload, PAGE) && new URL(payload, PAGE).origin !== PAGE,
  );
  expect(leadAway.length).toBeGreaterThan(200);
});

test.each([
  ['own', own],
  ['named', ownNamed],
  ['foreign', foreign],
  ['local', local],
] as const)('GAM-05 no crafted address frames anything but a game of the %s host', (_name, hosts) => {
  const host = hosts.game || hosts.page;
  for (const payload of payloads) {
    const framed = frameable(payload, hosts);
    if (framed === undefined) continue;
    const url = new URL(framed);
    expect([url.origin, url.username, url.password], payload).toEqual([host, '', '']);
    expect(payload.startsWith(`${host}/`) || /^\/[^/\\]/.test(payload), payload).toBe(true);
    if (host === hosts.page)
      expect(url.pathname, payload).toMatch(/^\/games\/[a-z]+(?:\/(?:index\.html)?)?$/);
  }
});

test('GAM-05 no disguise of a host is framed by any host', () => {
  const passed = DISGUISES.filter((address) => [own, foreign].some((hosts) => frameable(address, hosts)));
  expect(passed).toEqual([]);
});

test('GAM-05 an endless address is refused', () => {
  expect(frameable(`${GAMES}/a?x=${'1'.repeat(2000)}`, foreign)).toBeUndefined();
});

test('GAM-05 on our own origin a game gets no origin, so it reaches neither page nor storage', () => {
  for (const hosts of [own, ownNamed]) {
    expect(framingFor(hosts).sandbox).not.toContain('allow-same-origin');
    expect(framingFor(hosts).origin).toBe('null');
  }
  expect(framingFor(foreign)).toEqual({
    sandbox: 'allow-scripts allow-forms allow-same-origin',
    origin: GAMES,
  });
  for (const hosts of [own, foreign])
    expect(framingFor(hosts).sandbox).not.toMatch(/top-navigation|popups|modals/);
});

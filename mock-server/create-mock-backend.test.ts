import { languages } from '@copihue/studio/kit/words/text-pairs';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { createTestClient } from '../tests/support/test-client.ts';
import { richPlayer } from '../tests/support/test-world.ts';
import { slot } from '../tests/support/titles.ts';
import type { Preparation } from './control/prepare-world.ts';
import { createMockBackend } from './create-mock-backend.ts';
import { mswHandlers } from './msw/handlers.ts';
import { WORLDS_AT_MOST } from './registry/registry.ts';
import { DEFAULT_WORLD } from './registry/world-id.ts';
import { seedsOf } from './world/games/fair.ts';
import { liveSeedOf } from './world/games/live-rounds.ts';
import { runningOffers } from './world/lucky-money/packet-offers.ts';
import { courseOf, sportMatches } from './world/sports/programme.ts';

/** Everything of a world that a stranger must not know. */
async function secretsOf(seed?: number) {
  const client = createTestClient({ seed });
  const token = await client.login();
  await client.call('/captcha/sms', { country: 'CL', phoneNumber: '977001122' });
  const world = client.backend.registry.world(DEFAULT_WORLD);
  const [game] = world.catalogue.tablePlaces.keys();
  if (game === undefined) throw new Error('The world has no tables.');
  return {
    token,
    code: world.state.sms.at(-1)?.code,
    seeds: seedsOf(world, richPlayer),
    table: liveSeedOf(world, game, 7),
    matches: sportMatches(world).map(({ fixture }) => courseOf(world, fixture)),
    packet: runningOffers(world, 'CL')[0]?.id,
  };
}

test('MOC-01 two servers share no token, code, seed or match unless both are started with one seed', async () => {
  const [one, other] = [await secretsOf(), await secretsOf()];
  for (const [name, secret] of Object.entries(one)) {
    expect(secret, name).toBeDefined();
    expect(Object.entries(other), name).not.toContainEqual([name, secret]);
  }
  expect(await secretsOf(7)).toEqual(await secretsOf(7));
});

test('MOC-06 at most 200 worlds are kept, the least used goes first and the default never', async () => {
  const client = createTestClient();
  const { registry } = client.backend;
  const first = registry.world(DEFAULT_WORLD);
  for (let index = 0; index < WORLDS_AT_MOST + 5; index += 1) {
    registry.world(`w${index}`);
    registry.world('w0');
  }
  expect(registry.ids()).toHaveLength(WORLDS_AT_MOST);
  expect(registry.world(DEFAULT_WORLD)).toBe(first);
  expect([registry.ids().includes('w0'), registry.ids().includes('w1')]).toEqual([true, false]);
});

test('NET-09 MOC-06 a page of another origin may name its world', async () => {
  const preflight = await createTestClient().fetch('/ping', { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-mock-world');
});

test('MOC-05 the same handlers serve msw/node', async () => {
  const { backend } = createTestClient();
  const server = setupServer(...mswHandlers(backend));
  server.listen({ onUnhandledFrame: 'error' });
  try {
    const response = await fetch('http://api.test/game/categories', {
      method: 'POST',
      body: '{"country":"CL"}',
    });
    expect((await response.json()).data[0]).toMatchObject({ id: 'hot', localName: 'Populares' });
    expect(
      (await fetch('http://api.test/base/path/wallet/balance', { method: 'POST', body: '{}' })).status,
    ).toBe(401);
  } finally {
    server.close();
  }
});

test('MOC-01 a drawing is immutable and has a tag, and an unknown one is an envelope', async () => {
  const client = createTestClient();
  const cover = await client.fetch(`/resources/v1/covers/${slot.id}.svg`);
  expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(cover.headers.get('cache-control')).toContain('immutable');
  expect(await cover.text()).toMatch(/^<svg /);
  const again = await client.fetch(`/resources/v1/covers/${slot.id}.svg`, {
    headers: { 'if-none-match': cover.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  const none = await client.fetch('/resources/v1/covers/nothing.svg');
  expect([none.status, await none.json()]).toEqual([404, expect.objectContaining({ success: false })]);
});

test('LOB-06 every cover, icon and banner the lobby names can be drawn', async () => {
  const client = createTestClient();
  const token = await client.login();
  const named = new Set<string>();
  for (const lang of languages) {
    const caller = { lang, token };
    const answers = await Promise.all([
      client.call('/lobby/batchBanners', { country: 'CL' }, caller),
      client.call('/lobby/promotionsBanners', { country: 'CL' }, caller),
      client.call('/lobby/popups', { country: 'CL', system: 'android', terminal: 'h5' }, caller),
      client.call('/game/categories', { country: 'CL' }, caller),
      client.call('/game/list', { country: 'CL', pageSize: 999 }, caller),
      ...['CL', 'ET', 'KE'].map((country) => client.call('/recharge/paymentMethods', { country }, caller)),
    ]);
    for (const path of JSON.stringify(answers).matchAll(/\/resources\/[^"]+/g)) named.add(path[0]);
  }
  expect(named.size).toBeGreaterThan(90);
  for (const path of named) expect([path, (await client.fetch(path)).status]).toEqual([path, 200]);
});

test('CON-05 the reference sends a call to either host, as a player of its world, and the log shows the call', async () => {
  const client = createTestClient();
  const token = await client.login();
  const send = (path: string, headers: Record<string, string> = {}, body = '{}') =>
    client.fetch(`/__mock/send${path}`, { method: 'POST', headers, body });
  const balance = await (await send('/wallet/balance', { token })).json();
  expect(balance).toMatchObject({ success: true, data: { total: 25_000 } });
  expect((await send('/v1/pig/load', { token })).status).toBe(200);
  expect((await send('/wallet/balance')).status).toBe(401);
  const limited = await send('/ping', { 'x-mock-fault': 'too-many-requests' });
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await send('/ping', {}, '{')).status).toBe(400);
  expect((await send('/nowhere')).status).toBe(404);
  const [, ...rows] = await (await client.fetch('/__mock/traffic')).json();
  expect(rows.slice(0, 2)).toMatchObject([
    { path: '/wallet/balance', operationId: 'walletBalance', playerId: 'P000001' },
    { path: '/v1/pig/load', operationId: 'pigLoad', playerId: 'P000001' },
  ]);
  const other = await client.fetch('/__mock/send/ping', {
    method: 'POST',
    headers: { origin: 'https://a.test' },
  });
  expect(other.status).toBe(403);
});

test.each([
  [
    'a scenario',
    { scenario: 'rich-playr' },
    'There is no scenario rich-playr. The nearest one is rich-player.',
  ],
  ['a password', { players: [{ username: '955555555', password: 'no' }] }, 'players[0], 955555555: password'],
  ['a name', { players: [{}, { phone: '955555555' }] }, 'players[1], without a number: phone'],
  ['a number', { players: [{ username: '0912345678' }] }, 'players[0], 0912345678: That number already'],
  ['a player', { players: [null] }, 'players[0], without a number: body: wrong type'],
  ['a list', { players: {} }, 'players must be a list.'],
])('MOC-09 createMockBackend refuses %s that no world can have', (_name, options, words) => {
  expect(() => createMockBackend({ games: 48, ...(options as Preparation) })).toThrow(words);
});

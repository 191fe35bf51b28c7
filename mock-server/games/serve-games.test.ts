import { brotliCompressSync } from 'node:zlib';
import { engineFor } from '@copihue/studio/games/engines';
import type { EngineName } from '@copihue/studio/kit/chance/engine';
import { languages } from '@copihue/studio/kit/words/text-pairs';
import type { RoundOnWire, SeatOnWire } from '@copihue/studio/wire/game-wire';
import { beforeEach, expect, test } from 'vitest';
import { GAMES } from '../../tests/support/every-engine.ts';
import { type Answer, createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { passToBets } from '../../tests/support/test-seat.ts';
import { slot, titleOf } from '../../tests/support/titles.ts';
import { ensureGameFiles } from '../node/game-files.ts';

const gameFiles = await ensureGameFiles();
/** Largest page in kB as sent, without its drawings: a little more than it has, so that growth is seen. */
const PAGE_LIMITS: Partial<Record<EngineName, number>> = {
  bingo: 17.2,
  blackjack: 17.6,
  cards: 18.1,
  crash: 15.6,
  dice: 16.8,
  keno: 16.4,
  mines: 16.9,
  plinko: 15.4,
  poker: 17.2,
  race: 18.3,
  roulette: 17.6,
  scratch: 16.7,
  slot: 16.7,
  wheel: 15.7,
};
const NEW_PAGE_LIMIT = 20;
const MAIN = 'http://127.0.0.1:4010';
const sentBytes = (text: string) => brotliCompressSync(text).length;
/** Pages share most of their files. */
const bytesOf = new Map<string, number>();

let client: TestClient;
let token: string;

beforeEach(async () => {
  client = createTestClient({ gameFiles, games: GAMES });
  token = await client.login();
});

const { catalogue } = createTestClient({ games: GAMES }).backend.registry.world('default');
const engineNames = [...new Set(catalogue.games.map((game) => engineFor(game).name))];

async function addressOf(gameId: string, lang = 'ks'): Promise<URL> {
  return new URL((await client.call('/game/url', { gameId }, { token, lang })).data.url);
}

const page = (url: URL) => client.fetch(url.pathname + url.search);

const play = (name: string, body: unknown, lang = 'ks'): Promise<Answer> =>
  client.call(`/games/api/${name}`, body, { lang });

async function sit(engine: EngineName): Promise<{ seat: SeatOnWire; least: number }> {
  const url = await addressOf(titleOf(engine).id);
  const { data }: { data: SeatOnWire } = await play('open', { entry: url.searchParams.get('entry') });
  return { seat: data, least: data.stakes[0] ?? 0 };
}

test.each([
  ['ks', 'Apuestas deportivas', 'Verificar una ronda'],
  ['en', 'Sports betting', 'Verify a round'],
])('GAM-09 GAM-10 a page has its name in the language shown (%s)', async (lang, name, verifying) => {
  const html = await (await page(await addressOf(catalogue.sportsbook.id, lang))).text();
  expect(html).toContain(`<title>${name}</title>`);
  const verify = await client.fetch(`/games/verify?lang=${lang}`);
  expect(await verify.text()).toContain(`<h1>${verifying}</h1>`);
});

test.each([...engineNames, 'verify'] as const)(
  'GAM-07 GAM-10 the %s page is small and runs nothing but its own files, and the one that verifies may ask nobody',
  async (name) => {
    for (const lang of languages) {
      const isGame = name !== 'verify';
      const url = isGame ? await addressOf(titleOf(name).id, lang) : `${MAIN}/games/verify?lang=${lang}`;
      const response = await page(new URL(url));
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(`<html lang="${lang === 'en' ? 'en-GB' : 'es-CL'}">`);
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy).not.toContain('unsafe');
      if (isGame) expect(policy).toMatch(/frame-ancestors 'self' http:/);
      else expect(policy).not.toContain('connect-src');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      for (const tag of html.match(/<(?:script|style|link rel="(?:stylesheet|modulepreload)")[^>]*>/g) ?? [])
        expect(tag.includes(`nonce="${nonce}"`) || tag.includes('application/json'), tag).toBe(true);
      let bytes = sentBytes(html);
      const paths = Array.from(html.matchAll(/(?:href|src)="(\/games\/files\/[^"]+)"/g), ([, at = '']) => at);
      for (const path of new Set(paths)) {
        const file = await client.fetch(path);
        expect([file.status, file.headers.get('cache-control')], path).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
        const size = bytesOf.get(path) ?? sentBytes(await file.text());
        bytesOf.set(path, size);
        bytes += size;
      }
      // The styles are one file; the layers that the document names before it decide which rule wins.
      expect(html.indexOf('@layer shell,parts,hand;')).toBeLessThan(html.indexOf('.css'));
      expect(paths.filter((path) => path.endsWith('.css'))).toHaveLength(1);
      const limit = isGame ? PAGE_LIMITS[name] : undefined;
      expect(bytes / 1000, `${name} in ${lang}`).toBeLessThan(limit ?? NEW_PAGE_LIMIT);
    }
  },
);

test('GAM-11 the rules say what each bet returns, how often it pays and the most it pays', async () => {
  const rulesOf = async (engine: EngineName, lang: string) =>
    (await page(await addressOf(titleOf(engine).id, lang))).text();
  expect(await rulesOf('cards', 'ks')).toContain(
    'Punto 98.8%, Banca 98.9%, Empate 85.9%. Rondas que pagan algo: 9.5% – 55.4%. Premio más alto: 1.95x – 9x.',
  );
  expect(await rulesOf('race', 'en')).toContain('(RTP): 94.6% – 95.0%.');
  expect(await rulesOf('roulette', 'en')).toContain('(RTP): 97.3%. Rounds that pay anything: 2.7% – 48.6%.');
  expect(await rulesOf('poker', 'en')).toContain('with the best play: 98.0%.');
  expect(await rulesOf('mines', 'en')).toContain('at most 1,000x the bet');
});

test('GAM-07 every game of the catalogue has a page and its drawings', async () => {
  for (const game of catalogue.games) {
    const response = await page(await addressOf(game.id));
    expect(response.status, game.name).toBe(200);
    for (const [, art = ''] of (await response.text()).matchAll(/"(\/games\/art\/[^"]+)"/g))
      expect((await client.fetch(art)).status, art).toBe(200);
  }
});

test("GAM-05 two pages never share a nonce, and the player's token is in none of them", async () => {
  const url = await addressOf(slot.id);
  const [one, two] = await Promise.all([page(url), page(url)]);
  const policies = [one, two].map((response) => response.headers.get('content-security-policy'));
  expect(policies[0]).not.toBe(policies[1]);
  expect(await one.text()).not.toContain(token);
  expect(url.href).not.toContain(token);
});

test.each([
  '/games/slot',
  '/games/slot?game=g-9999',
  `/games/crash?game=${slot.id}`,
  '/games/',
  `/games/nothing?game=${slot.id}`,
  '/games/verify/more',
  '/games/files/slot-old.js',
  '/games/files/slot/page.ts',
  '/games/files/constructor',
  `/games/files/${Object.keys(gameFiles.files)[0]}/more`,
  '/games/art/v1/motif-nothing-ember.svg',
  '/games/art/v1/motif-constructor-ember.svg',
  '/games/art/v1/motif-puma-nothing.svg',
])('GAM-07 the address %s is not found', async (path) => {
  expect((await client.fetch(path)).status).toBe(404);
});

test('LOB-11 the token of the lucky wheel is taken out of the address on arrival', async () => {
  const response = await client.fetch(`/games/wheel?token=${token}&lang=en`);
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  expect(location).not.toContain(token);
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const entry = new URLSearchParams(location.split('?')[1]).get('entry');
  const { data } = await play('open', { entry });
  expect(data).toMatchObject({ live: null, free: { isSpun: false } });
  const stranger = await client.fetch('/games/wheel?token=tk_nobody');
  expect(stranger.headers.get('location')).not.toContain('entry');
});

test('GAM-07 the answer about an open hand holds no card that is face down', async () => {
  client.playAlone();
  const { seat, least } = await sit('poker');
  const stakes = [{ spot: 'hand', stake: least }];
  const { data } = await play('round', { seat: seat.seat, round: 'round-of-hand', stakes });
  expect(data).toMatchObject({
    state: 'open',
    outcome: { player: { length: 3 }, dealer: [], result: null },
  });
  expect((await sit('poker')).seat.open).toEqual(data);
});

test('GAM-07 the end of a flight is not in any answer before it is over', async () => {
  const { seat, least } = await sit('crash');
  for (let at = 0; at < 12; at += 1) {
    const id = { seat: seat.seat, round: `flight-${at}00` };
    passToBets(
      { world: client.backend.registry.world('default'), pass: client.pass },
      { gameId: titleOf('crash').id },
    );
    const { data }: { data: RoundOnWire } = await play('round', {
      ...id,
      stakes: [{ spot: 'flight', stake: least }],
    });
    expect(JSON.stringify(data)).not.toMatch(/bust|endsAt|paysAtEnd/);
    client.pass(1 - (data.flight?.elapsedMs ?? 0));
    const out: { data: RoundOnWire } = await play('cash-out', id);
    if (out.data.payout === 0) continue;
    expect(out.data).toMatchObject({ state: 'settled', payout: (least * 101) / 100 });
    // The others still fly, so the answer must not reveal the end.
    expect(JSON.stringify(out.data)).not.toMatch(/bust|endsAt|paysAtEnd/);
    const table = await play('live', { seat: seat.seat });
    expect(table.data).toMatchObject({ phase: 'playing', leftMs: null, bust: null });
    client.pass(120_000);
    expect((await play('watch', id)).data.flight.bust).toBeGreaterThan(100);
    return;
  }
  throw new Error('No flight left the ground.');
});

test.each([
  ['ks', 'no alcanza', 'mínima', 'ya se usó', 'terminó'],
  ['en', 'does not cover', 'minimum', 'used before', 'has ended'],
])('GAM-07 every refusal is in the language of the page: %s', async (lang, poor, least, used, over) => {
  client.playAlone();
  const url = await addressOf(titleOf('roulette').id);
  const entry = url.searchParams.get('entry');
  const { data }: { data: SeatOnWire } = await play('open', { entry });
  const send = (stake: number) =>
    play('round', { seat: data.seat, round: 'round-no-1', stakes: [{ spot: 'red', stake }] }, lang);
  expect((await send(data.stakeAtMost)).message).toContain(data.stakeAtMost > 25_000 ? poor : '');
  expect((await send(1)).message).toContain(least);
  expect((await play('open', { entry }, lang)).message).toContain(used);
  await client.call('/user/logout', {}, { token });
  expect(await play('state', { seat: data.seat }, lang)).toMatchObject({
    success: false,
    data: { code: 'seat-over' },
  });
  expect((await play('state', { seat: data.seat }, lang)).message).toContain(over);
});

const sent = { seat: 'st_123456789', round: 'round-one' };
test.each([
  ['round', {}, 'seat'],
  ['round', { ...sent, round: 'x', stakes: [] }, 'round'],
  ['round', { ...sent, stakes: [] }, 'stakes'],
  ['round', { ...sent, stakes: [{ spot: 'red', stake: 1.001 }] }, 'stakes.0.stake'],
  ['round', { ...sent, stakes: [{ spot: 'red', stake: -5 }] }, 'stakes.0.stake'],
  ['open', { entry: 'en_1234567', extra: 1 }, 'extra'],
  ['decide', { ...sent, step: 0, move: 'surrender' }, 'move'],
  ['decide', { ...sent, step: -1, move: 'hit' }, 'step'],
  ['client-seed', { seat: sent.seat, clientSeed: '' }, 'clientSeed'],
  ['client-seed', { seat: sent.seat, clientSeed: 'a:1' }, 'clientSeed'],
  ['client-seed', { seat: sent.seat, clientSeed: 'ñandú' }, 'clientSeed'],
  ['client-seed', { seat: sent.seat, clientSeed: 'x'.repeat(65) }, 'clientSeed'],
])('MOC-03 %s %j names the field that is wrong', async (name, body, field) => {
  expect(await play(name, body)).toMatchObject({ status: 400, success: false, data: { field } });
});

test('MOC-03 unknown calls, other methods and bad JSON get an envelope', async () => {
  expect(await play('nothing', {})).toMatchObject({ status: 404, success: false });
  expect(await play('constructor', {})).toMatchObject({ status: 404, success: false });
  expect(await play('open', '{')).toMatchObject({ status: 400, data: { code: 'invalid-json' } });
  expect((await client.fetch('/games/api/open')).status).toBe(405);
  expect((await client.fetch('/games/slot', { method: 'POST', body: '{}' })).status).toBe(405);
});

test('MOC-06 a seat of one world is unknown in another', async () => {
  const other = await client.login('other');
  const { data } = await client.call('/game/url', { gameId: slot.id }, { token: other, world: 'other' });
  const { searchParams } = new URL(data.url);
  expect(searchParams.get('world')).toBe('other');
  const entry = searchParams.get('entry');
  expect((await play('open', { entry })).success).toBe(false);
  const opened = await client.call('/games/api/open', { entry }, { world: 'other' });
  expect(opened.success).toBe(true);
});

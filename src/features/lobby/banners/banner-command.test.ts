import fc from 'fast-check';
import { expect, test } from 'vitest';
import { craftedValues } from '../../../../tests/support/crafted-values.ts';
import { BannerCommand } from '../../../api/generated/contract.schemas.ts';
import { type BannerContext, type BannerMeaning, meaningOf } from './banner-command.ts';

const TOKEN = 'tk_secret';
const GAME_HOST = 'https://juegos.copihue.example';

const player: BannerContext = {
  token: TOKEN,
  language: 'ks',
  pageOrigin: 'https://copihue.example',
  gameHost: GAME_HOST,
};
const guest: BannerContext = { ...player, token: null };

const of = (cmd: BannerCommand, cmdValue: string, context = player, path = '') =>
  meaningOf({ cmd, cmdValue, path }, context);

function expectHarmless(meaning: BannerMeaning): void {
  if (meaning.do === 'navigate' && meaning.to.startsWith('/gameView/')) {
    const game = decodeURIComponent(meaning.to.slice('/gameView/'.length));
    expect(new URL(game).origin).toBe(GAME_HOST);
    expect(game).not.toContain(TOKEN);
  } else if (meaning.do === 'navigate') {
    expect(meaning.to).toMatch(/^\/[A-Za-z]*(?:\/[\w-]+)?(?:\?[\w=&.+%*-]*)?$/);
    expect(new URL(meaning.to, player.pageOrigin).origin).toBe(player.pageOrigin);
    expect(meaning.to.includes(TOKEN)).toBe(meaning.to.includes('/redenvelope?token='));
  }
  if (meaning.do === 'open-outside') {
    expect(new URL(meaning.url).protocol).toBe('https:');
    expect(new URL(meaning.url).username).toBe('');
    expect(meaning.url).not.toContain(TOKEN);
  }
  if (meaning.do === 'open-wheel') {
    expect(new URL(meaning.url).origin).toBe(GAME_HOST);
    expect(meaning.url).not.toContain(TOKEN);
  }
}

test('LOB-11 game enters the game when logged in, else asks for login', () => {
  expect(of('game', 'copihue-de-oro')).toEqual({ do: 'enter-game', gameId: 'copihue-de-oro' });
  expect(of('game', 'copihue-de-oro', guest)).toEqual({ do: 'log-in' });
  expect(of('game', '')).toEqual({ do: 'nothing' });
  expect(of('game', 'x'.repeat(65))).toEqual({ do: 'nothing' });
});

test('LOB-11 h5 opens an outside https page', () => {
  const url = 'https://example.com/copihue/jugar-con-medida?a=1#b';
  expect(of('h5', url, guest)).toEqual({ do: 'open-outside', url });
});

test.each([
  ['/promotion', '/promotion'],
  ['promotion', '/promotion'],
  ['/', '/'],
  ['/deposit', '/deposit'],
  ['firstRecharge', '/firstRecharge'],
  ['/allgame', '/allgame'],
  ['/allgame/', '/allgame'],
  ['/allgame/slots', '/allgame/slots'],
  ['/allgame/slots?tag=jackpot', '/allgame/slots?tag=jackpot'],
  ['/newUserDeposit?multiple=2', '/newUserDeposit?multiple=2'],
  ['newUserDeposit?isInGame=true&multiple=3&x=1', '/newUserDeposit?multiple=3&isInGame=true'],
  ['/newUserDeposit?multiple=4', '/newUserDeposit'],
  ['/deposit?order=R1', '/deposit?order=R1'],
  ['deposit?amount=5000&offer=first&next=https://evil.example', '/deposit?amount=5000&offer=first'],
  ['deposit?amount=-1', '/deposit'],
  ['deposit?amount=<script>&order=../me', '/deposit'],
  ['/withdraw?order=W-1&amount=5', '/withdraw?order=W-1'],
  ['/playsafely', '/playsafely'],
  ['/notices', '/notices'],
  ['/notices/N-12?x=1', '/notices/N-12'],
  [
    'transactions?tab=withdrawals&status=3&period=own&from=2026-11-01',
    '/transactions?tab=withdrawals&status=3&period=own&from=2026-11-01',
  ],
  ['bettinghistory?wallet=bonus&period=never', '/bettinghistory?wallet=bonus'],
  ['searchgame?q=condor%20%26%20x', '/searchgame?q=condor+%26+x'],
  ['redenvelope?shared=E1&token=tk_secret', '/redenvelope?shared=E1'],
  [
    `/gameView/${encodeURIComponent(`${GAME_HOST}/games/slot?game=copihue-de-oro`)}`,
    `/gameView/${encodeURIComponent(`${GAME_HOST}/games/slot?game=copihue-de-oro`)}`,
  ],
  [`gameView/${GAME_HOST}/games/wheel`, `/gameView/${encodeURIComponent(`${GAME_HOST}/games/wheel`)}`],
])('LOB-11 deeplink %s opens %s', (value, to) => {
  expect(of('deeplink', value, guest)).toEqual({ do: 'navigate', to });
});

test.each([
  '',
  'unknown',
  '/gameView/x',
  '/gameView',
  '/gameView/',
  '/gameView/https%3A%2F%2Fevil.example%2Fgames%2Fwheel',
  `/gameView/${GAME_HOST}@evil.example/games/wheel`,
  '/gameView/http://juegos.copihue.example/games/wheel',
  '/gameView//evil.example',
  '/gameView/%E0%A4%A',
  '/notices/a b',
  '/notices/../me',
  '/me/x',
  '/constructor',
  '//',
  '/promotion/x',
  '/Promotion',
  'promotion ',
  '/allgame/a b',
  '/me#x',
])('LOB-11 deeplink %j names no screen and does nothing', (value) =>
  expect(of('deeplink', value)).toEqual({ do: 'nothing' }),
);

test('LOB-11 luckywheel opens the wheel on the game host, without the token that only its frame gets', () => {
  const meaning = of('luckywheel', '', player, `${GAME_HOST}/games/wheel?skin=oro`);
  expect(meaning).toEqual({ do: 'open-wheel', url: `${GAME_HOST}/games/wheel?skin=oro` });
  expect(of('luckywheel', '', guest, `${GAME_HOST}/games/wheel`)).toEqual({ do: 'log-in' });
  expect(of('luckywheel', '', player, '/games/wheel')).toMatchObject({ do: 'open-wheel' });
});

test('LOB-11 without a game host of its own the wheel is on the page host, in the clear only where the page is too', () => {
  const here = { ...player, gameHost: '' };
  const local = { ...here, pageOrigin: 'http://192.168.1.4:4173' };
  const mixed = { ...player, gameHost: 'http://juegos.copihue.example' };
  for (const [context, host, meaning] of [
    [here, 'https://copihue.example', 'open-wheel'],
    [here, 'http://copihue.example', 'nothing'],
    [local, local.pageOrigin, 'open-wheel'],
    [mixed, mixed.gameHost, 'nothing'],
  ] as const)
    expect(of('luckywheel', '', context, `${host}/games/wheel`).do).toBe(meaning);
});

test('LOB-11 active with redenvelope opens the red-envelope page with token, language and channel web', () => {
  expect(of('active', 'redenvelope')).toEqual({
    do: 'navigate',
    to: `/redenvelope?token=${TOKEN}&lang=ks&channel=web`,
    shown: '/redenvelope',
  });
  expect(of('active', 'redenvelope', guest)).toEqual({
    do: 'navigate',
    to: '/redenvelope?lang=ks&channel=web',
    shown: '/redenvelope',
  });
  expect(of('active', 'something-else')).toEqual({ do: 'nothing' });
});

test('LOB-11 over 200 crafted values never open a foreign place, run a script or hand out the token', () => {
  expect(craftedValues.length).toBeGreaterThanOrEqual(200);
  for (const cmd of Object.values(BannerCommand)) {
    for (const value of craftedValues) {
      expectHarmless(of(cmd, value, player, value));
      expectHarmless(of(cmd, value, guest, value));
      expectHarmless(of(cmd, value, player, `${GAME_HOST}/games/wheel`));
      expectHarmless(of(cmd, cmd === 'active' ? 'redenvelope' : '/', player, value));
    }
  }
});

test('LOB-11 no random value is harmful', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.webUrl({
      validSchemes: ['http', 'https', 'ftp', 'javascript', 'data'],
      withFragments: true,
      withQueryParameters: true,
    }),
    fc
      .tuple(fc.string({ maxLength: 4 }), fc.constantFrom(...craftedValues), fc.string({ maxLength: 8 }))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(
      fc.record({ cmd: fc.constantFrom(...Object.values(BannerCommand)), value: text, path: text }),
      fc.constantFrom(guest, player),
      ({ cmd, value, path }, visitor) => expectHarmless(of(cmd, value, visitor, path)),
    ),
    { numRuns: 1_500 },
  );
});

test('LOB-11 a command of a later version does nothing', () => {
  expect(of('teleport' as BannerCommand, '/deposit')).toEqual({ do: 'nothing' });
});

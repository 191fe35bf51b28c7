import { expect, test } from 'vitest';
import { gameIdOf, isLuckyWheel, withoutToken, withToken } from './game-address.ts';
import { afterStake } from './use-held-balance.ts';

const GAMES = 'https://juegos.copihue.example';

test('GAM-05 the game is read from the address, to ask a new entry for it', () => {
  expect(gameIdOf(`${GAMES}/games/slot?game=copihue-de-oro&entry=en_1`)).toBe('copihue-de-oro');
  for (const rest of [
    '',
    '?game=',
    '?game=a b',
    '?game=../x',
    `?game=${'x'.repeat(65)}`,
    '?id=copihue-de-oro',
  ])
    expect(gameIdOf(`${GAMES}/games/slot${rest}`), rest).toBeUndefined();
});

test.each([
  ['/games/wheel', true],
  ['/games/wheel/', true],
  ['/games/wheel?lang=ks&token=tk_1', true],
  ['/luckywheel', true],
  ['/luckywheel/', true],
  ['/luckywheel/index.html', true],
  ['/LuckyWheel/index.html?skin=oro', true],
  ['/activities/lucky-wheel/index.html', true],
  ['/games/wheel?game=rueda-de-la-plaza&entry=en_1', false],
  ['/luckywheel/index.html?entry=en_1', false],
  ['/games/slot', false],
  ['/games/bigwheel', false],
  ['/wheels/list', false],
  ['/luckywheel/rules.html', false],
  ['/?next=/luckywheel/index.html', false],
])('LOB-11 %s read as a wheel without an entry, which the token buys: %s', (path, isWheel) => {
  expect(isLuckyWheel(GAMES + path)).toBe(isWheel);
});

test('LOB-11 what a luckywheel banner opened is a wheel, whatever its path; one with an entry needs no token', () => {
  expect(isLuckyWheel(`${GAMES}/rueda/?skin=oro`, true)).toBe(true);
  expect(isLuckyWheel(`${GAMES}/rueda/?entry=en_1`, true)).toBe(false);
});

test('LOB-11 the page keeps no token in an address, the frame gets the newest', () => {
  expect(withoutToken(`${GAMES}/games/wheel?token=tk_old&lang=ks`)).toBe(`${GAMES}/games/wheel?lang=ks`);
  expect(withToken(`${GAMES}/games/wheel`, 'tk_1', 'en', 'https://copihue.example')).toBe(
    `${GAMES}/games/wheel?lang=en&token=tk_1`,
  );
});

test('LOB-11 a token never goes out in the clear from an encrypted page', () => {
  const clear = 'http://juegos.copihue.example/games/wheel';
  expect(withToken(clear, 'tk_1', 'ks', 'https://copihue.example')).toBeUndefined();
  expect(withToken('http://localhost:4010/games/wheel', 'tk_1', 'ks', 'http://localhost:5173')).toBeDefined();
});

test.each([
  [25_000, 100, 24_900],
  [0.3, 0.1, 0.2],
  [100, 250, 0],
  [100, Number.NaN, 100],
])('GAM-06 %d less a stake of %d shows %d while the round is on', (total, stake, left) => {
  expect(afterStake(total, stake)).toBe(left);
});

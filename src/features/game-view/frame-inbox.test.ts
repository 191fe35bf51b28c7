import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFromGame } from './frame-inbox.ts';

const GAMES = 'https://juegos.copihue.example';
const frame = { name: 'the frame' };
const mark = 'copihue-game';

const read = (data: unknown, { source = frame as unknown, origin = GAMES } = {}) =>
  readFromGame({ source, origin, data }, frame, GAMES);

const good = [
  { mark, type: 'ready' },
  { mark, type: 'ready', name: 'Copihue de Oro' },
  { mark, type: 'round', stake: 100 },
  { mark, type: 'balance' },
  { mark, type: 'settled' },
  { mark, type: 'need-deposit' },
  { mark, type: 'exit' },
  { mark, type: 'excluded' },
  { mark, type: 'expired' },
];

const broken: readonly unknown[] = [
  ...[undefined, null, 1, 'ready', '{"mark":"copihue-game","type":"exit"}', ['copihue-game', 'exit'], {}],
  ...[undefined, 'copihue', 'COPIHUE-GAME', [mark]].map((other) => ({ mark: other, type: 'exit' })),
  ...[undefined, '', 'EXIT', ['exit'], { toString: () => 'exit' }, 'settle', '__proto__', 'constructor'].map(
    (type) => ({ mark, type }),
  ),
  ...[undefined, null, '100', -1, Number.NaN, Number.POSITIVE_INFINITY, 1e11, {}, [5], true].map((stake) => ({
    mark,
    type: 'round',
    stake,
  })),
];

const strangers: readonly unknown[] = [undefined, null, {}, { ...frame }, 'frame', globalThis];

const foreignOrigins = [
  'null',
  '',
  '*',
  'https://evil.example',
  `${GAMES}.evil.example`,
  `${GAMES}:8443`,
  `${GAMES}/`,
  GAMES.replace('https', 'http'),
  GAMES.toUpperCase(),
  'https://copihue.example',
  'https://x.juegos.copihue.example',
  'file://',
];

test.each(good)('GAM-05 $type is taken from the frame and its origin', (message) => {
  expect(read(message)).toEqual(message);
});

test('GAM-05 unknown fields are dropped', () => {
  expect(read({ mark, type: 'exit', to: 'https://evil.example', token: 'x' })).toEqual({
    mark,
    type: 'exit',
  });
});

test.each([5, '', '   ', 'x'.repeat(81), null, {}])(
  'APP-14 a game that gives %o as its name has none',
  (name) => {
    expect(read({ mark, type: 'ready', name })).toEqual({ mark, type: 'ready' });
  },
);

test('GAM-05 over 200 forged messages do nothing: wrong window, wrong origin or wrong shape', () => {
  const forged = [
    ...broken.map((data) => read(data)),
    ...strangers.flatMap((source) => good.map((data) => read(data, { source: source ?? 'nobody' }))),
    ...foreignOrigins.flatMap((origin) => good.map((data) => read(data, { origin }))),
    ...foreignOrigins.flatMap((origin) => broken.slice(0, 12).map((data) => read(data, { origin }))),
  ];
  expect(forged.length).toBeGreaterThan(200);
  expect(forged.filter((message) => message !== undefined)).toEqual([]);
});

test('GAM-05 without a frame no message is read, not even one without a window', () => {
  expect(readFromGame({ source: null, origin: GAMES, data: good[0] }, null, GAMES)).toBeUndefined();
  expect(readFromGame({ source: undefined, origin: GAMES, data: good[0] }, undefined, GAMES)).toBeUndefined();
});

test('GAM-05 a sandboxed game of our own origin is heard as origin null and as no other', () => {
  const hear = (origin: string) => readFromGame({ source: frame, origin, data: good[0] }, frame, 'null');
  expect(hear('null')).toEqual(good[0]);
  expect(hear('https://copihue.example')).toBeUndefined();
  expect(hear(GAMES)).toBeUndefined();
});

test('GAM-05 nothing but the known shapes comes through, whatever is sent', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ mark: fc.constant(mark), type: fc.anything(), stake: fc.anything() }),
      ),
      (data) => {
        const message = read(data);
        if (message) expect(good.map(({ type }) => type)).toContain(message.type);
        if (message?.type === 'round') expect(Number.isFinite(message.stake)).toBe(true);
      },
    ),
    { seed: 20261121, numRuns: 3000 },
  );
});

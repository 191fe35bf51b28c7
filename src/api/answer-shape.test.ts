import { expect, test } from 'vitest';
import { type AnswerShape, findMisfit } from './answer-shape.ts';

const GOOD: Readonly<Record<string, readonly unknown[]>> = {
  s: ['', 'hola'],
  t: ['2026-11-24T03:00:00.000Z', '2026-11-24'],
  u: ['https://play.test/a', 'data:,'],
  n: [0, -1.5],
  b: [true, false],
  's=open|done': ['open', 'done'],
  'n=1|2': [1, 2],
};
const BAD: Readonly<Record<string, readonly unknown[]>> = {
  s: [1, true, {}, []],
  t: ['', 'tomorrow', 1],
  u: ['', '/games', 1],
  n: ['1', Number.NaN, Number.POSITIVE_INFINITY, JSON.parse('1e999')],
  b: ['true', 0],
  's=open|done': ['', 'ope', 'open|done', 1],
  'n=1|2': [3, '1'],
};

test.each(Object.keys(GOOD))('NET-11 a value fits the code %s only if it has its type', (code) => {
  const misfits = (values: readonly unknown[] = [], shape: AnswerShape = code) =>
    values.filter(
      (value) => findMisfit(value, shape, () => expect.fail('nothing was removed')) !== undefined,
    );
  expect(misfits(GOOD[code])).toEqual([]);
  expect(misfits(BAD[code])).toEqual(BAD[code]);
  expect(misfits([null, undefined])).toEqual([null, undefined]);
  expect(misfits([null], `${code}?`)).toEqual([]);
  expect(misfits([undefined], `${code}?`)).toEqual([undefined]);
});

test('NET-11 an optional field may be missing but not wrong, and a required one may not be missing', () => {
  const place = (data: unknown) => findMisfit(data, { id: 's', 'note?': 's' }, () => undefined);
  expect(place({ id: 'a' })).toBeUndefined();
  expect(place({ id: 'a', note: 'b', more: 1 })).toBeUndefined();
  expect(place({ note: 'b' })).toBe('.id');
  expect(place({ id: 'a', note: 1 })).toBe('.note');
  expect(place({ id: 'a', note: null })).toBe('.note');
});

test.each([
  ['a list', ['n'], '', (rows: unknown[]) => rows],
  ['the list of a page', { list: ['n'] }, '.list', (rows: unknown[]) => ({ list: rows })],
] as const)('NET-11 broken rows of %s are removed, unless no row is left', (_name, shape, place, of) => {
  const removed: string[] = [];
  const judged = (rows: unknown[]) => {
    const data = of(rows);
    return { misfit: findMisfit(data, shape, (row) => removed.push(row)), data };
  };
  expect(judged([1, 'x', 2, null, 3])).toEqual({ misfit: undefined, data: of([1, 2, 3]) });
  expect(removed).toEqual([`${place}.1`, `${place}.3`]);
  expect(judged([]).misfit).toBeUndefined();
  expect(judged(['x', 'y']).misfit).toBe(place);
});

test('NET-11 an optional list without a good row is removed', () => {
  const data = { games: [1], 'banners?': [] as unknown[], banners: ['x'] };
  expect(findMisfit(data, { games: ['n'], 'banners?': ['n'] }, () => undefined)).toBeUndefined();
  expect('banners' in data).toBe(false);
});

test.each([
  ['a list that may be missing and is empty', { 'rows?': ['n'] }, { rows: [] }, { rows: [] }],
  ['a list that may be missing and has good rows', { 'rows?': ['n'] }, { rows: [1, 'x'] }, { rows: [1] }],
  ['a list that must be there and lost its rows', { rows: ['n'] }, { rows: ['x'] }, { rows: [] }],
  ['a text that may be missing', { 'note?': 's' }, { note: '' }, { note: '' }],
] as const)('NET-11 of an answer with %s the field stays', (_name, shape, given, kept) => {
  const data = structuredClone(given) as unknown;
  expect(findMisfit(data, shape, () => undefined)).toBeUndefined();
  expect(data).toStrictEqual(kept);
});

test.each([
  ['a text', { 'note?': 's' }, 'Mantención'],
  ['a number', { 'note?': 's' }, 7],
  ['nothing', { 'note?': 's' }, undefined],
  ['a list with an address', 'u', ['https://play.test/a']],
])('NET-11 %s fits no shape of another kind, and crashes nothing', (_name, shape, data) => {
  expect(findMisfit(data, shape, () => undefined, '.here')).toBe('.here');
});

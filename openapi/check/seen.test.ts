import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contractOf, smallContract } from '../../tests/contract/changes/small-contract.ts';
import { createCoverage } from './coverage.ts';
import type { CheckOptions } from './options.ts';
import { type Expected, expectedOf, growBaseline } from './seen.ts';

let file = '';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copihue-seen-'));
  file = join(folder, 'seen.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const rows = (seen: string, unseen: string): Expected[] => [
  ...[...seen].map((name): Expected => ({ kind: 'call', name, seen: true })),
  ...[...unseen].map((name): Expected => ({ kind: 'call', name, seen: false })),
];
const kept = () => JSON.parse(readFileSync(file, 'utf8')).seen;

test('CON-03 what was seen once is lost in every run until it is seen again, and what never was is not', () => {
  expect(growBaseline(file, rows('ab', 'cd'))).toEqual({ lost: [], gained: ['call a', 'call b'] });
  expect(kept()).toEqual(['call a', 'call b']);
  expect(growBaseline(file, rows('bc', 'ad'))).toEqual({ lost: ['call a'], gained: ['call c'] });
  expect(kept()).toEqual(['call a', 'call b', 'call c']);
  expect(growBaseline(file, rows('bc', 'ad'))).toEqual({ lost: ['call a'], gained: [] });
  expect(growBaseline(file, rows('abc', 'd'))).toEqual({ lost: [], gained: [] });
});

test.each(['', '{}', '[]', '{"seen":"call a"}'])(
  'CON-03 a file with %j is no baseline, and is left as it is',
  (text) => {
    writeFileSync(file, text);
    expect(() => growBaseline(file, rows('a', ''))).toThrow('is not a baseline');
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('CON-03 CON-10 a call counts as seen after a success alone, and what the profile leaves out must not be there', () => {
  const contract = contractOf(smallContract());
  const options = (leftOut: string[]) =>
    ({
      parts: new Set(['journey', 'socket']),
      profile: new Map(leftOut.map((name) => [name, 'not built'])),
    }) as unknown as CheckOptions;
  const tracker = createCoverage(contract);
  tracker.journey('thingGet', false);
  const of = (leftOut: string[], events: string[]) =>
    expectedOf(tracker.result(), contract, new Set(events), options(leftOut));
  const call = (list: Expected[]) => list.find(({ name }) => name === '/thing/get');
  expect(call(of([], []))).toEqual({
    kind: 'call',
    name: '/thing/get',
    seen: false,
    reason: 'was only refused',
  });
  tracker.journey('thingGet', true);
  expect(call(of([], []))).toEqual({ kind: 'call', name: '/thing/get', seen: true });
  const names = (list: Expected[]) => list.map(({ kind, name }) => `${kind} ${name}`);
  expect(names(of([], []))).toEqual(expect.arrayContaining(['field /thing/get data.fee', 'event paid']));
  const without = names(of(['fees'], []));
  expect(without).not.toContain('field /thing/get data.fee');
  expect(without).not.toContain('event paid');
  expect(without.filter((name) => name.startsWith('left out'))).toEqual([]);
  expect(names(of(['fees'], ['paid']))).toContain('left out fees');
  const [thing] = contract.calls.filter(({ operationId }) => operationId === 'thingGet');
  if (!thing) throw new Error('the small contract has the call');
  tracker.success(thing, { success: true, data: { fee: 1 } });
  expect(names(of(['fees'], []))).toContain('left out fees');
});

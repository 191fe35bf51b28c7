import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keptState } from './kept-state.ts';
import { projectFiles } from './project-files.ts';

/** Modules with state, each group with its reason (decision 48). */
const EXCEPTIONS = {
  'generated functions know no app, and ask through this': ['src/api/transport.ts'],
  'language, market and texts are constants of a page': ['src/i18n/texts.ts'],
};

/** Separate scripts: the code before the app, and the worker. */
const OTHER_SCRIPTS = /^src\/(app\/boot|service-worker)\//;

describe('state of the app', () => {
  test('CON-11 no module keeps anything that changes at its top, but for three with a reason', () => {
    const files = projectFiles()
      .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.|generated|route-tree|prerender/.test(file))
      .filter((file) => !OTHER_SCRIPTS.test(file));
    const found = keptState(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])));
    const excepted = Object.values(EXCEPTIONS).flat();
    expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(3);
    expect(found.filter((place) => !excepted.includes(place.split(' ')[0] ?? ''))).toEqual([]);
    expect(excepted.filter((file) => !found.some((place) => place.startsWith(`${file} `)))).toEqual([]);
  });

  test('CON-11 the README says of every part where it is', () => {
    const parts = projectFiles().filter(
      (file) =>
        /^src\/.*\.tsx?$/.test(file) &&
        !/\.test\.|^src\/lib\/app/.test(file) &&
        /= (part|appStore|pageDraft)(<|\()/.test(readFileSync(file, 'utf8')),
    );
    const [, state = ''] = readFileSync('README.md', 'utf8').split('### State\n');
    const [table = ''] = state.split('\n### ');
    const named = [
      ...table.matchAll(/`((?:lib|ui|api|session|money|popups|realtime|features|app)\/[\w./-]+\.tsx?)`/g),
    ]
      .map(([, file]) => `src/${file}`)
      .filter((file) => !/lib\/app\.ts|app\/start\//.test(file));
    expect([...new Set(named)].sort()).toEqual(parts.sort());
  });

  test.each([
    ['let count = 0; export const next = () => ++count;', 'count'],
    ['export let late: string | undefined;', 'late'],
    ['if (import.meta.env.DEV) { let count = 0; globalThis.next = () => ++count; }', 'count'],
    ['const { a, b: [c] } = make(); export const f = () => c.push(1);', 'c'],
    ['const known = new Map([["a", 1]]); export const note = (k: string) => known.set(k, 1);', 'known'],
    [
      'const known = new Map([["a", { n: 1 }]]); export const up = (k: string) => known.get(k)!.n++;',
      'known',
    ],
    ['const known = new WeakMap<object, string>();', 'known'],
    ['export const known = new Set<string>();', 'known'],
    ['export const box: { now?: string } = {}; export function fill() { box.now = "x"; }', 'box'],
    ['export const box = { now: "" }; export function fill() { (box as { now: string }).now = "x"; }', 'box'],
    ['const box = { now: "" }; export function fill(all: string[]) { [box.now] = all; }', 'box'],
    ['const box = { now: "" }; export function fill(all: string[]) { for (box.now of all) break; }', 'box'],
    ['const box = { n: 0 }; export function up() { const same = box; same.n += 1; }', 'box'],
    [
      'const box = { n: 0 }; const up = (x: { n: number }) => { x.n += 1; }; export const f = () => up(box);',
      'box',
    ],
    ['const counter = { n: 0, up() { this.n += 1; } };', 'counter'],
    ['const list: string[] = []; export const more = (x: string) => { list.push(x); };', 'list'],
    ['const list: string[] = []; export const all = (x: string[]) => x.forEach(list.push, list);', 'list'],
    ['const list = [1]; export const none = () => { list.length = 0; };', 'list'],
    [
      'const all: Record<string, number> = {}; export const put = (k: string) => Object.assign(all, { [k]: 1 });',
      'all',
    ],
    [
      'const all: Record<string, number> = {}; export const put = (k: string) => Reflect.set(all, k, 1);',
      'all',
    ],
    ['const all: Record<string, number> = {}; export const drop = (k: string) => delete all[k];', 'all'],
    ['export function once() { once.done = true; }', 'once'],
    ['export class Counter { static count = 0; }', 'Counter'],
    ["import { create } from 'zustand'; const useX = create(() => ({}));", 'useX'],
    [
      "import { QueryClient } from '@tanstack/react-query'; export const client = new QueryClient();",
      'client',
    ],
    [
      "import { createBrowserHistory } from '@tanstack/react-router'; const way = createBrowserHistory();",
      'way',
    ],
    ['class Counter { #n = 0; up() { this.#n += 1; } } const counter = new Counter();', 'counter'],
    ['export const stop = new AbortController();', 'stop'],
    ['export const next = (() => { let n = 0; return () => ++n; })();', 'next'],
    ['function counter() { let n = 0; return () => ++n; } export const next = counter();', 'next'],
    [
      'const memo = () => { const all = new Map(); return (k: string) => all.set(k, 1); }; const ask = memo();',
      'ask',
    ],
    [
      'function one() { let n = 0; return () => ++n; } const two = () => one(); export const next = two();',
      'next',
    ],
    ['function* ids() { yield 1; } const id = ids();', 'id'],
    ['const parts = { ids: (() => { let n = 0; return () => ++n; })() };', 'parts'],
  ])('CON-11 it sees %s', (source, place) => {
    expect(keptState({ 'a.ts': source })).toEqual([`a.ts ${place}`]);
  });

  test('CON-11 it sees what another module changes, and lets tables and local variables be', () => {
    const box = 'export const box: { now?: string } = {};';
    expect(keptState({ 'a.ts': box, 'b.ts': "import { box } from './a.ts'; box.now = 'x';" })).toEqual([
      'a.ts box',
    ]);
    const harmless =
      'const TABLE = new Map([["a", 1]]); export function f() { const set = new Set(); set.add(1); return TABLE.get("a"); }';
    expect(keptState({ 'a.ts': harmless })).toEqual([]);
    expect(
      keptState({ 'a.ts': 'const x = new Set([2]); export function g(x: Set<number>) { x.add(1); }' }),
    ).toEqual([]);
  });
});

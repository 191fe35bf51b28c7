import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const ID = /\b[A-Z]{2,3}-\d{2}\b/g;
const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

const rows = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| *([A-Z]{2,3}-\d{2}) *\|/.exec(line)?.[1] ?? []);

const idsIn = (text: string): string[] => text.match(ID) ?? [];
const files = projectFiles();
const tests = files
  .filter((file) => TEST_FILE.test(file))
  .map((file) => ({ file, ids: idsIn(readFileSync(file, 'utf8').replaceAll(COMMENT, '')) }));

test('docs/behaviour.md has each row once', () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter((id, index) => rows.indexOf(id) !== index)).toEqual([]);
});

test('every id in a test is a row of docs/behaviour.md', () => {
  const unknown = tests.flatMap(({ file, ids }) =>
    ids.filter((id) => !rows.includes(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('every row has a test that carries its id', () => {
  const proven = new Set(tests.flatMap(({ ids }) => ids));
  expect(rows.filter((id) => !proven.has(id))).toEqual([]);
});

test('docs/specification.md names rows and decisions that exist', () => {
  const text = readFileSync('docs/specification.md', 'utf8');
  const clauses = [...text.matchAll(/^\| \d\. .* \| ([^|]+) \| ([^|]+) \|$/gm)];
  expect(clauses.length).toBeGreaterThan(40);
  expect(clauses.flatMap(([, ids = '']) => idsIn(ids)).filter((id) => !rows.includes(id))).toEqual([]);
  const decisions = readdirSync('docs/decisions').map((file) => Number.parseInt(file, 10));
  const named = clauses.flatMap(([, , numbers = '']) => (numbers.match(/\d+/g) ?? []).map(Number));
  expect(named.filter((number) => !decisions.includes(number))).toEqual([]);
});

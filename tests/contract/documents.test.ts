import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { extras, steps } from '../../tools/suite/steps.ts';
import { projectFiles } from './project-files.ts';

const documents = projectFiles().filter((file) => file.endsWith('.md') && file !== 'docs/CHANGELOG.md');
/** Paths in code marks from the project's root, without placeholders. */
const PATH = /`((?:src|tools|tests|mock-server|openapi|docs|locales)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:)([^)#\s]+)/g;
const SCRIPT = /npm run ([a-z0-9:-]+)/g;
const CHECK = /npm run check -- ([a-z]+)/g;
const EXAMPLE = /bulletin/;

const found = (pattern: RegExp) =>
  documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  );

test('each path and each link that a document names exists', () => {
  const paths = found(PATH).filter(({ name }) => !EXAMPLE.test(name) && !existsSync(name));
  const links = found(LINK).filter(({ file, name }) => !existsSync(join(dirname(file), name)));
  expect([...paths, ...links]).toEqual([]);
});

test('each npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = found(SCRIPT);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(({ name }) => !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(25);
});

test('each check that a document names exists', () => {
  const known = [...steps, ...extras].map(({ name }) => name);
  const names = found(CHECK);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter(({ name }) => !known.includes(name))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const MOST_LINES = 250;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const ROOMS = [
  ...[
    'api',
    'app',
    'config',
    'features',
    'money',
    'i18n',
    'lib',
    'popups',
    'realtime',
    'routes',
    'service-worker',
    'session',
    'ui',
  ],
  ...['public', 'styles'],
];

const rooms = /^(src|mock-server|tools|tests|openapi|locales)\//;
const files = projectFiles().filter((file) => rooms.test(file));
const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));

test('files are named in kebab-case; only a route is named after its address', () => {
  const isRoute = (file: string) => file.startsWith('src/routes/');
  expect(files.filter((file) => !isRoute(file) && !KEBAB_CASE.test(basename(file)))).toEqual([]);
});

test('names say what a file is about: no data, helper, manager or utils', () => {
  expect(files.filter((file) => /(^|[/.-])(data|helpers?|managers?|utils?)(?=[/.-])/.test(file))).toEqual([]);
});

test(`no file of code is longer than ${MOST_LINES} lines`, () => {
  const long = code
    .filter((file) => !file.startsWith('locales/'))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES);
  expect(long).toEqual([]);
});

test('nothing is exported without a name, but for what a tool asks for', () => {
  const asked = /\.config\.ts$|\.(mjs|cjs|d\.ts|d\.mts)$|^locales\//;
  const nameless = code.filter(
    (file) => !asked.test(file) && /^export default\b/m.test(readFileSync(file, 'utf8')),
  );
  expect(nameless).toEqual([]);
});

test('there are no barrels: no index file, no file that only hands on', () => {
  const isIndex = (file: string) => /\/index\.tsx?$/.test(file) && !/^(locales|src\/routes)\//.test(file);
  const handsOn = (file: string) => {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line));
    return lines.length > 0 && lines.every((line) => /^export (type )?(\*|\{.*\}).* from /.test(line));
  };
  expect(code.filter((file) => isIndex(file) || handsOn(file))).toEqual([]);
});

test('src holds only the rooms of the layout', () => {
  const roomOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1] ?? '';
  expect(files.filter((file) => roomOf(file) !== '' && !ROOMS.includes(roomOf(file)))).toEqual([]);
});

test('every test runs: none is left out, none runs alone, and each has the ending its runner looks for', () => {
  const left = /\b(?:test|it|describe)\.(?:skip|only|todo|fixme)\b/;
  const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);
  expect(code.filter((file) => isTest(file) && left.test(readFileSync(file, 'utf8')))).toEqual([]);

  const lost =
    /\.spec\.tsx?$|^tests\/e2e\/.*\.test\.tsx?$|^(?!tests\/(?:e2e|edge)\/).*\.e2e\.tsx?$|^tests\/screens\/.*\.test\.ts$/;
  expect(code.filter((file) => lost.test(file))).toEqual([]);
});

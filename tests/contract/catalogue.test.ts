import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';
import { testTitlesIn, titlesIn } from './test-titles.ts';

const ID = /\b[A-Z]{2,3}-\d{2}\b/g;
const SOURCE_FILE = /^(src|mock-server|openapi|tools|locales)\/(?!.*generated).*\.(tsx?|mjs|ya?ml|css|html)$/;
const TEST_FILE = /\.(test|e2e)\.tsx?$/;

const catalogued = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| *([A-Z]{2,3}-\d{2}) *\|/.exec(line)?.[1] ?? []);

const testFiles = projectFiles()
  .filter((file) => TEST_FILE.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
const titles = testFiles.flatMap(({ file, code }) => titlesIn(code).map((title) => ({ file, title })));

function unproven(rows: readonly string[], written: readonly string[]): string[] {
  const proven = new Set(written.flatMap((title) => title.match(ID) ?? []));
  return rows.filter((id) => !proven.has(id));
}

test('the catalogue names each behaviour once', () => {
  expect(catalogued.length).toBeGreaterThan(80);
  expect(catalogued.filter((id, index) => catalogued.indexOf(id) !== index)).toEqual([]);
});

test('every behaviour that a test claims to prove is in docs/behaviour.md', () => {
  const unknown = titles.flatMap(({ file, title }) =>
    (title.match(ID) ?? []).filter((id) => !catalogued.includes(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('every behaviour of docs/behaviour.md has a test that carries its id: a row lands with its test', () => {
  expect(
    unproven(
      catalogued,
      testFiles.flatMap(({ code }) => testTitlesIn(code)),
    ),
  ).toEqual([]);
});

test('the id of each behaviour stands in the code that does it, so that a search for it leads there', () => {
  const sources = projectFiles().filter((file) => SOURCE_FILE.test(file) && !TEST_FILE.test(file));
  const named = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(ID) ?? []));
  // To repair: name the id in the comment of the function, component or setting that implements it.
  expect(catalogued.filter((id) => !named.has(id))).toEqual([]);
});

test('a behaviour without a test is found', () => {
  expect(unproven(['APP-01', 'APP-02'], ['APP-02 grows', 'APP-0 nothing', 'NET-01 APP-03 two'])).toEqual([
    'APP-01',
  ]);
});

test('a title that names behaviours begins with them', () => {
  const late = titles.filter(({ title }) => title.search(ID) > 0);
  expect(late).toEqual([]);
});

test('each test has the ending its runner looks for, and none is a plan', () => {
  const lost =
    /\.spec\.tsx?$|^tests\/e2e\/.*\.test\.tsx?$|^(?!tests\/(?:e2e|edge)\/).*\.e2e\.tsx?$|^tests\/screens\/.*\.test\.ts$/;
  expect(projectFiles().filter((file) => lost.test(file))).toEqual([]);
  const planned = testFiles.filter(({ code }) => /\b(?:test|it|describe)\.(?:todo|fixme)\b/.test(code));
  expect(planned.map(({ file }) => file)).toEqual([]);
});

test('titles are found in plain, marked, tabled and nested tests', () => {
  const code = `
    describe('NET the transport', () => { it("NET-01 posts", () => {}); });
    test.fail('APP-01 scales', async () => {});
    test.each([1, 2])('APP-02 grows by %s', () => {});
    test(\`SES-01 \${kind}\`, () => {});
    other('APP-99 is no test');`;
  expect(titlesIn(code)).toEqual([
    'NET the transport',
    'NET-01 posts',
    'APP-01 scales',
    'APP-02 grows by %s',
    `SES-01 \${kind}`,
  ]);
  expect(testTitlesIn(code)).not.toContain('NET the transport');
});

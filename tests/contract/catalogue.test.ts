import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';
import { titlesIn } from './test-titles.ts';

const ID = /\b[A-Z]{2,3}-\d{2}\b/g;
const TEST_FILE = /\.(test|e2e)\.tsx?$/;

const catalogued = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| *([A-Z]{2,3}-\d{2}) *\|/.exec(line)?.[1] ?? []);

const titles = projectFiles()
  .filter((file) => TEST_FILE.test(file))
  .flatMap((file) => titlesIn(readFileSync(file, 'utf8')).map((title) => ({ file, title })));

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

test('a title that names behaviours begins with them', () => {
  const late = titles.filter(({ title }) => title.search(ID) > 0);
  expect(late).toEqual([]);
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
});

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, runIn } from '../support/project-copy.ts';

let copy = '';
const make = (...rest: string[]) => runIn(copy, 'tools/new.ts', ...rest);
const newCall = (...rest: string[]) => make('call', ...rest);
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

beforeAll(() => {
  copy = copyProject();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('CON-02 a new call is a skeleton that the contract lint and the generators accept, with its handler, and so is a screen', () => {
  expect(newCall('v1/pig/name', '--read')).toMatchObject({ status: 0 });
  expect(newCall('notice/read')).toMatchObject({ status: 0 });
  expect(make('screen', 'latest', '--call', 'notice/read')).toMatchObject({ status: 0 });
  expect(make('screen', 'pig', '--call', 'v1/pig/name')).toMatchObject({ status: 0 });
  const lint = runIn(copy, 'node_modules/.bin/redocly', 'lint', '--config', 'openapi/redocly.yaml');
  expect(lint.status, lint.said).toBe(0);
  expect(runIn(copy, 'tools/generate.ts')).toMatchObject({ status: 0 });
  expect(read('src/api/generated/notice.ts')).toContain('export const useNoticeRead');
  expect(read('src/api/generated/cashback.ts')).toContain('export function usePigName');
  const screen = read('src/features/pig/pig-screen.tsx');
  expect(screen).toContain("import { usePigName } from '../../api/generated/cashback.ts';");
  // What a read answers has fields from the first: data of type `never` could not be shown.
  expect(read('src/api/generated/contract.schemas.ts')).toMatch(/export interface PigName \{\s+id: Id;/);
  expect(read('mock-server/generated/handlers.ts')).toContain(
    "noticeRead: (input: Input<'noticeRead'>, call: Call) => Nothing;",
  );
  expect(read('mock-server/handlers/lobby.ts')).toContain('  noticeRead: () => ({}),');
  expect(read('src/route-tree.gen.ts')).toContain("from './routes/latest'");
  expect(read('locales/i18n-types.ts')).toContain('NamespaceLatestTranslation');
  expect(read('tests/support/screens-of-calls.ts')).toContain("  noticeRead: 'src/routes/latest.tsx',");
  expect(read('tests/screens/any-answer.test.tsx')).toContain("  ['/latest', 'player'],");
  expect(read('tests/screens/page-titles.test.tsx')).toContain(
    "  ['/latest', () => texts().latest.title()],",
  );
  expect(read('mock-server/generated/operations.ts')).toMatch(
    /'\/v1\/pig\/name'.*gateway: true, kind: 'query'/,
  );
}, 120_000);

test.each([
  [['Notice'], 'is no path of a call'],
  [['/notice/read/'], 'is no path of a call'],
  [['notice/list'], '/notice/list is in openapi/openapi.yaml already'],
  [['nowhere/read'], 'No call begins with /nowhere/'],
  [[], 'is no path of a call'],
])('CON-02 a new call of %j is refused with a reason, and nothing is written', (args, reason) => {
  const before = read('openapi/openapi.yaml');
  const { status, said } = newCall(...args);
  expect(status).toBe(1);
  expect(said).toContain(reason);
  expect(said).toContain('Usage: npm run new -- call');
  expect(read('openapi/openapi.yaml')).toBe(before);
});

test.each([
  [['latest'], 'src/routes/latest.tsx is there already'],
  [['Latest'], 'is no name of a screen'],
  [['other', '--call', 'Notice'], 'is no path of a call'],
])('CON-02 a new screen of %j is refused with a reason, and nothing is written', (args, reason) => {
  const before = read('tests/screens/any-answer.test.tsx');
  const { status, said } = make('screen', ...args);
  expect(status).toBe(1);
  expect(said).toContain(reason);
  expect(read('tests/screens/any-answer.test.tsx')).toBe(before);
});

import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, runIn } from './project-copy.ts';
import { listedFiles } from './project-files.ts';

/** All input and output of the generators. */
const NEEDED =
  /^(openapi|locales|tools|mock-server\/(handlers|studio)|src\/routes|tests\/support)\/|generated\/|^src\/(api\/call\.ts|[^/]+)$|^[^/]+\.(ts|json)$|^tests\/screens\/page-titles|^tests\/faults\/visits\/|^\.(typesafe|gitignore)/;

let copy = '';
const make = (...rest: string[]) => runIn(copy, 'tools/new.ts', ...rest);
const newCall = (...rest: string[]) => make('call', ...rest);
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

beforeAll(() => {
  copy = copyProject(listedFiles().filter((file) => NEEDED.test(file)));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('CON-02 new calls and screens are skeletons, which the contract lint accepts', () => {
  expect(newCall('v1/pig/name', '--read')).toMatchObject({ status: 0 });
  expect(newCall('notice/read')).toMatchObject({ status: 0 });
  expect(make('screen', 'piggybanks', '--call', 'v1/pig/name')).toMatchObject({ status: 0 });
  expect(newCall('wallet/summary', '--read', '--area', 'session')).toMatchObject({ status: 0 });
  expect(make('screen', 'walletsummaries', '--call', 'wallet/summary')).toMatchObject({ status: 0 });
  expect(read('openapi/paths/session.yaml')).toContain('walletSummary:');
  // A long name is where the formatter breaks lines.
  const written = ['src/routes/walletsummaries.tsx', 'src/features/walletsummaries', 'tests/screens'];
  const form = runIn(copy, 'node_modules/.bin/biome', 'check', '--error-on-warnings', ...written);
  expect(form.status, form.output).toBe(0);
  const lint = runIn(copy, 'node_modules/.bin/redocly', 'lint', '--config', 'openapi/redocly.yaml');
  expect(lint.status, lint.output).toBe(0);
});

// `npm test` itself shows that the check reports nothing for a correct project. The check generates into another
// folder, which this test also reads.
test('CON-02 the check names every generated file that its source has left behind, and no other', () => {
  appendFileSync(join(copy, 'openapi/generated/socket-events.ts'), '// by hand\n');
  rmSync(join(copy, 'src/routes/tc.tsx'));
  const { status, output } = runIn(copy, 'tools/generate.ts', '--check');
  expect(status).toBe(1);
  for (const place of [
    'openapi/generated/contract.schemas.ts differs',
    'openapi/generated/contract.zod.ts differs',
    'locales/i18n-types.ts differs',
    'openapi/generated/socket-events.ts differs',
    'src/route-tree.gen.ts differs',
  ])
    expect(output).toContain(place);
  expect(output).not.toMatch(/letters\.ts|asyncapi/);
  expect(output).toContain('npm run generate');
});

// That its hook, types and route are generated and work is proven with the example of CONTRIBUTING.
test('CON-02 a new call and a new screen have a handler, a field to answer, and their lines in the lists of tests', () => {
  // Data of type `never` could not be shown.
  expect(read('.cache/drift/openapi/generated/contract.schemas.ts')).toMatch(
    /export interface PigName \{\s+id: Id;/,
  );
  expect(read('mock-server/handlers/lobby.ts')).toContain('  noticeRead: () => ({}),');
  expect(read('tests/support/screen-addresses.ts')).toContain("  ['/piggybanks', 'player'],");
  expect(read('tests/screens/page-titles.sweep.test.tsx')).toContain(
    "  ['/piggybanks', () => texts().piggybanks.title()],",
  );
});

test.each([
  ['call Notice', 'is no path of a call'],
  ['call /notice/read/', 'is no path of a call'],
  ['call notice/list', '/notice/list is in openapi/openapi.yaml already'],
  ['call nowhere/read', 'No call begins with /nowhere/. Name its area with --area: '],
  ['call wallet/other', 'Calls that begin with /wallet/ are in game and session. Name the area of this one'],
  ['call wallet/other --area wallet', 'There is no area "wallet". The areas are ads, '],
  ['call v1/notice/list --area notice', '/v1/notice/list would have the name of /notice/list, noticeList'],
  ['call notice/two-words', 'is no path of a call'],
  ['call notice/other --reads', "Unknown option '--reads'"],
  ['call', 'is no path of a call'],
  ['screen piggybanks --call v1/pig/name', 'src/routes/piggybanks.tsx is there already'],
  ['screen Latest', 'is no name of a screen'],
  ['screen 9lives', 'is no name of a screen'],
  ['screen two-words', 'is no name of a screen'],
  ['screen home', '"home" is a key of locales/ks/index.ts'],
  ['screen rush', '"rush" is a key of locales/ks/deposit/index.ts'],
  ['screen auth --call v1/pig/name', 'locales/ks/auth/index.ts is there already'],
  ['screen other --call Notice', 'is no path of a call'],
  ['screen other', 'Name the one that it shows with --call'],
  ['screen other --call notice/read', '/notice/read changes something'],
  ['screen other --call notice/nothing', 'Make it first: npm run new -- call notice/nothing'],
])('CON-02 a new %s is refused with a reason, and nothing is written', (args, reason) => {
  const texts = () => ['openapi/openapi.yaml', 'tests/support/screen-addresses.ts'].map(read);
  const before = texts();
  const { status, output } = make(...args.split(' '));
  expect(status).toBe(1);
  expect(output).toContain(reason);
  expect(output).toContain('Usage:\nnpm run new -- call');
  expect(texts()).toEqual(before);
});

test('CON-02 the generator of calls and screens says with --help what it makes', () => {
  const { status, output } = make('--help');
  expect([status, output]).toEqual([0, expect.stringContaining('--area')]);
});

test('CON-02 a generation that fails at any step leaves what was generated as it was', () => {
  const entry = "left-over:\n  when: Never.\n  status: 200\n  retry: never\n  text: { ks: '', en: '' }\n";
  appendFileSync(join(copy, 'openapi/refusals.yaml'), entry);
  const files = ['openapi/generated/operations.ts', 'src/api/generated/refusal-code.ts'];
  const before = files.map(read);
  const { status, output } = runIn(copy, 'tools/generate.ts');
  expect([status, output]).toEqual([1, expect.stringContaining('left-over, which no call lists')]);
  expect(files.map(read)).toEqual(before);
});

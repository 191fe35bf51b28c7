import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pointerPart } from '@copihue/contract/json-values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';

interface Problem {
  readonly ruleId: string;
  readonly location: readonly { readonly source: { readonly ref: string }; readonly pointer: string }[];
}

/** In its own process, as a developer would run it. */
function lint(file: string): readonly Problem[] {
  const cli = resolve('node_modules/@redocly/cli/bin/cli.js');
  const args = [cli, 'lint', file, '--config', 'openapi/redocly.yaml', '--format', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (!run.stdout.trimStart().startsWith('{'))
    throw new Error(`redocly could not lint ${file}:\n${run.stderr}`);
  return (JSON.parse(run.stdout) as { problems: Problem[] }).problems;
}

const law = { name: 'law', says: 'A law of the test.' };

/** Each gives one place another value, of which its rule complains; undefined takes it away. */
const faults: readonly (readonly [rule: string, file: string, place: readonly string[], value: unknown])[] = [
  ['rule/post-only', 'paths/notice.yaml', ['noticeList', 'trace'], { description: 'Another verb.' }],
  ['rule/kind', 'paths/session.yaml', ['ping', 'post', 'x-kind'], undefined],
  ['rule/kind', 'paths/session.yaml', ['userLogin', 'post', 'x-kind'], 'command'],
  ['rule/refusals', 'paths/session.yaml', ['userLogout', 'post', 'x-refusals'], undefined],
  ['rule/guests', 'paths/session.yaml', ['userChangePwd', 'post', 'security'], [{ token: [] }]],
  ['rule/gateway-host', 'paths/cashback.yaml', ['pigLoad', 'post', 'servers'], undefined],
  ['rule/main-host', 'paths/game.yaml', ['gameUrl', 'post', 'servers'], [{ url: 'http://127.0.0.1:4011' }]],
  ['rule/closed-objects', 'schemas/notice.yaml', ['Notice', 'additionalProperties'], undefined],
  ['rule/fractions', 'schemas/common.yaml', ['Amount', 'multipleOf'], 0.01],
  ['rule/whole-examples', 'schemas/recharge.yaml', ['PaidAmount', 'example'], 6000.5],
  ['rule/examples', 'schemas/common.yaml', ['Id', 'example'], undefined],
  ['copihue/described-enums', 'schemas/recharge.yaml', ['OrderStatus', 'enum', '7'], 7],
  ['copihue/kept-promises', 'paths/withdraw.yaml', ['withdrawOrders', 'post', 'x-kept-by'], undefined],
  [
    'copihue/kept-promises',
    'paths/game.yaml',
    ['gameSports', 'post', 'x-kept-by', 'Live events first'],
    'no',
  ],
  ['copihue/kept-promises', 'paths/game.yaml', ['gameCategories', 'post', 'x-unchecked'], { never: 'no' }],
  [
    'copihue/sound-names',
    'paths/recharge.yaml',
    ['rechargePaymentMethods', 'post', 'x-left-out'],
    ['data.exclsion'],
  ],
  ['copihue/sound-names', 'paths/game.yaml', ['gameUrl', 'post', 'x-refusals'], ['unknown-gme']],
  ['copihue/sound-names', 'refusals.yaml', ['unknown-method', 'field'], 'paymntMethod'],
  ['copihue/sound-names', 'refusals.yaml', ['unknown-bank', 'retry'], 'chnged'],
  ['copihue/sound-names', 'refusals.yaml', ['unknown-activity', 'feild'], 'activityId'],
  [
    'copihue/sound-names',
    'openapi.yaml',
    ['x-optional', 'jackpots', 'fields', 'gameList'],
    ['data.list[].jackpt'],
  ],
  ['copihue/sound-laws', 'laws/cashback.yaml', ['pigLoad', '0'], { ...law, kind: 'fate' }],
  ['copihue/sound-laws', 'laws/cashback.yaml', ['pigCollect', '0', 'call'], 'absent'],
  ['copihue/sound-laws', 'laws/cashback.yaml', ['pigRecord', '0', 'list'], 'data.absent'],
  ['copihue/sound-laws', 'laws/game.yaml', ['gameList', '0', 'seconds'], 3],
  ['copihue/sound-laws', 'laws/game.yaml', ['gameCollect', '0', 'as'], undefined],
];

const folder = mkdtempSync(join(tmpdir(), 'copihue-lint-'));
let problems: readonly string[] = [];

beforeAll(() => {
  cpSync('openapi', folder, { recursive: true });
  for (const [, file, place, value] of faults) {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'), { merge: true });
    const sound: unknown = document.toJS();
    const path = place.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const broken = parseDocument(JSON.stringify(sound));
    if (value === undefined) broken.deleteIn(path);
    else broken.setIn(path, broken.createNode(value));
    writeFileSync(join(folder, file), JSON.stringify(broken));
  }
  problems = lint(join(folder, 'openapi.yaml')).map(({ ruleId, location: [at] }) => {
    const [file, pointer = ''] = [at?.source.ref ?? '', at?.pointer];
    return `${ruleId} ${relative(folder, resolve(file))}${pointer}`;
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('CON-01 CON-08 the contract lints clean under the strict ruleset', () => {
  expect(lint('openapi/openapi.yaml')).toEqual([]);
});

test('CON-01 each rule of this contract finds its fault, and none finds one in what is sound', () => {
  const at = (file: string, place: readonly string[]) => `${file}#/${place.map(pointerPart).join('/')}`;
  const wanted = faults.map(([rule, file, place]) => `${rule} ${at(file, place.slice(0, 1))}`);
  expect(wanted.filter((each) => !problems.some((problem) => problem.startsWith(each)))).toEqual([]);
  const broken = faults.map(([, file, place]) => at(file, place.slice(0, 1)));
  expect(problems.filter((problem) => !broken.some((each) => problem.includes(each)))).toEqual([]);
});

test('CON-01 every rule of this contract has a fault here', () => {
  const { rules } = parse(readFileSync('openapi/redocly.yaml', 'utf8')) as { rules: object };
  const own = Object.keys(rules).filter((name) => /^(rule|copihue)\//.test(name));
  expect(new Set(faults.map(([rule]) => rule))).toEqual(new Set(own));
});

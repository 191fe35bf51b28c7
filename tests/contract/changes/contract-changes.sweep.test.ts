import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compareContracts } from '@copihue/contract/diff';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { diffCommand } from '../../../openapi/diff/command.ts';
import { folderOfTest } from '../../support/on-disk.ts';
import { contractOf, smallContract } from './small-contract.ts';

/** Whom a change breaks: one side, both, or neither, with work for the backend, safe, or only noticed by people. */
type Verdict = 'app' | 'app and work' | 'backend' | 'both' | 'work' | 'safe' | 'look' | 'nothing';
type ChangeRow = [name: string, place: string, value: unknown, verdict: Verdict];

const changes: ChangeRow[] = parse(readFileSync('tests/contract/changes/changes.yaml', 'utf8'));
const PLACES: Readonly<Record<string, string>> = {
  LIST: '/paths/~1thing~1list/post',
  GET: '/paths/~1thing~1get/post',
  DROP: '/paths/~1thing~1drop/post',
  SCHEMAS: '/components/schemas',
};

const STATES = '/components/schemas/Row/properties/state/enum';
const TAG = '/paths/~1thing~1list/post/requestBody/content/application~1json/schema/properties/tag';

function changed(pointer: string, value: unknown): object {
  const document = smallContract();
  const keys = pointer
    .replace(/^[A-Z]+/, (name) => PLACES[name] ?? '')
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/'));
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), document);
  if (value === null) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return document;
}

const folder = folderOfTest();

function fileOf(name: string, document: object): string {
  const file = folder(`${name}.json`);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

function verdictOf(before: object, after: object): Verdict {
  const found = compareContracts(contractOf(before), contractOf(after));
  const broken = new Set(found.flatMap(({ breaks }) => breaks));
  if (found.some(({ isWork, breaks }) => isWork && breaks.length > 0)) return 'app and work';
  if (broken.size > 0) return broken.size === 2 ? 'both' : ([...broken][0] ?? 'both');
  if (found.some(({ isWork }) => isWork)) return 'work';
  if (found.some(({ isMeaning }) => isMeaning)) return 'look';
  return found.length > 0 ? 'safe' : 'nothing';
}

test.each(changes)('CON-04 the comparison says whom it breaks that %s', (_name, pointer, value, verdict) => {
  expect(verdictOf(smallContract(), changed(pointer, value))).toBe(verdict);
});

test('CON-04 a change that many calls share is reported once, with the calls it reaches', () => {
  const after = changed(STATES, ['open', 'closed', 'lost']);
  const { code, text } = diffCommand([fileOf('old', smallContract()), fileOf('shared', after)]);
  expect(code).toBe(1);
  expect(text).toContain("Breaks the players' app");
  expect(text.match(/can be "lost" now/g)).toHaveLength(1);
  expect(text).toContain('The same in /thing/get.');
  expect(text).toContain('1 breaking change.');
  const inFormat = (format: string) =>
    diffCommand([fileOf('old', smallContract()), fileOf('shared', after), '--format', format]).text;
  expect(inFormat('markdown')).toMatch(/^### Breaks the players' app.*\n\n- `\/thing\/list`, /);
  expect(JSON.parse(inFormat('json'))).toMatchObject([
    {
      where: ['/thing/list', '/thing/get'],
      breaks: ['app'],
      message: expect.stringContaining('can be "lost"'),
    },
  ]);
});

test('CON-04 a change that only people notice is listed by itself and breaks nothing', () => {
  const after = changed('/components/schemas/Row/properties/fee/x-money', null);
  const { code, text } = diffCommand([fileOf('old', smallContract()), fileOf('minor', after)]);
  expect(code).toBe(0);
  expect(text).toContain('Meaning changed, look at it');
  expect(text).not.toContain('Safe for both');
});

test('CON-04 the comparison ends with 0 where nothing breaks, and says so where nothing differs', () => {
  const old = fileOf('old', smallContract());
  const wider = diffCommand([old, fileOf('wider', changed(TAG, { type: 'string' }))]);
  expect(wider).toMatchObject({ code: 0, text: expect.stringContaining('Work for the backend') });
  expect(wider.text).toContain('Nothing breaks.');
  expect(diffCommand([old, old])).toEqual({ code: 0, text: 'No difference that a program could notice.' });
});

test('CON-04 the comparison reads a folder and a git ref, and the contract does not differ from itself', () => {
  expect(diffCommand(['openapi', 'openapi/openapi.yaml'])).toMatchObject({ code: 0 });
  expect(diffCommand(['HEAD', 'HEAD:openapi/openapi.yaml'])).toMatchObject({ code: 0 });
});

test.each([
  ['no contracts', [], 'wants two contracts'],
  ['a third contract', ['a', 'b', 'c'], 'wants two contracts'],
  ['contracts with an unknown flag', ['--formt', 'a', 'b'], 'Did you mean --format?'],
  ['contracts in an unknown format', ['--format', 'xml', 'a', 'b'], 'text, markdown or json, not xml'],
  ['what is neither file nor ref', ['nowhere', 'openapi'], 'nowhere is neither a file nor a git ref'],
  ['an option for git', ['--output=x', 'openapi'], 'Unknown option'],
  ['a file without a contract', ['package.json', 'openapi'], 'no paths'],
])('CON-04 the comparison of %s ends with 2 and one line', (_name, args, words) => {
  const { code, text } = diffCommand(args);
  expect(code).toBe(2);
  expect(text.split('\n')[0]).toContain(words);
});

test.each(['--output=FOLDER/crafted:a.yaml', '-p', '--help', 'main main', 'main;ls', ':a.yaml', ''])(
  'CON-04 the name %j is no ref, and git never hears it',
  (name) => {
    const before = readdirSync(folder());
    const crafted = name.replace('FOLDER', folder());
    expect(diffCommand(['--', crafted, 'HEAD'])).toEqual({
      code: 2,
      text: `copihue-contract: ${crafted} is neither a file nor a git ref.`,
    });
    expect(readdirSync(folder())).toEqual(before);
  },
);

test('CON-04 a change is found at any depth, and a schema that refers to itself is compared once', () => {
  const nested = (depth: number, inside: object): object =>
    depth === 0 ? inside : { type: 'object', properties: { deeper: nested(depth - 1, inside) } };
  const [text, number] = ['string', 'integer'].map((type) =>
    contractOf(changed('/components/schemas/Row/properties/hint', nested(40, { type }))),
  );
  const itself = changed('/components/schemas/Row/properties/hint', { $ref: '#/components/schemas/Row' });
  expect(text && number && compareContracts(text, number).length).toBeGreaterThan(0);
  expect(compareContracts(contractOf(itself), contractOf(itself))).toEqual([]);
});

test('CON-04 a reference out of the folder of the contract is refused', () => {
  const outside = fileOf('outside', { Hint: { type: 'string' } });
  mkdirSync(folder('inside'));
  const file = folder('inside', 'openapi.json');
  const reference = { $ref: '../outside.json#/Hint' };
  writeFileSync(file, JSON.stringify(changed('/components/schemas/Row/properties/hint', reference)));
  expect(diffCommand([file, file])).toMatchObject({
    code: 2,
    text: expect.stringContaining(basename(outside)),
  });
});

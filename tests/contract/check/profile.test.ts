import { writeFileSync } from 'node:fs';
import { checkParts, defaults, Misuse } from '@copihue/contract/check-options';
import { fieldOf, listOf } from '@copihue/contract/json-values';
import { expect, test } from 'vitest';
import { createCoverage } from '../../../openapi/check/coverage.ts';
import { optionalFeatures, readProfile } from '../../../openapi/check/profile.ts';
import { expectedOf } from '../../../openapi/check/seen.ts';
import { folderOfTest } from '../../support/on-disk.ts';
import { plain, schemaAt } from '../generated-faults/value-faults.ts';
import { kit } from '../shared-kit.ts';

const { contract } = kit;
const features = optionalFeatures(contract);

test.each(features)(
  'CON-10 the feature $name has only fields and events that a server may leave out',
  ({ fields, events, description }) => {
    expect(description).toMatch(/\.$/);
    expect(fields.size + events.length).toBeGreaterThan(0);
    for (const [operationId, paths] of fields) {
      const call = contract.calls.find((one) => one.operationId === operationId);
      if (!call) throw new Error(`The contract has no call ${operationId}.`);
      for (const path of paths) {
        expect(schemaAt(contract, call, path), `${operationId} ${path}`).toBeDefined();
        // A list may always be empty, and a call refused.
        const [, outer, name] = /^(.+)\.(\w+)$/.exec(path) ?? [];
        if (outer === undefined) continue;
        const required = fieldOf(plain(contract, schemaAt(contract, call, outer)), 'required');
        expect(listOf(required), `${operationId} ${path} is not required`).not.toContain(name);
      }
    }
    for (const name of events)
      expect(contract.events.some((event) => event.sender === 'server' && event.name === name)).toBe(true);
  },
);

const folder = folderOfTest();

function profileFile(content: unknown): string {
  const file = folder('profile.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test.each([
  [{ leavesOut: { jackpots: 'We have none.', chat: 'Another company has it.' } }, true, ''],
  [{ leavesOut: {} }, true, ''],
  [{ leavesOut: { login: 'No.' } }, false, 'the contract lets no server leave out "login"'],
  [{ leavesOut: { chat: '' } }, false, 'needs its reason in words'],
  [{ leavesOut: ['chat'] }, false, 'must be {"leavesOut"'],
  [{}, false, 'must be {"leavesOut"'],
])('CON-10 the file %j is a profile: %s', (content, isGood, words) => {
  const file = profileFile(content);
  if (isGood) expect([...readProfile(file, contract).keys()]).toEqual(Object.keys(Object(content).leavesOut));
  else {
    expect(() => readProfile(file, contract)).toThrow(Misuse);
    expect(() => readProfile(file, contract)).toThrow(words);
  }
});

test('CON-10 the check names a profile that is no JSON', () => {
  expect(() => readProfile(profileFile('{'), contract)).toThrow(/--profile: .*profile\.json cannot be read/);
});

const options = { parts: new Set(checkParts), profile: new Map<string, string>() };
const expectedWith = (profile: ReadonlyMap<string, string>, seen: object, events: string[] = []) => {
  const coverage = createCoverage(contract);
  const call = contract.calls.find(({ operationId }) => operationId === 'gameList');
  if (call) coverage.success(call, seen);
  const given = { ...Object(defaults), ...options, profile };
  return expectedOf(coverage.result(), contract, new Set(events), given);
};

test('CON-10 the check expects all but what a profile leaves out', () => {
  const all = expectedWith(new Map(), {});
  for (const { name, fields, events } of features) {
    const rows = expectedWith(new Map([[name, 'Not here.']]), {});
    const gone = all.filter((row) => !rows.some((one) => one.kind === row.kind && one.name === row.name));
    expect(gone.length, name).toBeGreaterThan(0);
    const paths = new Map(contract.calls.map(({ operationId, path }) => [operationId, path]));
    const prefixes = [...fields].flatMap(([call, list]) =>
      // A call without data is only refused, so nothing of it is expected.
      list.map((field) => (field === 'data' ? `${paths.get(call)}` : `${paths.get(call)} ${field}`)),
    );
    const isOurs = (row: string) => prefixes.some((prefix) => row.startsWith(prefix)) || events.includes(row);
    expect(gone.filter((row) => !isOurs(row.name))).toEqual([]);
  }
});

test('CON-10 a feature that the profile leaves out and the server shows fails the check', () => {
  const seen = { success: true, data: { list: [{ jackpot: 12 }] } };
  const rows = expectedWith(new Map([['jackpots', 'Not here.']]), seen);
  expect(rows).toContainEqual({
    kind: 'left out',
    name: 'jackpots',
    seen: false,
    reason: 'is there all the same: take it out of the profile',
  });
  const chat = expectedWith(new Map([['chat', 'Not here.']]), {}, ['chat']);
  expect(chat.filter(({ kind }) => kind === 'left out').map(({ name }) => name)).toEqual(['chat']);
});

import type { CheckResult } from '@copihue/contract/check';
import { openKit, runCheck } from '@copihue/contract/check';
import { type CheckOptions, checkParts, defaults } from '@copihue/contract/check-options';
import { isObject } from '@copihue/contract/json-values';
import { lawsOf, sharedLaws } from '@copihue/contract/laws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPlayers } from '../../mock-server/seed/world.ts';
import type { Finding } from '../../openapi/check/finding.ts';
import { accessFaults } from './broken-server/access-faults.ts';
import { type BrokenServer, FAULT_HEADER, openBrokenServer } from './broken-server/broken-server.ts';
import { depositFaults } from './broken-server/deposit-faults.ts';
import { envelopeFaults } from './broken-server/envelope-faults.ts';
import type { Fault } from './broken-server/fault.ts';
import { inputFaults } from './broken-server/input-faults.ts';
import { listFaults } from './broken-server/list-faults.ts';
import { meaningFaults } from './broken-server/meaning-faults.ts';
import { offerFaults } from './broken-server/offer-faults.ts';
import { privacyFaults } from './broken-server/privacy-faults.ts';
import { refusalFaults } from './broken-server/refusal-faults.ts';
import { shapeFaults } from './broken-server/shape-faults.ts';
import { socketFaults } from './broken-server/socket-faults.ts';
import { undoneFaults } from './broken-server/undone-faults.ts';
import { wireFaults } from './broken-server/wire-faults.ts';
import { withdrawalFaults } from './broken-server/withdrawal-faults.ts';

const faults = [
  ...shapeFaults,
  ...envelopeFaults,
  ...accessFaults,
  ...inputFaults,
  ...refusalFaults,
  ...meaningFaults,
  ...depositFaults,
  ...undoneFaults,
  ...withdrawalFaults,
  ...offerFaults,
  ...listFaults,
  ...privacyFaults,
  ...wireFaults,
  ...socketFaults,
];
const byName = new Map(faults.map((fault) => [fault.name, fault]));
/** Read once: the check of each fault is quick then. */
const kit = openKit(defaults.contract);
const paths = new Map(kit.contract.calls.map(({ operationId, path }) => [operationId, path]));

let server: BrokenServer;

beforeAll(async () => {
  server = await openBrokenServer(byName, (operationId) => paths.get(operationId));
});
afterAll(() => server.close());

/** Whether a finding is the one that the fault has to lead to. */
const isOf = (fault: Fault, { operationId, rule }: Pick<Finding, 'operationId' | 'rule'>) =>
  operationId === (fault.foundOn ?? fault.on) && rule === fault.rule;

/** The check as far as a fault is concerned, until it is found, in a world of its own. */
function check(world: string, fault?: Fault): Promise<CheckResult> {
  const headers = { 'x-mock-world': world, ...(fault ? { [FAULT_HEADER]: fault.name } : {}) };
  const [player, second] = seedPlayers;
  const found = new AbortController();
  const options: CheckOptions = {
    ...defaults,
    main: server.url,
    gateway: server.url,
    socket: server.url,
    player: { username: player.username, password: player.password },
    ...(fault?.players === 2 || !fault ? { second, newUsername: '955512345' } : {}),
    writes: true,
    rate: Number.POSITIVE_INFINITY,
    eventWaitMs: 500,
    headers,
    randomRuns: fault?.randomRuns ?? 2,
    // The sound server needs no more than a few wrong bodies of each call.
    ...(fault ? {} : { invalidLimit: 3 }),
    parts: new Set(fault ? (fault.parts ?? ['journey']) : checkParts),
    ...(fault ? { only: new Set([fault.on, fault.foundOn ?? fault.on, ...(fault.with ?? [])]) } : {}),
    control: `${server.url}/__mock`,
    signal: found.signal,
    onFinding: (finding) => fault && isOf(fault, finding) && found.abort(),
  };
  return runCheck(options, kit);
}

/** What a schema may demand. A value breaks one branch of a `oneOf`, and that branch's demand is reported. */
const DEMANDS =
  /^(type|const|enum|format|pattern|required|multipleOf|(min|max)(imum|Length|Items)|uniqueItems)$/;

/** The demands that the contract makes anywhere in its schemas. */
function demandsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(demandsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(DEMANDS.test(key) ? [`schema/${key}`] : []),
    ...demandsIn(inner),
  ]);
}

test('CON-03 CON-07 every law, and every demand of a schema, has a planted fault', () => {
  const { files } = kit.contract;
  const demands = files.names.flatMap((file) => demandsIn(files.valueAt({ file, pointer: '' })));
  const ofCalls = kit.contract.calls.flatMap((call) => lawsOf(kit.contract, call));
  const laws = [...sharedLaws(kit.contract), ...ofCalls].map(({ name }) => name);
  const expected = new Set([...laws, ...demands, 'unknown-field']);
  const planted = new Set(faults.map(({ rule }) => rule));
  expect([...expected].filter((rule) => !planted.has(rule))).toEqual([]);
  expect(demands).toContain('schema/maxLength');
  expect(byName.size, 'each has a name of its own').toBe(faults.length);
});

test('CON-03 the server has no fault but the ones that are planted', async () => {
  const { findings } = await check('sound');
  expect(findings.map(({ operationId, rule, says }) => `${operationId} ${rule} ${says}`)).toEqual([]);
});

test.each(faults)('CON-03 the check finds $name ($on)', async (fault) => {
  const { findings } = await check(`fault ${faults.indexOf(fault)}`, fault);
  const found = findings.find((finding) => isOf(fault, finding));
  const all = findings.map(({ operationId, rule, at, says }) => `${operationId} ${rule} ${at} ${says}`);
  expect(found, `found instead: ${all.join('\n')}`).toBeDefined();
  expect(found?.line).toBeGreaterThan(0);
});

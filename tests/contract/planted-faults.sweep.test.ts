import { runCheck } from '@copihue/contract/check';
import { isObject } from '@copihue/contract/json-values';
import { lawsOf, sharedLaws } from '@copihue/contract/laws';
import { afterAll, expect, test } from 'vitest';
import { lawFaults } from './generated-faults/law-faults.ts';
import { kit } from './shared-kit.ts';
import { allFaults as faults } from './test-server/all-faults.ts';
import { openTestServer } from './test-server/test-server.ts';
import { isOf, tryFault } from './test-server/try-fault.ts';

const server = await openTestServer();
afterAll(() => server.close());

/** Keywords of a schema. For a `oneOf` the check reports the keyword of one branch. */
const DEMANDS =
  /^(type|const|enum|format|pattern|required|x-decimals|(min|max)(imum|Length|Items)|uniqueItems)$/;

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
  const generated = lawFaults(kit.contract).map(({ law }) => law.name);
  const planted = new Set([...faults.map(({ rule }) => rule), ...generated]);
  expect([...expected].filter((rule) => !planted.has(rule))).toEqual([]);
  expect(demands).toContain('schema/maxLength');
  expect(new Set(faults.map(({ name }) => name)).size, 'each has a name of its own').toBe(faults.length);
});

// That it finds nothing without one is shown by the legal variations, which are made of the same server.
// Concurrent, since each fault waits for events; each has its own world.
test.concurrent.each(faults)('CON-03 the check finds $name ($on)', async (fault) => {
  const { findings } = await tryFault(server, kit, runCheck, `fault ${faults.indexOf(fault)}`, fault);
  const found = findings.find((finding) => isOf(fault, finding));
  const all = findings.map(({ operationId, rule, at, message }) => `${operationId} ${rule} ${at} ${message}`);
  expect(found, `found instead: ${all.join('\n')}`).toBeDefined();
  expect(found?.line).toBeGreaterThan(0);
});

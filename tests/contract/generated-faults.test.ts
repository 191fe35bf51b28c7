import { runCheck } from '@copihue/contract/check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrokenServer, openBrokenServer } from './broken-server/broken-server.ts';
import type { Fault } from './broken-server/fault.ts';
import { isOf, tryFault } from './broken-server/try-fault.ts';
import type { GeneratedFault } from './generated-faults/generated.ts';
import { lawFaults } from './generated-faults/law-faults.ts';
import { kit } from './shared-kit.ts';

/** Tries one of so many faults; `npm run check -- laws` tries all. */
const STEP = 16;

const paths = new Map(kit.contract.calls.map(({ operationId, path }) => [operationId, path]));
const all = lawFaults(kit.contract);
const planted = new Map<string, Fault>();
let server: BrokenServer;

beforeAll(async () => {
  server = await openBrokenServer(planted, (operationId) => paths.get(operationId));
});
afterAll(() => server.close());

async function isFound({ build }: GeneratedFault, number: number): Promise<boolean> {
  const fault = build();
  planted.set(fault.name, fault);
  const { findings } = await tryFault(server.url, kit, runCheck, `generated ${number}`, fault);
  // A fault that changed nothing cannot be found.
  return fault.touched === undefined || findings.some((finding) => isOf(fault, finding));
}

test('CON-07 every law with terms has faults made from them, most of them several', () => {
  expect(all.length).toBeGreaterThan(650);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

const slice = all.map((fault, number) => ({ fault, number })).filter(({ number }) => number % STEP === 0);

test.each(slice)('CON-07 the check finds $fault.name', async ({ fault, number }) => {
  expect(await isFound(fault, number)).toBe(true);
});

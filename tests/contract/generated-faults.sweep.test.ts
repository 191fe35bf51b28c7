import { runCheck } from '@copihue/contract/check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GeneratedFault } from './generated-faults/generated.ts';
import { lawFaults } from './generated-faults/law-faults.ts';
import { kit } from './shared-kit.ts';
import { openTestServer, type TestServer } from './test-server/test-server.ts';
import { isOf, tryFault } from './test-server/try-fault.ts';

/** Tries one of so many faults; `npm run check -- laws` tries all. */
const STEP = 16;

const all = lawFaults(kit.contract);
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function isFound({ build }: GeneratedFault, number: number): Promise<boolean> {
  const fault = build();
  const { findings } = await tryFault(server, kit, runCheck, `generated ${number}`, fault);
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

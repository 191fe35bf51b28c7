import { runCheck } from '@copihue/contract/check';
import { afterAll, expect, test } from 'vitest';
import type { GeneratedFault } from './generated-faults/generated.ts';
import { lawFaults } from './generated-faults/law-faults.ts';
import { kit } from './shared-kit.ts';
import { openTestServer } from './test-server/test-server.ts';
import { isOf, tryFault } from './test-server/try-fault.ts';

const all = lawFaults(kit.contract);
/** No answer of the journey has what these faults change: each has a planted one. */
const planted = ['gameList filter 2', 'rechargeQueryPay bonus-is-credited 11'];
const nameOf = ({ name }: GeneratedFault) => name.split(':')[0] ?? '';
const laws = [...new Set(all.map(nameOf))].filter((name) => !planted.includes(name));
const server = await openTestServer();
afterAll(() => server.close());

test('CON-07 the generated faults are several for most laws', () => {
  expect(all.length).toBeGreaterThan(650);
  expect(laws.length).toBeGreaterThan(100);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

/** `npm run check -- laws` tries all; else the first fault that changes an answer stands for its law. */
const isWhole = import.meta.env.MODE === 'laws';

// Concurrent, since each fault waits for events; each has its own world.
test.concurrent.each(laws)('CON-07 the check finds an answer that breaks the law %s', async (name) => {
  const missed: string[] = [];
  let tried = 0;
  for (const [number, { build }] of all.filter((fault) => nameOf(fault) === name).entries()) {
    const fault = build();
    const { findings } = await tryFault(server, kit, runCheck, `${name} ${number}`, fault);
    if (fault.touched === undefined) continue;
    tried += 1;
    if (!findings.some((finding) => isOf(fault, finding))) missed.push(fault.name);
    if (!isWhole) break;
  }
  expect(missed).toEqual([]);
  expect(tried, 'faults that changed an answer').toBeGreaterThan(0);
});

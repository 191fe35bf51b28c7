// A second server, written in another style from the document alone (CON-10). ALL_FAULTS=1 tries each legal variation
// by itself and counts the faults that are found.
import { checkParts } from '@copihue/contract/check-options';
import { expect, test } from 'vitest';
import { allFaults } from '../event-server/all-faults.ts';
import { type Change, honest } from '../event-server/change.ts';
import { checkServer } from '../event-server/check-server.ts';
import { together } from '../event-server/together.ts';
import { variations } from '../event-server/variations.ts';

const everything = process.env.ALL_FAULTS === '1';
const rows = ({ findings }: Awaited<ReturnType<typeof checkServer>>) =>
  findings.map(({ operationId, rule, says }) => `${operationId} ${rule}: ${says}`);

test.each([
  ['with the test control protocol', true],
  ['without it', false],
])(
  'CON-10 nothing is found on another sound server, %s',
  async (_name, hasControl) => {
    expect(rows(await checkServer(honest, hasControl))).toEqual([]);
  },
  60_000,
);

const legal = Object.entries(variations);
const tried: (readonly [string, typeof honest])[] = everything
  ? legal
  : [[`all ${legal.length} of them at once`, together(legal.map(([, change]) => change))]];

test.each(tried)(
  'CON-10 what the contract leaves to a server is no finding: %s',
  async (_name, change) => {
    expect(legal.length).toBeGreaterThanOrEqual(10);
    expect(rows(await checkServer(change, true))).toEqual([]);
  },
  60_000,
);

// Without the body probes a run is half as long.
const quick = checkParts.filter((part) => part !== 'invalid' && part !== 'random');
const needsBodies = ['shape-unchecked', 'wrong-field'];
const isFound = async (name: string, fault: Change, hasControl: boolean) => {
  const parts = needsBodies.includes(name) ? checkParts : quick;
  return (await checkServer(fault, hasControl, true, parts)).findings.length > 0;
};

const sample = [
  'any-code',
  'code-resent-at-once',
  'change-keeps-sessions',
  'change-keeps-password',
  'logout-ends-all',
  'payee-new-every-time',
  'nobody-holds-it',
  'second-filter-ignored',
  'display-reward-wrong',
  'total-off-by-one',
  'withdrawable-above-cash',
  'bonus-parts-short',
  'cents-in-chile',
  'fee-rounded-down',
  'intent-makes-two',
  'method-limits-crossed',
  'entry-forgotten',
  'remove-does-nothing',
  'local-time',
  'token-in-url',
  'last-row-missing',
  'total-of-the-page',
  'oldest-first',
  'status-ignored',
  'sports-late-first',
  'banner-in-wrong-place',
  'chatty-success',
  'cached-balance',
  'retry-after-unsaid',
  'refused-with-400',
];

test('CON-03 a fault drawn from a sentence of the contract is found on the second server', async () => {
  const drawn = allFaults.filter(([name]) => sample.includes(name));
  expect(drawn).toHaveLength(sample.length);
  const missed: string[] = [];
  for (const [name, fault] of drawn) if (!(await isFound(name, fault, true))) missed.push(name);
  expect(missed).toEqual([]);
}, 120_000);

test('CON-03 each of these faults names its sentence', () => {
  expect(allFaults.length).toBeGreaterThanOrEqual(50);
  expect(new Set(allFaults.map(([name]) => name)).size).toBe(allFaults.length);
  expect(allFaults.filter(([, { says }]) => says.length < 10).map(([name]) => name)).toEqual([]);
});

// Lowest accepted share of found faults; it may only rise.
const shares: [name: string, hasControl: boolean, least: number][] = [
  ['with the test control protocol', true, 0.96],
  ['without it', false, 0.92],
];
test.each(everything ? shares : [])(
  'CON-03 of all faults on the second server, %s',
  async (_name, hasControl, least) => {
    const missed: string[] = [];
    for (const [name, fault] of allFaults) if (!(await isFound(name, fault, hasControl))) missed.push(name);
    const found = allFaults.length - missed.length;
    console.log(`${found} of ${allFaults.length} found; not: ${missed.join(', ')}`);
    expect(found / allFaults.length).toBeGreaterThanOrEqual(least);
  },
  3_600_000,
);

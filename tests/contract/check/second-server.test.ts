// A second server of the contract, in another style than the mock and written from the document alone (CON-10). ALL_FAULTS=1 tries
// each legal variation by itself.
import { expect, test } from 'vitest';
import { honest } from '../event-server/change.ts';
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

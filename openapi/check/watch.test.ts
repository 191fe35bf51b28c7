import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import type { CheckResult } from './run-check.ts';
import { changesSince } from './watch.ts';

const finding = (path: string, rule: string): Finding => ({
  rule,
  at: 'status',
  says: `is wrong by ${rule}`,
  place: { file: 'openapi.yaml', pointer: path },
  number: 1,
  operationId: path,
  path,
  purpose: 'journey',
  file: 'openapi.yaml',
  line: 1,
  times: 1,
});

function result(absent: string[], green: string[], findings: Finding[] = []): CheckResult {
  const calls = green.map((path) => ({
    ...{ operationId: path, path, requests: 1, succeeded: true, answered: true },
    ...{ statuses: [], fields: [], refusals: [] },
  }));
  const seen = { statuses: 0, statusesSeen: 0, fields: 0, fieldsSeen: 0, refusals: 0, refusalsSeen: 0 };
  const count = { calls: 0, answered: 0, succeeded: 0, ...seen };
  return {
    ...{ main: '', gateway: '', seed: 1, writes: false, parts: new Set(), startedAt: '', ms: 1 },
    ...{ findings, coverage: { calls, count }, absent, exchanges: [], events: [], expected: [] },
    ...{ times: [], notes: [], unchecked: [] },
  };
}

const [x, y] = [finding('/a', 'x'), finding('/a', 'y')];

test.each<[string, CheckResult, CheckResult, RegExp[]]>([
  ['nothing', result(['/a'], ['/b']), result(['/a'], ['/b']), []],
  ['a call that is there now', result(['/a'], []), result([], []), [/there now: \/a/]],
  ['a call that is gone', result([], []), result(['/a'], []), [/gone: \/a/]],
  ['a call that succeeds now', result([], []), result([], ['/a']), [/keeps the contract now: \/a/]],
  ['a call that succeeds with a fault', result([], []), result([], ['/a'], [x]), [/new: \/a/]],
  [
    'a mended fault',
    result([], ['/a'], [x]),
    result([], ['/a']),
    [/keeps the contract now: \/a/, /no longer: \/a status/],
  ],
  [
    'one fault in the place of another',
    result([], [], [x]),
    result([], [], [y]),
    [/no longer: \/a status/, /new: \/a {2}status is wrong by y/],
  ],
])('CON-03 of two runs the watch tells %s', (_what, before, now, told) => {
  const changes = changesSince(before, now);
  expect(changes).toHaveLength(told.length);
  for (const [at, words] of told.entries()) expect(changes[at]).toMatch(words);
});

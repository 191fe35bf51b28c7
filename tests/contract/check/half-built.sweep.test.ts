// A server under construction: each missing call is one line, so that the report shows the real mistakes.
import { runCheck } from '@copihue/contract/check';
import { type CheckOptions, checkParts } from '@copihue/contract/check-options';
import { fieldOf } from '@copihue/contract/json-values';
import { afterAll, expect, test } from 'vitest';
import { junitReport } from '../../../openapi/check/report/junit.ts';
import { sarifReport } from '../../../openapi/check/report/sarif.ts';
import { textReport, wholeReport } from '../../../openapi/check/report/text.ts';
import type { CheckResult } from '../../../openapi/check/run-check.ts';
import { kit } from '../shared-kit.ts';
import { put } from '../test-server/faults/change.ts';
import type { Switch } from '../test-server/switch.ts';
import { openTestServer } from '../test-server/test-server.ts';

const calls = kit.contract.calls.map(({ path }) => path);

const server = await openTestServer();
afterAll(() => server.close());

let worlds = 0;

function checkServer(change: Switch, more: Partial<CheckOptions> = {}): Promise<CheckResult> {
  worlds += 1;
  const world = `half-built ${worlds}`;
  server.set(world, [change]);
  const options: CheckOptions = {
    ...server.options(world),
    ...{ eventWaitMs: 250, randomRuns: 1, invalidLimit: 1 },
    parts: new Set(checkParts.filter((part) => part !== 'socket')),
    control: `${server.url}/__mock`,
    ...more,
  };
  return runCheck(options, kit);
}

/** Missing calls answer as a framework answers an unknown address. */
const without = (isMissing: (path: string) => boolean): Switch => ({
  after(answer, { path, method }) {
    const headers = { 'content-type': 'application/json' };
    if (calls.includes(path) && isMissing(path) && method !== 'OPTIONS')
      Object.assign(answer, { status: 404, headers, body: { error: 'Cannot POST' } });
  },
});

const later = /^\/(lucky|v1|withdraw|recharge|notice)\//;
const missing = calls.filter((path) => later.test(path));

const wrong: Switch = {
  after(answer, request) {
    without((path) => later.test(path)).after?.(answer, request);
    if (request.path === '/wallet/balance') put('total', -1)(answer);
    if (request.path === '/game/url') put('isBonus', 'no')(answer);
  },
};

let made: Promise<CheckResult> | undefined;
const ofWrong = () => (made ??= checkServer(wrong));

test('CON-03 the report of the check names the calls that are not there yet in one line, and finds nothing in them', async () => {
  expect(missing.length).toBeGreaterThanOrEqual(30);
  const result = await ofWrong();
  expect(result.findings.filter(({ path }) => later.test(path))).toEqual([]);
  expect([...result.absent].sort()).toEqual([...missing].sort());
  const text = textReport(result);
  expect(
    text.match(new RegExp(`Not there yet: ${missing.length} of ${calls.length} calls`, 'g')),
  ).toHaveLength(1);
  expect(text).not.toContain('keeps the contract:');
  const skipped = junitReport(result).match(/<skipped message="is not there yet"\/>/g) ?? [];
  expect(skipped.length).toBeGreaterThanOrEqual(missing.length);
  // What fails the run fails for CI as well.
  const failing = { ...result, missing: result.absent };
  expect(junitReport(failing).match(/type="never-seen"/g)).toHaveLength(missing.length);
  expect(sarifReport(failing).match(/"ruleId": "never-seen"/g)).toHaveLength(missing.length);
});

test('CON-03 the check makes the calls of guests on a server without a login', async () => {
  const isLogin = (path: string) => path === '/user/login';
  const result = await checkServer(without(isLogin), {
    control: undefined,
    send: undefined,
    parts: new Set(checkParts),
  });
  expect(result.findings.map(({ path, rule, message }) => `${path} ${rule} ${message}`)).toEqual([]);
  expect(result.absent).toContain('/user/login');
  expect(result.notes.join()).toContain('There is no login yet');
  expect(result.coverage.find(({ path }) => path === '/game/list')?.succeeded).toBe(true);
});

test('CON-03 the check finds a 404 of a call that exists', async () => {
  const notFound: Switch = {
    after(answer, { path }) {
      if (path === '/recharge/queryPay' && fieldOf(answer.body, 'success') === false) answer.status = 404;
    },
  };
  const only = new Set(['rechargeQueryPay']);
  const result = await checkServer(notFound, { only, parts: new Set(['journey', 'refusals']) });
  expect(result.absent).toEqual([]);
  expect(result.findings.map(({ path }) => path)).toContain('/recharge/queryPay');
});

test('CON-03 the reports of the check number the findings without gaps and hide secrets', async () => {
  const result = await ofWrong();
  expect(result.findings.length).toBeGreaterThan(1);
  expect(result.findings.map(({ number }) => number)).toEqual(result.findings.map((_, index) => index + 1));
  const text = textReport(result);
  const shown = Array.from(text.matchAll(/^(\d+)\. \//gm), ([, number]) => Number(number));
  expect(shown).toEqual(shown.map((_, index) => index + 1));
  const results = result.findings.map(({ rule }) => ({ ruleId: rule, locations: [expect.anything()] }));
  expect(JSON.parse(sarifReport(result))).toMatchObject({ version: '2.1.0', runs: [{ results }] });
  const everywhere = [wholeReport(result), sarifReport(result), junitReport(result)].join();
  expect(everywhere).not.toMatch(/Copihue2026|912345678/);
});

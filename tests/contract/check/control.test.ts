import { type CheckResult, runCheck } from '@copihue/contract/check';
import { type GivenOptions, Misuse } from '@copihue/contract/check-options';
import { afterAll, expect, test } from 'vitest';
import { openControl } from '../../../openapi/check/control.ts';
import { kit } from '../shared-kit.ts';
import type { Switch } from '../test-server/switch.ts';
import { openTestServer } from '../test-server/test-server.ts';
import { controlOf } from '../test-server/variations/answers.ts';
import { openMockTarget } from './mock-target.ts';

const target = await openMockTarget();
const server = await openTestServer();
afterAll(() => Promise.all([target.close(), server.close()]));

const refusalsSeen = ({ coverage }: CheckResult, code: string) =>
  coverage
    .filter(({ refusals }) => refusals.some((row) => row.code === code && row.seen))
    .map(({ operationId }) => operationId);

test('CON-09 the check sends a wrong code before each right one, also without a control', async () => {
  const { control: _control, ...options } = target.options('codes');
  const codes = ['userRegister', 'userBindPhone', 'userResetPwd'];
  const findCode = async (phone: string) => {
    // The code comes as if a person read it from the phone; the wait for the next code is over by then.
    const headers = { 'x-mock-world': 'codes', 'content-type': 'application/json' };
    const sms = await fetch(`${target.main}/__mock/sms?phone=${phone}`, { headers });
    const rows: { code: string }[] = await sms.json();
    const advance = { method: 'POST', headers, body: JSON.stringify({ advanceMs: 61_000 }) };
    await fetch(`${target.main}/__mock/clock`, advance);
    return rows.at(-1)?.code;
  };
  const only = new Set([...codes, 'captchaSms', 'captchaUsernameSms']);
  const parts = new Set(['journey', 'refusals'] as const);
  const result = await runCheck({ ...options, findCode, only, parts }, kit);
  expect(
    result.findings.map(({ operationId, rule, message }) => `${operationId} ${rule} ${message}`),
  ).toEqual([]);
  expect(refusalsSeen(result, 'wrong-code').sort()).toEqual(expect.arrayContaining(codes.sort()));
  expect(refusalsSeen(result, 'sms-resend')).toEqual(expect.arrayContaining(['captchaSms']));
  expect(result.notes.join()).toContain('There is no --control with these parts');
});

async function checkWith(change: Switch, world: string): Promise<CheckResult> {
  server.set(world, [change]);
  const options: GivenOptions = {
    ...server.options(world),
    ...{ player: undefined, second: undefined, newUsername: undefined },
    ...{ parts: new Set(['journey']), only: new Set(['walletRecords']), control: `${server.url}/__mock` },
  };
  return runCheck(options, kit);
}

const USED = ['sms', 'players', 'money', 'orders', 'withdrawals', 'bets', 'clock', 'faults'];

test.each(USED.filter((part) => part !== 'players'))(
  'CON-09 the check uses a control without the part %s, and the report names the part',
  async (missing) => {
    const rest = USED.filter((part) => part !== missing);
    const { notes, findings } = await checkWith(controlOf(rest).start(), `without-${missing}`);
    expect(findings).toEqual([]);
    expect(notes[0]).toMatch(new RegExp(`does not offer these parts, so .* what they show: ${missing}\\.$`));
  },
);

test('CON-09 the check asks for --username when the control makes no player', async () => {
  await expect(checkWith(controlOf(['sms', 'clock']).start(), 'no-players')).rejects.toThrow(
    '--username and --password are missing',
  );
});

test('CON-09 the report names a part of the control that fails, with its answer', async () => {
  const headers = { 'content-type': 'application/json' };
  const failure = { status: 500, headers, body: { message: 'Out of cards.' } };
  const broken: Switch = { instead: ({ path }) => (path === '/__mock/bets' ? failure : undefined) };
  const { notes } = await checkWith(broken, 'broken-part');
  expect(notes.join()).toContain('POST /bets answered 500 (Out of cards.)');
});

test.each([
  ['http://127.0.0.1:9', 'No answer from http://127.0.0.1:9/parts'],
  ['MAIN', '/parts answers with 404. --control must name the address'],
  ['MAIN/__mock/sms', '/parts answers with 404'],
])('CON-09 the check refuses %s as the address of a control', async (url, words) => {
  const reached = { headers: {}, timeoutMs: 2000, onProblem: () => undefined };
  const at = { ...reached, url: url.replace('MAIN', target.main) };
  await expect(openControl(at)).rejects.toThrow(Misuse);
  await expect(openControl(at)).rejects.toThrow(words);
});

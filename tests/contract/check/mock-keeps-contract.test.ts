import { runCheck } from '@copihue/contract/check';
import { lawsOf, sharedLaws } from '@copihue/contract/laws';
import { operations } from '@copihue/contract/operations';
import { afterAll, expect, test } from 'vitest';
import { unseenRefusals } from '../../../openapi/check/coverage.ts';
import { textReport } from '../../../openapi/check/report/text.ts';
import { kit } from '../shared-kit.ts';
import { openMockTarget } from './mock-target.ts';

const target = await openMockTarget();
const result = await runCheck(target.options('clean'), kit);
afterAll(() => target.close());

test('CON-03 the check finds nothing on our own mock', () => {
  const words = result.findings.map(({ path, rule, at, message }) => `${path} ${rule} ${at} ${message}`);
  expect(words).toEqual([]);
  expect(result.notes).toEqual([]);
});

test('CON-03 the journey of the check makes every call with success', () => {
  const { coverage } = result;
  expect(coverage).toHaveLength(operations.length);
  expect(coverage.filter(({ succeeded }) => !succeeded).map(({ path }) => path)).toEqual([]);
});

test('CON-03 the check sees every status and every field of every call', () => {
  const unseen = result.coverage.flatMap(({ path, statuses }) =>
    statuses.filter(({ times }) => times === 0).map(({ status }) => `${path} ${status}`),
  );
  expect(unseen).toEqual([]);
  expect(result.expected.filter(({ seen }) => !seen)).toEqual([]);
});

test('CON-07 the check asks for every law that compares two calls', () => {
  const { contract } = kit;
  const stated = [...sharedLaws(contract), ...contract.calls.flatMap((call) => lawsOf(contract, call))];
  expect(stated.length).toBeGreaterThan(100);
  const kept = new Set(
    result.exchanges.filter(({ purpose }) => purpose === 'laws').map(({ title }) => title),
  );
  const requested = stated.filter(({ kind }) => ['moves', 'shows', 'fee'].includes(kind));
  const unasked = requested.filter(({ name }) => ![...kept].some((title) => title === `For the law ${name}`));
  expect(unasked.map(({ name }) => name)).toEqual([]);
});

test('CON-06 the check provokes every refusal but four, and message why not these', () => {
  expect(unseenRefusals(result.coverage)).toEqual([
    { code: 'login-address-limit', reason: 'takes a hundred wrong logins', calls: 2 },
    { code: 'sms-limit', reason: 'takes many SMS within an hour', calls: 3 },
    { code: 'address-limit', reason: 'takes a hundred SMS within an hour', calls: 3 },
    { code: 'packet-elsewhere', reason: 'needs a player of another currency', calls: 1 },
  ]);
  expect(textReport(result)).toMatch(/packet-elsewhere {2}needs a player of another currency/);
});

test('CON-03 the socket brings the check every event of the contract', () => {
  const { events } = kit.contract;
  const names = events.filter(({ sender }) => sender === 'server').map(({ name }) => name);
  expect(new Set(result.events.map(({ name }) => name))).toEqual(new Set(names));
});

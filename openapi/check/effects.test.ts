import { readContract } from '@copihue/contract/contract';
import { expect, test } from 'vitest';
import { effectOf, sendsSms } from './effects.ts';

const { calls } = readContract('openapi/openapi.yaml');
const named = (wanted: (path: string) => boolean) => calls.filter(({ path }) => wanted(path));

/** Written down here again: what a check does to somebody else's server is not read from what it tests. */
const MOVES_MONEY =
  /^\/withdraw\/create$|^\/lucky\/money\/(?:create|claim)$|\/pig\/collect$|\/pb\/(?:get|reg\/claim)$/;
const DEPOSITS = /^\/recharge\/(?:v2\/)?createRechargeOrder$|^\/recharge\/prepay$/;
const ACCOUNTS = /^\/user\/(?:register|bindPhone|resetPwd|changePwd)$/;
const MESSAGES = /^\/captcha\//;

test('CON-03 calls that move money, make orders, change accounts or send messages need --writes, and reads do not', () => {
  for (const kind of [MOVES_MONEY, DEPOSITS, ACCOUNTS, MESSAGES]) {
    const touching = named((path) => kind.test(path)).map(effectOf);
    expect(touching).not.toEqual([]);
    expect(touching).not.toContain(undefined);
  }
  const moving = named((path) => MOVES_MONEY.test(path)).map(effectOf);
  expect(new Set(moving)).toEqual(new Set(['moves money']));
  const reads = calls.filter(({ kind }) => kind === 'query');
  expect(reads.length).toBeGreaterThan(20);
  expect(reads.filter((call) => effectOf(call) !== undefined)).toEqual([]);
});

test('CON-03 a change that is not listed needs --writes', () => {
  const [call] = calls.filter(({ kind }) => kind !== 'query');
  if (!call) throw new Error('the contract has changes');
  expect(effectOf({ ...call, operationId: 'somethingNew' })).toBe('changes something');
});

test('CON-03 the calls of /captcha send messages, and no other call does', () => {
  expect(calls.filter((call) => sendsSms(call))).toEqual(named((path) => MESSAGES.test(path)));
});

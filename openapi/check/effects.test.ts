import { readContract } from '@copihue/contract/contract';
import { expect, test } from 'vitest';
import { needsWrites, sendsSms } from './effects.ts';

const { calls } = readContract('openapi/openapi.yaml');

/** Written down here again: what a check does to somebody else's server is not read from what it tests. */
const TOUCHING =
  /^\/withdraw\/create$|^\/lucky\/money\/(?:create|claim)$|\/pig\/collect$|\/pb\/(?:get|reg\/claim)$|^\/recharge\/(?:v2\/)?createRechargeOrder$|^\/recharge\/prepay$|^\/user\/(?:register|bindPhone|resetPwd|changePwd)$|^\/captcha\/|\/ads\//;

test('CON-03 calls that move money, make orders, change accounts or send messages need --writes, and reads do not', () => {
  const changing = calls.filter(needsWrites).map(({ path }) => path);
  expect(changing).toEqual(calls.map(({ path }) => path).filter((path) => TOUCHING.test(path)));
  expect(changing).toHaveLength(16);
  const [call] = calls.filter(({ kind }) => kind !== 'query');
  expect(call && needsWrites({ ...call, operationId: 'somethingNew' })).toBe(true);
});

test('CON-03 the check knows which calls send messages', () => {
  expect(calls.filter(sendsSms).map(({ path }) => path)).toEqual(['/captcha/sms', '/captcha/usernameSms']);
});

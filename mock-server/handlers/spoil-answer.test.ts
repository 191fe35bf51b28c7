import { type OperationId, operations } from '@copihue/contract/operations';
import { expect, test } from 'vitest';
import { webpay } from '../../tests/support/deposits.ts';
import { createTestClient } from '../../tests/support/test-client.ts';
import { validators } from '../generated/handlers.ts';
import { contractAnswer } from './contract-answer.ts';
import { spoilAnswer } from './spoil-answer.ts';

const answers = operations.map(({ operationId }) => {
  const data = contractAnswer(operationId, 'contract-long');
  return { operationId, data, answer: validators[operationId].answer };
});
const changed = (fault: 'contradictory' | 'other-currency' | 'unknown-enum'): OperationId[] =>
  answers
    .filter(({ data, answer }) => JSON.stringify(spoilAnswer(fault, answer, data)) !== JSON.stringify(data))
    .map(({ operationId }) => operationId);

test('MOC-04 the fault unknown-enum breaks the contract of every answer with a list of values', () => {
  const spoiled = changed('unknown-enum');
  expect(spoiled.length).toBeGreaterThan(10);
  for (const { operationId, data, answer } of answers) {
    const sent = { success: true, message: '', data: spoilAnswer('unknown-enum', answer, data) };
    expect(answer.safeParse(sent).success, operationId).toBe(!spoiled.includes(operationId));
  }
});

test('MOC-04 the faults contradictory and other-currency change the answers that have money', () => {
  expect(changed('contradictory')).toEqual(
    expect.arrayContaining(['walletBalance', 'walletRecords', 'rechargeOrders', 'withdrawOrders']),
  );
  expect(changed('other-currency')).toEqual(expect.arrayContaining(['walletBalance', 'userGetUserInfo']));
  expect(changed('other-currency').length).toBeLessThan(changed('contradictory').length);
});

test('MOC-04 the fault contradictory makes one balance contradict itself, and not the next', async () => {
  const client = createTestClient();
  const token = await client.login();
  await client.control('faults', { operationId: 'walletBalance', fault: 'contradictory', times: 1 });
  const balance = async () => (await client.call('/wallet/balance', {}, { token })).data;
  const { total, cash, bonus, withdrawable } = (await balance()) as Record<string, number>;
  expect(total).not.toBe((cash ?? 0) + (bonus ?? 0));
  expect(withdrawable).toBeGreaterThan(cash ?? 0);
  expect(await balance()).toMatchObject({ total: 25_000, cash: 25_000 });
});

test('MOC-04 the fault stale repeats the first balance until it is cleared', async () => {
  const client = createTestClient();
  const token = await client.login();
  const total = async () =>
    ((await client.call('/wallet/balance', {}, { token })).data as { total: number }).total;
  await client.control('faults', { operationId: 'walletBalance', fault: 'stale' });
  const before = await total();
  const order = { amount: 10_000, ...webpay };
  const { data } = await client.call('/recharge/createRechargeOrder', order, { token });
  await client.control(`orders/${(data as { id: string }).id}`, { outcome: 'approve' });
  expect(await total()).toBe(before);
  await client.control('faults', { clear: true });
  expect(await total()).toBeGreaterThanOrEqual(before + 10_000);
});

test('MOC-04 the fault rotated-token voids the previous token at once', async () => {
  const client = createTestClient();
  const token = await client.login();
  await client.control('faults', { operationId: 'walletBalance', fault: 'rotated-token', times: 1 });
  const answer = await client.call('/wallet/balance', {}, { token });
  const fresh = answer.headers.get('token') ?? '';
  expect(fresh).not.toBe(token);
  expect(await client.call('/user/getUserInfo', {}, { token })).toMatchObject({ status: 401 });
  expect(await client.call('/user/getUserInfo', {}, { token: fresh })).toMatchObject({ status: 200 });
});

const json = ['content-type', 'application/json'] as const;

test.each([
  ['unauthorized', 401, '"no-session"', ...json],
  ['too-many-requests', 429, '"too-many-requests"', 'retry-after', '30'],
  ['maintenance', 503, '"maintenance"', ...json],
  ['server-error', 500, '"server-error"', ...json],
  ['failure', 200, '"fault-failure"', ...json],
  ['proxy-429', 429, undefined, 'retry-after', '30'],
  ['proxy-503', 503, undefined, 'retry-after', '120'],
  ['captive-portal', 200, undefined, 'content-type', 'text/html; charset=utf-8'],
  ['redirect', 302, undefined, 'location', '/'],
])(
  'MOC-04 the fault %s is %d with the code %s, or no envelope',
  async (fault, status, code, header, value) => {
    const init = { method: 'POST', body: '{}', headers: { 'x-mock-fault': fault } };
    const response = await createTestClient().fetch('/ping', init);
    expect([response.status, response.headers.get(header)]).toEqual([status, value]);
    const failure = code && `{"success":false,.*"code":${code}`;
    expect(await response.text()).toMatch(failure ? new RegExp(failure) : /^(?!.*"success")/s);
  },
);

test.each([
  ['latency', { ms: 80 }, 70],
  ['drip', {}, 1_000],
])('MOC-04 the fault %s delays the whole answer and leaves it as it is', async (fault, more, least) => {
  const client = createTestClient();
  await client.control('faults', { operationId: 'ping', fault, times: 1, ...more });
  const start = performance.now();
  expect(await client.call('/ping')).toMatchObject({ success: true });
  expect(performance.now() - start).toBeGreaterThan(least);
});

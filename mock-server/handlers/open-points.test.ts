import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

const MINUTE = 60_000;
const ORDER = { amount: 5000, payChannel: 'mach', paymentMethod: 'mach' };

test('CON-10 one key is one intent for each player and each kind, in small and capital letters, for 30 days', async () => {
  const client = createTestClient();
  const intentId = randomUUID();
  const token = await client.login();
  const other = await client.call('/user/login', {
    country: 'CL',
    username: '987654321',
    password: 'Copihue2026',
  });
  const first = await client.call('/recharge/createRechargeOrder', { ...ORDER, intentId }, { token });
  client.pass(30 * 24 * 60 * MINUTE - 1);
  const again = { ...ORDER, intentId: intentId.toUpperCase() };
  const routed = { ...again, routing: 'mach-otp' };
  expect(
    (await client.call('/recharge/v2/createRechargeOrder', routed, { token: await client.login() })).data.id,
  ).toBe(first.data.id);
  const packet = { amount: 1000, shares: 2, kind: 'equal', greeting: 'x', intentId };
  const fresh = await client.login();
  expect(await client.call('/lucky/money/create', packet, { token: fresh })).toMatchObject({ success: true });
  const theirs = await client.call(
    '/recharge/createRechargeOrder',
    { ...ORDER, intentId },
    { token: other.data.token },
  );
  expect(theirs).toMatchObject({ success: true });
  expect(theirs.data.id).not.toBe(first.data.id);
});

test('CON-10 each method can be ordered with and without a route', async () => {
  const client = createTestClient();
  const token = await client.login();
  const { data: methods } = await client.call('/recharge/paymentMethods', { country: 'CL' }, { token });
  expect(methods.length).toBeGreaterThan(2);
  for (const { code, payChannel, routing, min } of methods) {
    const order = { amount: min, payChannel, paymentMethod: code };
    for (const [path, body] of [
      ['/recharge/createRechargeOrder', order],
      ['/recharge/v2/createRechargeOrder', { ...order, routing }],
    ] as const) {
      const made = await client.call(path, body, { token });
      expect([path, code, made.success]).toEqual([path, code, true]);
      const { data } = await client.call('/recharge/queryPay', { id: made.data.id }, { token });
      expect(data.status).toBe(0);
    }
  }
});

test('CON-10 a token nobody has makes an open call a guest’s, and leading zeros name the same account', async () => {
  const client = createTestClient();
  const page = { country: 'CL', isCollected: true, pageNum: 1, pageSize: 5 };
  const asGuest = await client.call('/game/list', page, { token: 'tk_nobody' });
  expect(asGuest).toMatchObject({ success: true, data: { total: 0 } });
  const account = { country: 'CL', username: '0912345678', password: 'Copihue2026' };
  expect(await client.call('/user/login', account)).toMatchObject({ success: true });
});

/** Faults of a request by step, with the expected status. A step hides later ones. */
test('CON-10 a call looks at method, size, session, JSON and body in this order', async () => {
  const client = createTestClient();
  const token = await client.login();
  const ask = async (method: string, body: string, sent?: string) => {
    const headers = { 'content-type': 'application/json', ...(sent === undefined ? {} : { token: sent }) };
    const init = method === 'GET' ? { method, headers } : { method, headers, body };
    return (await client.fetch('/recharge/queryPay', init)).status;
  };
  const large = `{"a": "${'x'.repeat(70_000)}"`;
  const statuses = await Promise.all([
    ask('PUT', large, 'tk_wrong'),
    ask('POST', large, 'tk_wrong'),
    ask('POST', '{"a"', 'tk_wrong'),
    ask('POST', '{"a"', token),
    ask('POST', '{"a": 1}', token),
    ask('POST', '{"id": "R0"}', token),
  ]);
  expect(statuses).toEqual([405, 413, 401, 400, 400, 200]);
});

import { expect, test } from 'vitest';
import { mach } from '../../tests/support/deposits.ts';
import { createTestClient } from '../../tests/support/test-client.ts';

test('MOC-04 a fault can carry a message or a code, hit every call, and be cleared', async () => {
  const client = createTestClient();
  await client.control('faults', { operationId: '*', fault: 'failure', message: 'Hoy no' });
  expect(await client.call('/ping')).toMatchObject({ message: 'Hoy no', data: { code: 'fault-failure' } });
  expect(await client.call('/ping', {}, { world: 'other' })).toMatchObject({ success: true });
  await client.control('faults', { clear: true });
  const refusal = { operationId: 'withdrawCreate', fault: 'failure', code: 'unknown-payee', times: 1 };
  await client.control('faults', refusal);
  expect(await client.call('/withdraw/create')).toMatchObject({
    status: 200,
    data: { code: 'unknown-payee' },
  });
  expect((await client.control('faults', { ...refusal, code: 'no-such-code' })).status).toBe(400);
  expect(await client.call('/ping')).toMatchObject({ success: true });
});

test.each([
  ['drop-before', 0],
  ['drop-after', 1],
])('MOC-04 %s breaks the connection and leaves %d orders behind', async (fault, orders) => {
  const client = createTestClient();
  const token = await client.login();
  await client.control('faults', { operationId: 'rechargeCreateRechargeOrder', fault, times: 1 });
  const init = {
    method: 'POST',
    headers: { token },
    body: JSON.stringify({ amount: 5000, ...mach }),
  };
  expect((await client.fetch('/recharge/createRechargeOrder', init)).type).toBe('error');
  expect((await client.call('/recharge/orders', { pageNum: 1, pageSize: 20 }, { token })).data.total).toBe(
    orders,
  );
});

test('MOC-04 the lobby can be overridden and set back', async () => {
  const client = createTestClient();
  const banner = {
    position: 'home_top',
    id: 'b-live',
    cover: '/resources/v1/banners/b-wheel.ks.svg',
    title: { en: 'Live', ks: 'En vivo' },
  };
  expect((await client.control('lobby', { banners: [banner], empty: ['login'] })).status).toBe(200);
  const { data } = await client.call('/lobby/batchBanners', { country: 'CL' });
  expect(data.home_top[0]).toMatchObject({
    id: 'b-live',
    cover: banner.cover,
    title: 'En vivo',
    position: 'home_top',
  });
  expect([data.home_top[1].id, data.login]).toEqual(['b-crash', []]);
  await client.control('lobby', {});
  expect((await client.call('/lobby/batchBanners', { country: 'CL' })).data.home_top[0].id).toBe('b-welcome');
});

test('MOC-04 a page of another origin can neither call /__mock nor read it, a named one can', async () => {
  const named = 'http://localhost:3000';
  const client = createTestClient({ controlOrigins: [named] });
  const requests = async (origin: string, init: RequestInit = {}) => {
    const response = await client.fetch('/__mock/sms', { ...init, headers: { origin } });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };
  for (const origin of ['https://evil.example', 'http://127.0.0.1:4011', 'null']) {
    expect(await requests(origin), origin).toEqual([403, null]);
    expect(await requests(origin, { method: 'OPTIONS' }), origin).toEqual([403, null]);
    // A page may send plain text without a preflight. That must have no effect either.
    await client.fetch('/__mock/players', { method: 'POST', body: '{}', headers: { origin } });
  }
  expect(await client.control('faults', { clear: true })).toMatchObject({ status: 200 });
  expect(client.backend.registry.world('default').state.players.size).toBe(4);
  expect(await requests(named)).toEqual([200, named]);
  expect(await requests(named, { method: 'OPTIONS' })).toEqual([204, named]);
  expect(await requests('http://127.0.0.1:4010')).toEqual([200, null]);
});

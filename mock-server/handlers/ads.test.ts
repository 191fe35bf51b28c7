import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

const REPORT = '/v1/ads/mgSkyAdsReport';

async function sent(client: ReturnType<typeof createTestClient>): Promise<unknown> {
  return (await client.fetch('/__mock/ads')).json();
}

test('NTF-02 a guest reports a landing, and /__mock/ads shows it with its time', async () => {
  const client = createTestClient();
  expect(await sent(client)).toEqual([]);
  const report = { event: 'landing', cid: 'cl-verano-2026', channel: 'meta' };
  expect(await client.call(REPORT, report)).toMatchObject({ status: 200, success: true, data: {} });
  expect(await sent(client)).toEqual([{ at: '2026-11-21T12:00:00.000Z', ...report }]);
});

test('NTF-02 an order counts once however often it is reported; landings count each', async () => {
  const client = createTestClient();
  const order = { event: 'recharge', orderId: 'R202611210001', amount: 10_000.5 };
  await client.call(REPORT, order);
  await client.call(REPORT, order);
  await client.call(REPORT, { ...order, orderId: 'R202611210002' });
  await client.call(REPORT, { event: 'landing', cid: 'a' });
  await client.call(REPORT, { event: 'landing', cid: 'a' });
  expect(await sent(client)).toMatchObject([
    order,
    { orderId: 'R202611210002' },
    { event: 'landing' },
    { event: 'landing' },
  ]);
});

test('NTF-02 worlds do not share their reports, and a wrong event is refused', async () => {
  const client = createTestClient();
  await client.call(REPORT, { event: 'register' }, { world: 'other' });
  expect(await sent(client)).toEqual([]);
  expect(await client.call(REPORT, { event: 'install' })).toMatchObject({ status: 400, success: false });
});

import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

test('NTF-02 /__mock/ads lists the reports of guests with their times, each landing and an order once', async () => {
  const client = createTestClient();
  const landing = { event: 'landing', cid: 'cl-verano-2026', channel: 'meta' };
  const order = { event: 'recharge', orderId: 'R202611210001', amount: 10_000.5 };
  const other = { ...order, orderId: 'R202611210002' };
  for (const report of [landing, order, order, other, landing])
    expect(await client.call('/v1/ads/mgSkyAdsReport', report)).toMatchObject({ success: true, data: {} });
  const at = '2026-11-21T12:00:00.000Z';
  const sent = await (await client.fetch('/__mock/ads')).json();
  expect(sent).toEqual([landing, order, other, landing].map((report) => ({ at, ...report })));
});

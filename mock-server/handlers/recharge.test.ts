import { expect, test } from 'vitest';
import { webpayStep } from '../../tests/support/deposits.ts';
import { createTestClient } from '../../tests/support/test-client.ts';

const webpay = { amount: 10_000, payChannel: 'transbank', paymentMethod: 'webpay' };
const pay = webpayStep;

test('DEP-03 MOC-02 the bank page decides a redirect deposit and every call shows it', async () => {
  const client = createTestClient();
  const token = await client.login();
  const { data: order } = await client.call('/recharge/createRechargeOrder', webpay, { token });
  const origin = { origin: 'http://192.168.1.7:4173' };
  const { data: step } = await client.call(
    '/recharge/prepay',
    { id: order.id, ...pay, returnUrl: `${origin.origin}/wallet?paid=${order.id}` },
    { token, headers: origin },
  );
  expect(step.status).toBe('redirect');
  const [, address = ''] =
    /^http:\/\/127\.0\.0\.1:4010(\/bank\/[a-km-np-z2-9]{20})\?lang=ks$/.exec(step.redirectUrl) ?? [];
  const page = await client.fetch(`${address}?lang=ks`);
  const html = await page.text();
  expect(html).toContain('10,100.00');
  expect(html).toContain('Autorizar pago');
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${origin.origin}`);
  const decided = await client.fetch(`${address}?lang=ks`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
  });
  expect([decided.status, decided.headers.get('location')]).toEqual([
    303,
    `${origin.origin}/wallet?paid=${order.id}`,
  ]);
  expect((await client.call('/recharge/queryPay', { id: order.id }, { token })).data.status).toBe(1);
  client.pass(500);
  expect((await client.call('/recharge/queryPay', { id: order.id }, { token })).data).toMatchObject({
    status: 2,
    amount: 10_000,
    fee: 100,
    reason: '',
  });
  expect((await client.call('/wallet/balance', {}, { token })).data).toMatchObject({
    ...{ total: 36_000, cash: 35_000, bonus: 1000, withdrawable: 35_000, bonusHold: 10_000 },
    bonuses: [{ source: 'deposit_bonus', left: 1000, wagerTimes: 5, target: 5000, wagered: 0 }],
  });
  expect((await client.call('/recharge/usc', {}, { token })).data).toEqual({ count: 1 });
  expect(await (await client.fetch(`${address}?lang=en`)).text()).toContain('Payment approved');
});

test('DEP-03 the bank page of an unknown order is a 404', async () => {
  const client = createTestClient();
  const page = await client.fetch('/bank/%3Cscript%3E?lang=en');
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('We could not find this payment');
});

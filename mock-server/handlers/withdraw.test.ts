import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';
import { transferCall as transfer } from '../../tests/support/withdrawals.ts';

const page = { pageNum: 1, pageSize: 20 };

test('WDR-01 MOC-04 the console pays a withdrawal or fails it with its own words, once', async () => {
  const client = createTestClient();
  const token = await client.login();
  const create = async () => (await client.call('/withdraw/create', transfer, { token })).data.id;
  const [paid, failed] = [await create(), await create()];
  expect((await client.control(`withdrawals/${paid}`, { outcome: 'approve' })).status).toBe(200);
  const fail = { outcome: 'fail', reason: 'Cuenta cerrada' };
  expect((await client.control(`withdrawals/${failed}`, fail)).status).toBe(200);
  const { data } = await client.call('/withdraw/orders', page, { token });
  expect(data.list).toMatchObject([
    { id: failed, status: 3, reason: 'Cuenta cerrada' },
    { id: paid, status: 2, reason: '' },
  ]);
  expect((await client.call('/wallet/balance', {}, { token })).data.cash).toBe(15_000);
  expect(await client.control(`withdrawals/${paid}`, fail)).toMatchObject({
    status: 404,
    data: { code: 'withdrawal-closed' },
  });
  expect(await client.control('withdrawals/W0', fail)).toMatchObject({
    status: 404,
    data: { code: 'unknown-withdrawal' },
  });
});

test('WDR-01 a refusal names the field and says why in the language of whoever asks', async () => {
  const client = createTestClient();
  const token = await client.login();
  const ask = (body: object, lang: string) =>
    client.call('/withdraw/create', { ...transfer, ...body }, { token, lang });
  expect(await ask({ amount: 26_000 }, 'ks')).toMatchObject({
    status: 200,
    success: false,
    message: 'Puedes retirar hasta 25,000.00 CLP.',
    data: { code: 'withdrawable-exceeded', field: 'amount' },
  });
  expect(await ask({ amount: 100 }, 'en')).toMatchObject({
    message: 'The minimum is 5,000.00 CLP.',
    data: { field: 'amount' },
  });
  const { token: unbound } = (
    await client.call('/user/login', { country: 'CL', username: '987654321', password: 'Copihue2026' })
  ).data;
  expect(await client.call('/withdraw/create', transfer, { token: unbound, lang: 'en' })).toMatchObject({
    success: false,
    message: 'To withdraw, first link your mobile number to your account.',
    data: { code: 'phone-not-bound' },
  });
});

test('HIS-01 deposits, withdrawals and activity are paged, and filtered by the days of the market', async () => {
  const client = createTestClient();
  const token = await client.login();
  for (let order = 0; order < 5; order += 1) {
    const deposit = { amount: 10_000, payChannel: 'transbank', paymentMethod: 'webpay' };
    const { data } = await client.call('/recharge/createRechargeOrder', deposit, { token });
    await client.control(`orders/${data.id}`, { outcome: order === 0 ? 'fail' : 'approve' });
  }
  const ids = async (path: string, query: object) => {
    const { data } = await client.call(path, query, { token });
    return [data.total, data.list.length];
  };
  expect(await ids('/recharge/orders', { ...page, status: 2 })).toEqual([4, 4]);
  expect(await ids('/recharge/orders', { pageNum: 2, pageSize: 3 })).toEqual([5, 2]);
  expect(await ids('/wallet/activityRecords', { pageNum: 2, pageSize: 3 })).toEqual([4, 1]);
  const today = { startDate: '2026-11-21', endDate: '2026-11-21' };
  const tomorrow = { startDate: '2026-11-22' };
  for (const path of ['/recharge/orders', '/wallet/activityRecords']) {
    expect((await ids(path, { ...page, ...today }))[0]).toBeGreaterThan(0);
    expect(await ids(path, { ...page, ...tomorrow })).toEqual([0, 0]);
  }
  // 22:00 in Santiago is the next day in UTC, but the same day of the market.
  client.pass(13 * 60 * 60_000);
  await client.call('/withdraw/create', transfer, { token });
  expect(await ids('/withdraw/orders', { ...page, ...today })).toEqual([1, 1]);
  expect(await ids('/withdraw/orders', { ...page, ...tomorrow })).toEqual([0, 0]);
});

import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';
import { intentId, transferCall as transfer } from '../../tests/support/withdrawals.ts';

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

test('WDR-03 over the wire: the receipt names bank and holder masked, and the cancelled one is found by its intent', async () => {
  const client = createTestClient();
  const token = await client.login();
  const ask = (body: object, lang = 'ks') => client.call('/withdraw/create', body, { token, lang });
  const { data: made } = await ask({ ...transfer, accountType: 'rut' });
  expect((await ask({ cancelOrderId: made.id, intentId }, 'en')).data).toEqual({ id: made.id, fee: 0 });
  const { data } = await client.call('/withdraw/orders', { ...page, intentId }, { token, lang: 'en' });
  expect(data.list).toMatchObject([
    {
      id: made.id,
      status: 3,
      reason: 'You cancelled the withdrawal',
      account: '001***789',
      payee: {
        id: made.id,
        bank: 'BancoEstado',
        accountType: 'CuentaRUT',
        taxId: '123***8-5',
        holder: 'Cam***oto',
      },
      timeline: [{ step: 'received' }, { step: 'cancelled' }],
    },
  ]);
  expect((await client.call('/wallet/balance', {}, { token })).data.cash).toBe(25_000);
  expect(await ask({ cancelOrderId: 'W1' })).toMatchObject({
    success: false,
    message: 'No encontramos este retiro.',
    data: { code: 'unknown-withdrawal', field: 'cancelOrderId' },
  });
});

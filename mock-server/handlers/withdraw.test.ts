import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';
import { intentId, transferCall as transfer } from '../../tests/support/withdrawals.ts';

const page = { pageNum: 1, pageSize: 20 };

test('WDR-01 a refusal names the field and says why in the language of whoever asks', async () => {
  const client = createTestClient();
  const token = await client.login();
  const send = (body: object, lang: string) =>
    client.call('/withdraw/create', { ...transfer, ...body }, { token, lang });
  expect(await send({ amount: 26_000 }, 'ks')).toMatchObject({
    status: 200,
    success: false,
    message: 'Puedes retirar hasta 25,000.00 CLP.',
    data: { code: 'withdrawable-exceeded', field: 'amount' },
  });
  expect(await send({ amount: 100 }, 'en')).toMatchObject({
    message: 'The minimum is 5,000.00 CLP.',
    data: { field: 'amount' },
  });
});

test('WDR-03 a cancelled withdrawal is found by its intent, with its payee masked and its timeline', async () => {
  const client = createTestClient();
  const token = await client.login();
  const send = (body: object, lang = 'ks') => client.call('/withdraw/create', body, { token, lang });
  const { data: made } = await send({ ...transfer, accountType: 'rut' });
  expect((await send({ cancelOrderId: made.id, intentId }, 'en')).data).toEqual({ id: made.id, fee: 0 });
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
});

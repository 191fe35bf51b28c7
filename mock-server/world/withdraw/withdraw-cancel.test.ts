import { expect, test } from 'vitest';
import { createTestClient } from '../../../tests/support/test-client.ts';
import { createTestWorld, richPlayer } from '../../../tests/support/test-world.ts';
import { cuentaRut, intentId, transferCall as transfer } from '../../../tests/support/withdrawals.ts';
import { playerBalance } from '../core/balance.ts';
import { assertBalanced } from '../core/ledger.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { createWithdrawal, RECEIVED_MS } from './withdraw-create.ts';
import { cancelWithdrawal, decideWithdrawal, REVIEW_MS } from './withdraw-settle.ts';

const otherIntent = '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a31';
const page = { pageNum: 1, pageSize: 20 };

test.each([0, RECEIVED_MS, RECEIVED_MS + REVIEW_MS - 1])(
  'WDR-03 taken back in review, %d ms after it was made, all of the money is cash again, once',
  (ms) => {
    const { world, pass } = createTestWorld();
    const { id } = createWithdrawal(world, richPlayer, cuentaRut);
    pass(ms);
    const order = cancelWithdrawal(world, richPlayer, { cancelOrderId: id, intentId });
    expect(cancelWithdrawal(world, richPlayer, { cancelOrderId: id, intentId })).toBe(order);
    expect(cancelWithdrawal(world, richPlayer, { cancelOrderId: id, intentId: otherIntent })).toBe(order);
    expect(order.status).toBe(orderStatus.failed);
    expect(order.timeline.at(-1)?.step).toBe('cancelled');
    pass(60 * 60_000);
    expect(decideWithdrawal(world, id, { outcome: 'approve' })).toBe(false);
    expect(playerBalance(world, richPlayer)).toMatchObject({ cash: 2_500_000, withdrawable: 2_500_000 });
    assertBalanced(world);
  },
);

test('WDR-03 an intent makes or cancels one order, never two', () => {
  const { world } = createTestWorld();
  const first = createWithdrawal(world, richPlayer, { ...cuentaRut, amount: 500_000, intentId });
  const second = createWithdrawal(world, richPlayer, { ...cuentaRut, amount: 500_000 });
  const cancel = (cancelOrderId: string, intent: string) => () =>
    cancelWithdrawal(world, richPlayer, { cancelOrderId, intentId: intent });
  expect(cancel(first.id, intentId)).toThrow('withdrawal-reused');
  cancel(first.id, otherIntent)();
  expect(cancel(second.id, otherIntent)).toThrow('withdrawal-reused');
  const again = () =>
    createWithdrawal(world, richPlayer, { ...cuentaRut, amount: 500_000, intentId: otherIntent });
  expect(again).toThrow('withdrawal-reused');
  expect(second.status).toBe(orderStatus.created);
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

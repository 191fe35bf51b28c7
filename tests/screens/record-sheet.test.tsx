import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rechargeCreateRechargeOrder } from '../../src/api/generated/recharge.ts';
import { withdrawCreate } from '../../src/api/generated/withdraw.ts';
import { texts } from '../../src/i18n/texts.ts';
import { control, tap } from '../support/account-steps.ts';
import { renderApp } from '../support/render-app.tsx';

const deposit = (amount: number) =>
  rechargeCreateRechargeOrder({ amount, payChannel: 'transbank', paymentMethod: 'webpay' });

/** The names and values of the sheet that a tap on the row of an amount opens, and the large amount above them. */
async function receiptOf(amount: string) {
  const row = await screen.findByRole('button', { name: new RegExp(amount) }, { timeout: 6_000 });
  const shown = within(row).getByText(new RegExp(amount));
  fireEvent.click(row);
  const dialog = await screen.findByRole('dialog', {}, { timeout: 6_000 });
  const lines = within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']);
  expect(within(dialog).getByRole('button', { name: texts().records.receipt.support() })).toBeDefined();
  tap(texts().common.close());
  await act(() => new Promise(requestAnimationFrame));
  return {
    shown: shown.textContent,
    isGold: shown.className.includes('text-gold'),
    ...Object.fromEntries(lines),
  };
}

test('HIS-01 DEP-07 a receipt says nothing was paid or arrived where nothing was: unpaid, failed and returned orders', async () => {
  const { backend, router } = await renderApp('/tc', { player: true });
  const failed = await deposit(5000);
  await control(backend, `orders/${failed.id}`, { outcome: 'fail' });
  const paid = await deposit(9000);
  await control(backend, `orders/${paid.id}`, { outcome: 'approve' });
  await deposit(7000);
  const account = { payChannel: 'mach', paymentMethod: 'mach', account: '912345678' };
  const returned = await withdrawCreate({ amount: 6000, ...account });
  await control(backend, `withdrawals/${returned.id}`, { outcome: 'fail' });

  await act(() => router.navigate({ to: '/transactions' }));
  const success = await receiptOf('9,000.00');
  const { fee, paid: total, toPay, received } = texts().records.columns;
  expect(success).toMatchObject({
    shown: '+9,000.00',
    isGold: true,
    [fee()]: '90.00',
    [total()]: '9,090.00',
  });
  const unpaid = await receiptOf('7,000.00');
  expect(unpaid).toMatchObject({ shown: '7,000.00', isGold: false, [toPay()]: '7,070.00' });
  expect(unpaid).not.toHaveProperty([total()]);
  const nothing = await receiptOf('5,000.00');
  expect(nothing).toMatchObject({ isGold: false });
  for (const name of [fee(), total(), toPay()]) expect(nothing).not.toHaveProperty([name]);

  await act(() => router.navigate({ to: '/transactions', search: { tab: 'withdrawals' } }));
  const back = await receiptOf('6,000.00');
  expect(back).toMatchObject({ shown: '6,000.00', isGold: false });
  for (const name of [fee(), received()]) expect(back).not.toHaveProperty([name]);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { rechargeCreateRechargeOrder } from '../../src/api/generated/recharge/recharge-create-recharge-order.ts';
import { texts } from '../../src/i18n/texts.ts';
import { changeRecord } from '../../src/lib/device-records.ts';
import { setDepositLimit } from '../../src/session/play-limits/limit-rules.ts';
import { field, tap } from '../support/account-steps.ts';
import { heading, ordersOf } from '../support/deposit-steps.ts';
import { forgetLimits, limitBound } from '../support/play-limits.ts';
import { renderApp } from '../support/render-app.tsx';

const LONG = { timeout: 8_000 };
const words = () => texts().deposit;
const waiting = () => screen.findByRole('list', { name: words().pending.label() }, LONG);

/** Pays an amount with MACH, whose code goes by SMS to the player's own number. */
async function payWithMach(amount: string): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: /MACH/ }, LONG));
  fireEvent.change(field(words().amount.label()), { target: { value: amount } });
  tap(words().pay());
  await heading(words().code.title());
}

async function giveUp(): Promise<void> {
  fireEvent.click(
    within(await waiting()).getByRole('button', { name: new RegExp(words().pending.giveUp()) }),
  );
  fireEvent.click(await screen.findByRole('button', { name: words().giveUp.yes() }));
  await waitFor(() => expect(screen.queryByRole('list', { name: words().pending.label() })).toBeNull(), LONG);
}

beforeEach(async () => {
  sessionStorage.clear();
  await changeRecord('givenUp', () => undefined);
});

test('DEP-10 a code that was sent for another deposit blocks none: its step opens with the wait, and no order is left over', async () => {
  const { backend } = await renderApp('/deposit', { player: true });
  await payWithMach('7000');
  expect(screen.getByRole('button', { name: words().code.resendIn({ seconds: 60 }) })).toBeDefined();
  tap(words().code.back());
  await payWithMach('8000');
  // The server sends the next code in a minute: there is nothing to type yet.
  expect(await screen.findByText(words().code.unsent())).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: /(5\d|60) s$/ })).toHaveProperty('disabled', true);
  expect(await ordersOf(backend)).toHaveLength(2);
  // The deposit of 7,000 cannot have been paid: it does not wait beside the other one.
  tap(words().code.back());
  expect(within(await waiting()).getAllByRole('listitem')).toHaveLength(1);
  expect((await waiting()).textContent).toContain('8,000.00');
});

test('DEP-10 PLR-02 a deposit that was given up counts for no limit any more', async () => {
  await forgetLimits();
  const { router } = await renderApp('/promotion', { player: true });
  await limitBound((limits, now) => setDepositLimit(limits, 'day', 1_000_000n, now));
  await rechargeCreateRechargeOrder({ amount: 10_000, payChannel: 'mach', paymentMethod: 'mach' });
  await act(() => router.navigate({ to: '/deposit' }));
  fireEvent.click(await screen.findByRole('radio', { name: /MACH/ }, LONG));
  fireEvent.change(field(words().amount.label()), { target: { value: '10000' } });
  tap(words().pay());
  expect(await screen.findByText(new RegExp(words().limits.period.day()), {}, LONG)).toBeDefined();
  await giveUp();
  tap(words().pay());
  await heading(words().code.title());
  await forgetLimits();
});

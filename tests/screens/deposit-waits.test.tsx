import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { tap } from '../support/account-steps.ts';
import { ordersOf, payWithMach } from '../support/deposit-steps.ts';
import { renderApp } from '../support/render-app.tsx';

const words = () => texts().deposit;
const waiting = () => screen.findByRole('list', { name: words().pending.label() });

test('DEP-10 a code that was sent for another deposit blocks none: its step opens with the wait, and no order is left over', async () => {
  const { backend } = await renderApp('/deposit', { player: true });
  await payWithMach('7000');
  expect(screen.getByRole('button', { name: words().code.resendIn({ seconds: 60 }) })).toBeDefined();
  tap(words().code.back());
  await payWithMach('8000');
  // The server sends the next code only after a minute, so there is no code field yet.
  expect(await screen.findByText(words().code.unsent())).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: /(5\d|60) s$/ })).toHaveProperty('disabled', true);
  expect(await ordersOf(backend)).toHaveLength(2);
  // No code was sent for the deposit of 7,000, so it cannot be paid and is not listed.
  tap(words().code.back());
  expect(within(await waiting()).getAllByRole('listitem')).toHaveLength(1);
  expect((await waiting()).textContent).toContain('8,000.00');
});

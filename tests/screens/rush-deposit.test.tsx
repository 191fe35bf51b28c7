import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rechargeCreateRechargeOrder } from '../../src/api/generated/recharge.ts';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { button, control, field, tap } from './account-steps.ts';
import { deposited, heading, ordersOf, RUT } from './deposit-steps.ts';
import { renderApp } from './render-app.tsx';

const words = () => texts().deposit;
const form = () => screen.findByRole('button', { name: words().pay() });
const total = () => screen.getByTestId('total').textContent;

test('DEP-08 the method paid with last is chosen, another is one tap away, and what is missing is named', async () => {
  const { backend, router } = await renderApp('/promotion', { player: true });
  await deposited(backend, 9000);
  const last = { amount: 12_345, payChannel: 'servipag', paymentMethod: 'servipag' };
  const { id } = await rechargeCreateRechargeOrder(last);
  await control(backend, `orders/${id}`, { outcome: 'approve' });
  await act(() => router.navigate({ to: '/rushdeposit' }));
  await form();
  expect(screen.getByText('Servipag')).toBeDefined();
  expect(screen.getByText(new RegExp(words().rush.last({ fee: '' }).trim()))).toBeDefined();
  // The last deposit's amount is not in the list, so the next lower one is chosen.
  expect(button(/10,000\.00/).getAttribute('aria-pressed')).toBe('true');
  expect(total()).toBe('10,300.00');
  tap(words().pay());
  await waitFor(() => expect(field(words().account.email()).getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field(words().account.email()));

  tap(words().rush.change());
  const methods = within(screen.getByRole('group', { name: words().method.title() }));
  expect(methods.getByRole<HTMLInputElement>('radio', { name: /Servipag/ }).checked).toBe(true);
  fireEvent.click(methods.getByRole('radio', { name: /Webpay/ }));
  fireEvent.change(field(words().account.rut()), { target: { value: RUT } });
  expect(total()).toBe('10,100.00');
  expect(screen.getByRole('link', { name: words().rush.more() }).getAttribute('href')).toBe('/deposit');
});

test('DEP-08 DEP-06 an order whose answer got lost is checked, and trying again is the same order', async () => {
  const { backend } = await renderApp('/rushdeposit', { player: true });
  await form();
  const create = { operationId: 'rechargeV2CreateRechargeOrder', times: 1 };
  await control(backend, 'faults', { ...create, fault: 'drop-before' });
  await control(backend, 'faults', { ...create, fault: 'drop-after' });
  tap(words().pay());
  await heading(words().notCreated.title());
  tap(words().notCreated.again());
  await heading(words().code.title());
  expect(await ordersOf(backend)).toHaveLength(1);
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { spoilAnswers } from '../support/wrong-answers.ts';
import { BOUND, control } from './account-steps.ts';
import { deposited, heading, receiptRows } from './deposit-steps.ts';
import { renderApp } from './render-app.tsx';

const withField = (field: string, value: unknown) => (data: unknown) => ({ ...Object(data), [field]: value });

test('PRO-05 NET-13 a bonus from a source that is new is shown as a bonus, never denied', async () => {
  const { router, queryClient } = await renderApp('/tc', {
    player: true,
    prepare: (mock) => control(mock, 'bonus', { phone: BOUND, amount: 5000 }),
  });
  await screen.findByTestId('header-balance');
  spoilAnswers('walletBalance', (data) => ({
    ...Object(data),
    bonuses: (Reflect.get(Object(data), 'bonuses') as object[]).map((row) => ({
      ...row,
      source: 'new_source',
    })),
  }));
  await act(() => router.navigate({ href: '/bonus' }));
  await act(() => queryClient.resetQueries());
  expect(await screen.findByRole('heading', { name: texts().bonus.otherSource() })).toBeDefined();
  expect(screen.queryByText(texts().bonus.empty.title())).toBeNull();
});

test('PRO-05 NET-13 bonuses that cannot be read are not none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { router, queryClient } = await renderApp('/tc', {
    player: true,
    prepare: (mock) => control(mock, 'bonus', { phone: BOUND, amount: 5000 }),
  });
  await screen.findByTestId('header-balance');
  spoilAnswers('walletBalance', withField('bonuses', [{ id: 'b-1' }]));
  await act(() => router.navigate({ href: '/bonus' }));
  await act(() => queryClient.resetQueries());
  expect(await screen.findByText(texts().bonus.uncounted())).toBeDefined();
  expect(screen.queryByText(texts().bonus.empty.title())).toBeNull();
});

const REFUSED = 'El banco rechazó el pago';
const withReason = (data: unknown) => ({ ...Object(data), reason: REFUSED });
const withReasons = (data: unknown) => ({
  ...Object(data),
  list: (Reflect.get(Object(data), 'list') as object[]).map(withReason),
});

test('DEP-07 NET-13 beside money that was credited stands no reason of a refusal', async () => {
  const { backend, router } = await renderApp('/tc', { player: true });
  const id = await deposited(backend, 9000);
  spoilAnswers('rechargeQueryPay', withReason);
  spoilAnswers('rechargeOrders', withReasons);
  await act(() => router.navigate({ href: `/deposit?order=${id}` }));
  await heading(texts().deposit.receipt.success());
  expect(receiptRows()).not.toHaveProperty(texts().deposit.receipt.reason());
  expect(screen.getByRole('main').textContent).not.toContain(REFUSED);
});

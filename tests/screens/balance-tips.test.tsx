import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withdrawCreate } from '../../src/api/generated/withdraw.ts';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { control } from './account-steps.ts';
import { deposited } from './deposit-steps.ts';
import { renderApp } from './render-app.tsx';

test("PRO-06 cash, bonus, withdrawable and what is under way are explained with the player's own figures", async () => {
  const { backend, queryClient, router } = await renderApp('/tc', { player: true });
  await deposited(backend, 20_000);
  const mach = { payChannel: 'mach', paymentMethod: 'mach', account: '912345678' };
  const { id } = await withdrawCreate({ ...mach, amount: 5000 });
  await control(backend, `withdrawals/${id}`, { outcome: 'approve', delayMs: 600_000 });
  queryClient.clear();
  await act(() => router.navigate({ to: '/balancetips' }));
  expect(await screen.findByText(/42,500\.00 CLP/)).toBeDefined();
  const { tips } = texts().records;
  const shown = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  const about = (title: string) => shown.find((text) => text.startsWith(title));
  expect(about('Efectivo')).toContain('40,000.00');
  expect(about('Bono')).toContain('2,500.00');
  expect(about('Para retirar')).toContain('puedes retirar 40,000.00 CLP');
  expect(about('Retiros en camino')).toContain('5,000.00');
  expect(tips.title()).toBe(screen.getByRole('heading', { level: 1 }).textContent);
});

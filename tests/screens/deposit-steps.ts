import { fireEvent, screen, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { rechargeCreateRechargeOrder } from '../../src/api/generated/recharge.ts';
import { texts } from '../../src/i18n/texts.ts';
import { onUi, type UiEventName, type UiEvents } from '../../src/lib/ui-events.ts';
import { BOUND, codeFor, control, tap } from './account-steps.ts';
import { theApp } from './the-app.ts';

/** A deposit that the bank has approved. @returns its id */
export async function deposited(backend: MockBackend, amount: number): Promise<string> {
  const { id } = await rechargeCreateRechargeOrder({
    amount,
    payChannel: 'transbank',
    paymentMethod: 'webpay',
  });
  await control(backend, `orders/${id}`, { outcome: 'approve' });
  return id;
}

export const RUT = '12.345.678-5';

export function received<Name extends UiEventName>(name: Name): UiEvents[Name][] {
  const payloads: UiEvents[Name][] = [];
  onTestFinished(onUi(theApp(), name, (payload) => void payloads.push(payload)));
  return payloads;
}

/** Newest first. */
export const ordersOf = (
  backend: MockBackend,
): Promise<{ id: string; status: number; paymentMethod?: string }[]> => control(backend, 'orders');

export const noticeText = (): string => screen.queryByTestId('deposit-notice')?.textContent ?? '';

export const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { name });

export async function payWithMach(typed: string): Promise<void> {
  const { deposit } = texts();
  fireEvent.click(await screen.findByRole('radio', { name: /MACH/ }));
  fireEvent.change(screen.getByRole('textbox', { name: deposit.amount.label() }), {
    target: { value: typed },
  });
  tap(deposit.pay());
  await heading(deposit.code.title());
}

export async function typeCode(backend: MockBackend): Promise<void> {
  const { code } = texts().deposit;
  await heading(code.title());
  const [first] = screen.getAllByRole('textbox');
  if (!first) throw new Error('There is no field for the code.');
  fireEvent.change(first, { target: { value: await codeFor(backend, BOUND) } });
}

export function receiptRows(): Record<string, string> {
  const names = within(screen.getByRole('main')).getAllByRole('term');
  return Object.fromEntries(
    names.map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']),
  );
}

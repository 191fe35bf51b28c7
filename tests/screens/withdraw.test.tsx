import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withdrawCreate } from '../../src/api/generated/withdraw.ts';
import { texts } from '../../src/i18n/texts.ts';
import { closePopup } from '../../src/popups/popup-store.ts';
import { act } from '../support/act.ts';
import { becomeUnbound, control, field, tap } from './account-steps.ts';
import { deposited, heading, RUT } from './deposit-steps.ts';
import { renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';

const words = () => texts().withdraw;
const order = { amount: 3000, payChannel: 'bancoestado', paymentMethod: 'cuentarut', account: '12345678-5' };

async function accountField() {
  // An account that was paid before is offered above the methods.
  const [method] = (await screen.findAllByRole('radio', { name: /CuentaRUT/ })).slice(-1);
  fireEvent.click(method as HTMLElement);
  return field(words().payee.rut());
}

async function fill(amount = '5000'): Promise<void> {
  fireEvent.change(await accountField(), { target: { value: RUT } });
  fireEvent.change(screen.getByRole('textbox', { name: words().amount.label() }), {
    target: { value: amount },
  });
}

async function withdraw(): Promise<void> {
  await fill();
  tap(words().go());
  fireEvent.click(await screen.findByRole('button', { name: words().confirm.yes() }));
}

test('WDR-01 WDR-02 a player without a bound phone reads why, and the button opens the binding', async () => {
  const { backend, queryClient } = await renderApp('/withdraw');
  await becomeUnbound();
  await fill();
  expect(screen.getByText(words().phone.title())).toBeDefined();
  for (const isCovered of [false, true]) {
    if (isCovered) await deposited(backend, 9000);
    await act(() => queryClient.refetchQueries());
    tap(words().phone.bind());
    expect(openKinds()).toEqual(['BINDING_PHONE']);
    act(() => closePopup(theApp(), 'BINDING_PHONE'));
  }
  expect(screen.queryByRole('button', { name: words().confirm.yes() })).toBeNull();
});

test('PRO-05 only a withdrawal that takes from the deposit behind a bonus says that the bonus ends', async () => {
  const { backend, queryClient } = await renderApp('/withdraw', { player: true });
  await deposited(backend, 10_000);
  await act(() => queryClient.refetchQueries());
  for (const taken of [0, 1]) {
    await fill(String(25_000 + taken));
    tap(words().go());
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.queryAllByText(texts().money.endsBonus())).toHaveLength(taken);
    fireEvent.click(sheet.getByRole('button', { name: words().confirm.change() }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

const again = async () => fireEvent.click(await screen.findByRole('button', { name: words().order.again() }));

test('WDR-01 a new withdrawal starts without the account typed before', async () => {
  const { router } = await renderApp('/withdraw', { player: true });
  await fill();
  const { id } = await withdrawCreate(order);
  await act(() => router.navigate({ to: '/withdraw', search: { order: id } }));
  await again();
  expect((await accountField()).value).toBe('');
});

test.each([
  ['approve', () => words().order.titles.success(), 1],
  ['fail', () => words().order.titles.failed(), 2],
] as const)(
  'WDR-02 the form returns at its address after %s, and only a request equal to a paid one must be confirmed',
  async (outcome, end, count) => {
    const { backend, router, queryClient } = await renderApp('/withdraw', { player: true });
    await withdraw();
    await heading(/Recibimos tu retiro/);
    const { withdrawals } = backend.registry.world('default').state;
    const [id = ''] = withdrawals.keys();
    await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ order: id }));
    await act(() => router.navigate({ to: '/withdraw' }));
    await accountField();
    await act(() => router.navigate({ to: '/withdraw', search: { order: id } }));
    await control(backend, `withdrawals/${id}`, { outcome });
    await act(() => queryClient.refetchQueries());
    await heading(end());
    await again();
    await withdraw();
    await heading(count === 1 ? words().repeat.title() : /Recibimos tu retiro/);
    expect(withdrawals.size).toBe(count);
  },
);

test('WDR-03 a withdrawal can be cancelled only while it is in review', async () => {
  const { backend, router, queryClient } = await renderApp('/tc', { player: true });
  const { id } = await withdrawCreate(order);
  await act(() => router.navigate({ to: '/withdraw', search: { order: id } }));
  const cancel = { name: words().cancel.ask() };
  await screen.findByRole('button', cancel);
  for (const outcome of ['approve', 'reverse']) {
    await control(backend, `withdrawals/${id}`, { outcome });
    await act(() => queryClient.refetchQueries());
    await waitFor(() => expect(screen.queryByRole('button', cancel)).toBeNull());
  }
});

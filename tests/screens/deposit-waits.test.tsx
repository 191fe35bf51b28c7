import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startDepositWatch } from '../../src/features/deposit/outcome/deposit-watch.ts';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { spoilAnswers } from '../support/wrong-answers.ts';
import { button, enter, expectToast, tap } from './account-steps.ts';
import { heading, ordersOf, payWithMach, RUT } from './deposit-steps.ts';
import { renderApp, started } from './render-app.tsx';

const words = () => texts().deposit;
const waiting = () => screen.findByRole('list', { name: words().pending.label() });

test('DEP-10 a code that was sent for another deposit blocks none: its step opens with the wait, and no order is left over', async () => {
  const { backend } = await renderApp('/deposit', { player: true });
  await payWithMach('7000');
  expect(screen.getByRole('button', { name: /(5\d|60) s$/ })).toBeDefined();
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

test('DEP-10 a transfer names its deadline and is copied whole; until it is paid it waits on Me and home', async () => {
  const { router } = await renderApp('/deposit', { player: true });
  fireEvent.click(await screen.findByRole('radio', { name: /Transferencia/ }));
  fireEvent.change(screen.getByRole('textbox', { name: words().amount.label() }), {
    target: { value: '20500' },
  });
  tap(words().pay());
  await heading(words().transfer.title());
  expect(screen.getByText(/^Puedes pagarlo hasta las \d\d:\d\d\.$/)).toBeDefined();
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  fireEvent.click(button(words().transfer.copyAll()));
  vi.unstubAllGlobals();
  expect(writeText).toHaveBeenCalledWith(
    expect.stringMatching(/^Banco: .+\n(.+: .+\n)+Monto exacto: 20500\.00$/),
  );
  tap(words().transfer.sent());
  await heading(words().transfer.waiting());
  await started();
  for (const to of ['/me', '/'] as const) {
    await act(() => router.navigate({ to }));
    await waitFor(async () => expect((await waiting()).textContent).toContain('20,500.00'));
  }
  // On home the list is below the games: the bar's entry counts it, in sight at once.
  const bar = screen.getByRole('navigation', { name: texts().nav.label() });
  await within(bar).findByText('Depósitos que esperan: 1');
});

async function payAtBank(url: string) {
  const app = await renderApp('/deposit', { player: true });
  const assign = vi.fn();
  const { origin, href, pathname } = location;
  vi.stubGlobal('location', { origin, href, pathname, assign });
  onTestFinished(() => void vi.unstubAllGlobals());
  spoilAnswers('rechargePrepay', (data) => ({ ...Object(data), redirectUrl: url }));
  fireEvent.click(await screen.findByRole('radio', { name: /Webpay/ }));
  enter(words().account.rut(), RUT);
  tap(words().pay());
  return { ...app, assign };
}

test('DEP-03 the way to a bank that nobody configured ends in a sentence, and leads nowhere', async () => {
  const { assign } = await payAtBank('https://evil.example/R1');
  await expectToast(words().leaving.unknown());
  expect(assign).not.toHaveBeenCalled();
});

test('DEP-10 WDR-02 a page that comes back from the bank as it was asks about the payment of the order in its address', async () => {
  const { app, assign, backend, router } = await payAtBank(`${location.origin}/bank/R1`);
  const leave = vi.spyOn(startDepositWatch(app), 'leave');
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const [order] = await ordersOf(backend);
  expect(leave).toHaveBeenCalledExactlyOnceWith(order?.id);
  expect(router.state.location.href).toBe(`/deposit?order=${order?.id}`);
  for (const persisted of [false, true]) {
    expect(screen.queryByRole('heading', { name: words().waiting.asked.title() })).toBeNull();
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  }
  await heading(words().waiting.asked.title());
});

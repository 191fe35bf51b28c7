import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { control } from './account-steps.ts';
import { heading, heard, noticeText, RUT } from './deposit-steps.ts';
import { openGame } from './game-steps.ts';

const words = () => texts().deposit;
const panel = () => within(screen.getByRole('dialog', { name: texts().game.depositTitle() }));
const press = (name: string | RegExp) => fireEvent.click(panel().getByRole('button', { name }));

/** The panel's cross above has the same name. */
function closePanel(): void {
  const [, way] = panel().getAllByRole('button', { name: words().backToGame() });
  if (way) fireEvent.click(way);
}

async function openPanel() {
  const app = await openGame();
  await loadTexts('promotions', 'firstDeposit');
  fireEvent.click(screen.getByRole('button', { name: texts().header.deposit() }));
  await screen.findByRole('dialog', { name: texts().game.depositTitle() });
  return app;
}

async function goToBank() {
  fireEvent.click(await panel().findByRole('radio', { name: /Webpay/ }));
  fireEvent.change(panel().getByLabelText(words().account.rut()), { target: { value: RUT } });
  const total = panel().getByTestId('total').textContent ?? '';
  expect(total).toBe('10,100.00');
  press(words().pay());
  const bank = await panel().findByRole('link', { name: words().leaving.open() });
  expect([bank.getAttribute('target'), bank.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(bank.getAttribute('href')).toContain('/bank/');
  // The amount has the fee on every step, as at the bank (DEP-01).
  expect(panel().getByText(new RegExp(total))).toBeDefined();
  expect(panel().getByText(words().summary.totalWithFee({ fee: '100.00' }))).toBeDefined();
  const tab = {
    sessionStorage: { setItem: vi.fn() },
    location: { replace: vi.fn() },
    opener: window as unknown,
    close: vi.fn(),
  };
  vi.spyOn(window, 'open').mockReturnValueOnce(tab as unknown as Window);
  fireEvent.click(bank);
  // The bank's tab has no `opener`, and its mark is stored for the page to which the bank returns.
  expect([tab.location.replace.mock.lastCall, tab.opener]).toEqual([[bank.getAttribute('href')], null]);
  expect(tab.sessionStorage.setItem).toHaveBeenCalledWith('bankTab', 'true');
  await heading(words().waiting.asked.title());
  expect(panel().getByText(new RegExp(total))).toBeDefined();
  return tab;
}

async function decideAtBank(backend: MockBackend, decision: 'approve' | 'refuse'): Promise<void> {
  const [order] = backend.registry.world('default').state.orders.values();
  const body = new URLSearchParams({ decision });
  await backend.handle(
    new Request(`http://main.test/bank/${order?.bankKey}`, { method: 'POST', body }),
    'main',
  );
  // The result of the bank arrives half a second later.
  await control(backend, 'clock', { advanceMs: 600 });
}

/** Waits until the history has the panel's entries, then presses the phone's back button. */
async function goBack(entries: number): Promise<void> {
  await waitFor(() => expect(history.state).toMatchObject({ openLayers: entries }));
  act(() => history.back());
}

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

// Each world hands out the same first address, and the tab's storage remembers visited addresses.
beforeEach(() => sessionStorage.clear());

test('GAM-06 DEP-01 DEP-04 PRO-07 the panel shows one total on every step; a bank in a second tab settles in the panel as soon as the player is back, and the game receives a message', async () => {
  const { backend, router, messages } = await openPanel();
  const address = router.state.location.href;
  const tab = await goToBank();
  await decideAtBank(backend, 'approve');
  messages.length = 0;
  comeBack();
  await heading(words().receipt.success());
  expect(panel().getByText(words().receipt.success())).toBeDefined();
  expect(await panel().findByRole('button', { name: /5,000\.00\sCLP/ })).toBeDefined();
  await waitFor(() => expect(noticeText()).toContain('+10,000.00 CLP'));
  await waitFor(() => expect(screen.getByTestId('game-balance').textContent).toContain('36,000.00'));
  expect(messages).toContainEqual({ mark: 'copihue-game', type: 'balance' });
  expect(router.state.location.href).toBe(address);
  expect(tab.close).toHaveBeenCalledOnce();

  const back = heard('back-in-game');
  closePanel();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(back).toHaveLength(1);
});

test('GAM-06 SES-01 the back button leads from a step to the form, where what was typed stands, and from the form to the game', async () => {
  await openPanel();
  await goToBank();
  expect(panel().getByRole('button', { name: texts().common.back() })).toBeDefined();
  await goBack(2);
  expect(await panel().findByLabelText<HTMLInputElement>(words().account.rut())).toHaveProperty('value', RUT);
  expect(panel().getByRole<HTMLInputElement>('radio', { name: /Webpay/ }).checked).toBe(true);
  expect(panel().getByTestId('total').textContent).toBe('10,100.00');
  expect(panel().queryByRole('button', { name: texts().common.back() })).toBeNull();
  await goBack(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTitle(texts().game.frame())).toBeDefined();
});

test('GAM-06 DEP-04 without a look back the panel settles by asking the server itself', async () => {
  const { backend } = await openPanel();
  await goToBank();
  await decideAtBank(backend, 'refuse');
  await heading(words().receipt.failed());
  expect(panel().getByText(words().receipt.failed())).toBeDefined();
  expect(screen.getByTestId('game-balance').textContent).toContain('25,000.00');
});

test('GAM-06 DEP-04 closed while the bank works, the panel owes nothing: the notice comes over the game', async () => {
  const { backend } = await openPanel();
  await goToBank();
  closePanel();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await decideAtBank(backend, 'approve');
  comeBack();
  await waitFor(() => expect(noticeText()).toContain('+10,000.00 CLP'));
  await waitFor(() => expect(screen.getByTestId('game-balance').textContent).toContain('36,000.00'));
});

import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../tests/support/act.ts';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { loadTexts, startTexts } from '../../i18n/texts.ts';
import { type App, AppContext } from '../../lib/app.ts';
import { useToastList } from '../../ui/toast-store.ts';
import { createDepositRunner, type DepositPorts, type DepositRunner } from './deposit-runner.ts';
import { startDepositWatch } from './outcome/deposit-watch.ts';
import { bankPage } from './payment/bank-tab.ts';
import { type DepositPlace, useDeposit } from './use-deposit.ts';

const router = vi.hoisted(() => ({
  latestLocation: { pathname: '/deposit' },
  navigate: vi.fn(async () => undefined),
}));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }));
vi.mock('./deposit-runner.ts', () => ({ createDepositRunner: vi.fn() }));
vi.mock('./outcome/deposit-watch.ts', () => ({ startDepositWatch: vi.fn() }));
vi.mock('./payment/bank-tab.ts', () => ({ bankPage: vi.fn() }));

let app: App;
const wrapper = ({ children }: { children: ReactNode }) => <AppContext value={app}>{children}</AppContext>;
const send = vi.fn();
const leave = vi.fn();
const assign = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  await startTexts('ks');
  await loadTexts('deposit');
  app = deviceApp();
  router.latestLocation.pathname = '/deposit';
  vi.mocked(bankPage).mockImplementation((url) => (url.includes('bank.example') ? url : undefined));
  vi.mocked(startDepositWatch).mockReturnValue({ leave } as unknown as ReturnType<typeof startDepositWatch>);
  vi.stubGlobal('location', { assign });
  const state = { step: 'loading' };
  vi.mocked(createDepositRunner).mockReturnValue({
    state: () => state,
    subscribe: () => () => undefined,
    start: () => undefined,
    stop: () => undefined,
    show: () => undefined,
    send,
  } as unknown as DepositRunner);
});

function open(place: DepositPlace) {
  const view = renderHook(() => ({ ...useDeposit(undefined, place), toasts: useToastList() }), { wrapper });
  const ports = vi.mocked(createDepositRunner).mock.calls[0]?.[1] as DepositPorts;
  const goToBank = (url: string) => ports.goToBank({ order: { id: 'R1' } as never, url });
  return { ...view, ports, goToBank };
}

const comeBack = (persisted: boolean) =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

test.each([
  ['/deposit', '/deposit', true],
  ['/rushdeposit', '/rushdeposit', true],
  ['/deposit', '/me', false],
  ['/rushdeposit', '/deposit', false],
  ['game', '/gameView/x', false],
] as const)('WDR-02 GAM-06 an order of %s goes into the address of %s: %s', async (place, path, goes) => {
  router.latestLocation.pathname = path;
  const { ports } = open(place);
  await ports.putInAddress('R1');
  const to = { to: place, search: { order: 'R1' }, replace: true, resetScroll: false };
  expect(router.navigate.mock.calls).toEqual(goes ? [[to]] : []);
});

test.each([
  ['/deposit', '/deposit', true, true],
  ['/deposit', '/me', false, false],
  ['game', '/gameView/x', true, false],
] as const)(
  'WDR-02 GAM-06 from %s at %s the way to the bank is free: %s; the page goes: %s',
  (place, path, isFree, goes) => {
    router.latestLocation.pathname = path;
    const { goToBank } = open(place);
    expect(goToBank('https://bank.example/R1')).toBe(isFree);
    expect(assign).toHaveBeenCalledTimes(goes ? 1 : 0);
    expect(leave).toHaveBeenCalledTimes(goes ? 1 : 0);
  },
);

test('DEP-03 the way to a bank that nobody configured ends in a sentence', async () => {
  const { goToBank, result } = open('/deposit');
  await act(async () => expect(goToBank('https://evil.example/R1')).toBe(false));
  expect(assign).not.toHaveBeenCalled();
  expect(result.current.toasts.map(({ tone }) => tone)).toEqual(['failure']);
  expect(result.current.toasts[0]?.text).not.toBe('');
});

test('DEP-10 a page that comes back from the bank as it was asks about the payment, once, and none that was left', async () => {
  const { unmount } = open('/deposit');
  await comeBack(false);
  expect(send).not.toHaveBeenCalled();
  await comeBack(true);
  expect(send.mock.calls).toEqual([[{ type: 'came-back' }]]);
  unmount();
  await comeBack(true);
  expect(send).toHaveBeenCalledOnce();
});

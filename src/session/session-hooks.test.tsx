import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../tests/support/act.ts';
import { deviceApp } from '../../tests/support/device-app.ts';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { inApp } from '../../tests/support/in-app.tsx';
import { call } from '../api/call.ts';
import { getUserGetUserInfoQueryKey } from '../api/generated/user-get-user-info.ts';
import { getWalletBalanceQueryKey } from '../api/generated/wallet-balance.ts';
import type { Read } from '../lib/read.ts';
import { beginSession, endSession } from './begin-session.ts';
import { type CodeStepOf, codeStepOf, keepCodeStep, useCodeStep } from './code-step.ts';
import { giveUpOrder, useGivenUpOrders } from './given-up-orders.ts';
import { useLatestOrders } from './latest-orders.ts';
import { dropOfferedSession, offerSession, useOfferedSession } from './offered-session.ts';
import { useIsLogin } from './session-store.ts';
import { useClaimFirst } from './use-claim-first.ts';
import { useMoneyChanges } from './use-money-changes.ts';
import { useBalance, useBalanceRetry, useCurrency, useEndsBonus, usePlayer } from './use-player.ts';

vi.mock('../api/call.ts', () => ({ call: vi.fn() }));
const requested = vi.mocked(call);
const paths = () => requested.mock.calls.map(([{ url }]) => url);

const app = freshApp();
const wrapper = inApp(app);
const settle = () =>
  act(async () => {
    // An answer tells the hook by a timer that it starts later than the first one.
    for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => setTimeout(done));
  });

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  requested.mockReset();
  requested.mockImplementation(async ({ url }) => ({ from: url }));
});

const [INFO, BALANCE] = [getUserGetUserInfoQueryKey({}), getWalletBalanceQueryKey({})];

test('SES-12 a guest asks for no player and no balance, and sees none of another; a player sees both', async () => {
  const seen = () => ({ isLogin: useIsLogin(), player: usePlayer(), balance: useBalance() });
  const { result } = renderHook(seen, { wrapper });
  await settle();
  expect(requested).not.toHaveBeenCalled();
  await act(async () => beginSession(app, 'tk_1'));
  const shown = { isLogin: true, player: { from: INFO[1] }, balance: { from: BALANCE[1] } };
  await settle();
  expect(result.current).toEqual(shown);
  await act(async () => endSession(app));
  expect(result.current).toEqual({ isLogin: false, player: undefined, balance: undefined });
});

test.each([
  ['balance', useBalanceRetry],
  ['rewards', useClaimFirst],
  ['balance', () => useMoneyChanges({ data: undefined, isError: false, refetch: () => undefined })],
])('NET-08 of a guest’s %s nothing is asked', async (_what, hook) => {
  renderHook(hook, { wrapper });
  await settle();
  expect(requested).not.toHaveBeenCalled();
});

test.each([
  [[], false],
  [[{}, { rewardReady: 0 }], false],
  [[{ rewardReady: 0 }, { rewardReady: 1 }], true],
])('PRO-05 of the rewards %j one waits to be claimed first: %s', async (rewards, isAsked) => {
  beginSession(app, 'tk_1');
  requested.mockResolvedValue(rewards);
  const { result } = renderHook(useClaimFirst, { wrapper });
  expect(result.current).toBe(false);
  await settle();
  expect(result.current).toBe(isAsked);
});

test.each([
  [{}, false],
  [{ cash: 10, bonusHold: 4, currencyAlias: 'CLP' }, false],
  [{ cash: 10, bonusHold: 4.01, currencyAlias: 'CLP' }, true],
  [{ cash: 10 }, false],
  [{ bonusHold: 4 }, false],
])('PRO-05 of the balance %j a withdrawal of 6 ends the bonus: %s', async (balance, endsBonus) => {
  beginSession(app, 'tk_1');
  requested.mockResolvedValue(balance);
  const { result } = renderHook(() => [useEndsBonus(600n), useCurrency()], { wrapper });
  expect(result.current).toEqual([false, '']);
  await settle();
  expect(result.current).toEqual([endsBonus, 'currencyAlias' in balance ? 'CLP' : '']);
});

test('NET-13 a balance that failed can be asked for again by its player', async () => {
  requested.mockRejectedValue(new Error('No answer.'));
  const { result } = renderHook(useBalanceRetry, { wrapper });
  await act(async () => beginSession(app, 'tk_1'));
  await settle();
  expect(result.current).toBeDefined();
  result.current?.();
  expect(paths()).toEqual([BALANCE[1], BALANCE[1]]);
  await act(async () => endSession(app));
  expect(result.current).toBeUndefined();
});

test('RT-02 RT-03 what shows money is asked for again with each later balance, once, unless it offers its retry', async () => {
  const read: Read<unknown> = { data: [], isError: false, refetch: vi.fn() };
  const balanceCame = async (updatedAt: number) => {
    await act(async () => void app.queryClient.setQueryData<object>(BALANCE, {}, { updatedAt }));
    await settle();
  };
  beginSession(app, 'tk_1');
  const view = renderHook((shown: Read<unknown>) => useMoneyChanges(shown), { wrapper, initialProps: read });
  await settle();
  expect([paths(), read.refetch]).toEqual([[BALANCE[1]], expect.any(Function)]);
  expect(read.refetch).not.toHaveBeenCalled();
  await balanceCame(1);
  await balanceCame(2);
  view.rerender({ ...read });
  expect(read.refetch).toHaveBeenCalledTimes(2);
  view.rerender({ ...read, data: undefined, isError: true });
  await balanceCame(3);
  expect(read.refetch).toHaveBeenCalledTimes(2);
  view.unmount();
  renderHook(() => useMoneyChanges(read), { wrapper });
  await settle();
  expect(read.refetch).toHaveBeenCalledTimes(2);
});

test('DEP-10 a screen knows the orders that were given up, and each that is given up on it', async () => {
  await giveUpOrder(app, 'R1');
  const before = app.states;
  Object.assign(app, deviceApp());
  for (const [part, state] of before) if (state instanceof Map) app.states.set(part, state);
  const { result } = renderHook(useGivenUpOrders, { wrapper });
  expect(result.current).toBeUndefined();
  await settle();
  expect([...(result.current ?? [])]).toEqual(['R1']);
  await act(() => giveUpOrder(app, 'R2'));
  expect([...(result.current ?? [])]).toEqual(['R1', 'R2']);
});

test('DEP-10 HIS-01 a screen that lists orders fetches them when it opens, and its parts share the answer', async () => {
  const first = renderHook(() => useLatestOrders(), { wrapper });
  await settle();
  expect(first.result.current.data).toEqual({ from: '/recharge/orders' });
  renderHook(() => useLatestOrders(true), { wrapper });
  await settle();
  renderHook(() => useLatestOrders(), { wrapper });
  await settle();
  expect(paths()).toEqual(['/recharge/orders', '/recharge/orders']);
});

test('SES-14 a popup that opens finds the step of its flow, keeps the present one, and forgets it when it closes', () => {
  const step: CodeStepOf<'reset'> = { flow: 'reset', username: '9', phone: '9•8', mayBeDone: false };
  keepCodeStep(app, step);
  const { result, rerender, unmount } = renderHook(() => useCodeStep('reset'), { wrapper });
  expect(result.current[0]).toEqual(step);
  rerender();
  expect(codeStepOf(app, 'reset')).toEqual(step);
  act(() => result.current[1](undefined));
  expect(codeStepOf(app, 'reset')).toBeUndefined();
  act(() => result.current[1]({ ...step, mayBeDone: true }));
  expect(codeStepOf(app, 'reset')?.mayBeDone).toBe(true);
  unmount();
  expect(codeStepOf(app, 'reset')).toBeUndefined();
});

const TOKEN = 'tk_offered_1';
test.each([
  ['a guest on a safe page', TOKEN, {}, true],
  ['a guest with the shortest token', 'x'.repeat(8), {}, true],
  ['a guest with a shorter one', 'x'.repeat(7), {}, false],
  ['a guest with the longest token', 'x'.repeat(2048), {}, true],
  ['a guest with a longer one', 'x'.repeat(2049), {}, false],
  ['a guest with a text after the token', `${TOKEN} b`, {}, false],
  ['a player', TOKEN, { isLogin: true }, false],
  ['a player whose session is not restored yet', TOKEN, { stored: 'tk_1' }, false],
  ['a page without encryption', TOKEN, { isSecure: false }, false],
])(
  'RED-03 the session of an address is offered to %s, until it is dropped: %s %s',
  (_title, token, device: { isLogin?: boolean; stored?: string; isSecure?: boolean }, isOffered) => {
    vi.stubGlobal('isSecureContext', device.isSecure ?? true);
    if (device.isLogin) beginSession(app, 'tk_1');
    if (device.stored) app.ports.localStorage.setItem('token', device.stored);
    const { result } = renderHook(useOfferedSession, { wrapper });
    expect(result.current).toBeUndefined();
    act(() => offerSession(app, token));
    expect(result.current).toBe(isOffered ? token : undefined);
    act(() => dropOfferedSession(app));
    expect(result.current).toBeUndefined();
  },
);

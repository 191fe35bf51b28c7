import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../tests/support/act.ts';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import { changeLimits } from '../../session/play-limits/limit-store.ts';
import { fetchServerTime } from '../../session/play-limits/server-clock.ts';
import { useToastList } from '../../ui/toast-store.ts';
import { useChangeLimits } from './use-change-limits.ts';
import { usePlayClock } from './use-play-clock.ts';

vi.mock('../../session/play-limits/server-clock.ts', () => ({ fetchServerTime: vi.fn() }));
vi.mock('../../session/play-limits/limit-store.ts', () => ({ changeLimits: vi.fn() }));

const SERVER = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE_MS = 60_000;

const app = freshApp();
const wrapper = inApp(app);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const played = (): number => JSON.parse(app.ports.sessionStorage.getItem('playClock') ?? '{}').playedMs;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  vi.mocked(fetchServerTime).mockResolvedValue(SERVER);
  vi.mocked(changeLimits).mockReset();
});

test('PLR-02 the time played goes on from game to game, stands still between them, and asks when it is time', async () => {
  const first = renderHook(() => usePlayClock(15), { wrapper });
  await pass(10 * MINUTE_MS);
  expect(played()).toBe(10 * MINUTE_MS);
  first.unmount();
  await pass(3 * MINUTE_MS);
  expect(played()).toBe(10 * MINUTE_MS);
  const second = renderHook(() => usePlayClock(15), { wrapper });
  await pass(5 * MINUTE_MS - 1_000);
  expect(second.result.current.due).toBeUndefined();
  await pass(1_000);
  expect(second.result.current.due).toEqual({ startedAt: SERVER, minutes: 15 });
  await act(async () => second.result.current.control.onClose());
  await act(async () => second.result.current.control.onClosed());
  await pass(15 * MINUTE_MS - 1_000);
  expect(second.result.current.due).toBeUndefined();
  await pass(1_000);
  expect(second.result.current.due).toEqual({ startedAt: SERVER, minutes: 30 });
});

const changing = () =>
  renderHook(() => ({ ...useChangeLimits('ana'), toasts: useToastList().map(({ tone }) => tone) }), {
    wrapper,
  });

test.each([
  ['the device', false],
  ['the account', true],
])(
  'PLR-02 a change that %s refuses is not done, says so, and can be tried again',
  async (_what, isOfAccount) => {
    await loadTexts('safely');
    const refuse = vi.fn(() => Promise.reject(new Error('refused')));
    if (!isOfAccount) vi.mocked(changeLimits).mockImplementation(refuse);
    const { result } = changing();
    for (const success of [undefined, 'Listo'])
      await act(async () => {
        const isDone = await result.current.change(
          (limits) => limits,
          success,
          isOfAccount ? refuse : undefined,
        );
        expect(isDone).toBe(false);
      });
    expect(refuse).toHaveBeenCalledTimes(2);
    expect(result.current).toMatchObject({ isBusy: false, toasts: ['failure'] });
    // What the account refuses the device does not store.
    if (isOfAccount) expect(changeLimits).not.toHaveBeenCalled();
  },
);

test('PLR-02 a change that is done says so', async () => {
  const { result } = changing();
  await act(async () => expect(await result.current.change((limits) => limits, 'Listo')).toBe(true));
  expect(result.current).toMatchObject({ isBusy: false, toasts: ['success'] });
});

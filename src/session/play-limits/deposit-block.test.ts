import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import type { RechargeOrder } from '../../api/generated/contract.schemas.ts';
import { ping } from '../../api/generated/ping.ts';
import { rechargeOrders } from '../../api/generated/recharge.ts';
import { getUserGetUserInfoQueryKey, userGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { emptyApp } from '../../lib/app.ts';
import { deviceMark } from '../../lib/device-mark.ts';
import { allowancesNow, depositAllowance, isBarred } from './deposit-rule.ts';
import { NO_LIMITS, setDepositLimit, startTimeOut } from './limit-rules.ts';
import { changeLimits, knownTime, limitsOf, loadLimits, syncTime, useLimitStore } from './limit-store.ts';

vi.mock('../../api/generated/recharge.ts', () => ({ rechargeOrders: vi.fn() }));
vi.mock('../../api/generated/ping.ts', () => ({ ping: vi.fn() }));
vi.mock('../../api/generated/user-get-user-info.ts', async (original) => ({
  ...(await original<typeof import('../../api/generated/user-get-user-info.ts')>()),
  userGetUserInfo: vi.fn(),
}));

const DAY_MS = 24 * 60 * 60_000;
/** Late in the evening of Chile's 21st of November, when it is the 22nd in UTC. */
const NOW = Date.parse('2026-11-22T01:30:00Z');
const app = Object.assign(deviceApp(), { queryClient: new QueryClient() });

const order = (more: Partial<RechargeOrder>) =>
  ({ id: 'R1', status: 2, amount: 1_000, createdAt: new Date(NOW).toISOString(), ...more }) as RechargeOrder;

function serve(list: RechargeOrder[], exclusionUntil?: string): void {
  vi.mocked(rechargeOrders).mockImplementation(async ({ pageSize = 20 }) => ({
    list: list.slice(0, pageSize),
    total: list.length,
    pageNum: 1,
    pageSize,
  }));
  vi.mocked(ping).mockResolvedValue({ serverTime: new Date(NOW).toISOString() } as Awaited<
    ReturnType<typeof ping>
  >);
  const player = { username: 'ana', ...(exclusionUntil && { exclusion: { until: exclusionUntil } }) };
  vi.mocked(userGetUserInfo).mockResolvedValue(player as Awaited<ReturnType<typeof userGetUserInfo>>);
  app.queryClient.setQueryData(getUserGetUserInfoQueryKey({}), player);
}

const day = (amount: bigint) => setDepositLimit(NO_LIMITS, 'day', amount, 0);
const used = async () => (await allowancesNow(app, day(10_000_000n), NOW)).map((row) => row.used);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('PLR-02 a limit counts every deposit of a busy day, of the market’s day, that is paid or may be', async () => {
  serve(Array.from({ length: 150 }, (_, at) => order({ id: `R${at}` })));
  expect(await used()).toEqual([15_000_000n]);
  // Seven days before the month, which began before the week: an order counts on the day its money moves.
  expect(vi.mocked(rechargeOrders).mock.calls[0]?.[0]).toMatchObject({ startDate: '2026-10-25' });
  serve([
    order({ id: 'a' }),
    order({ id: 'b', status: 3 }),
    order({ id: 'c', status: 5 }),
    order({ id: 'd', createdAt: new Date(NOW - 3 * 60 * 60_000).toISOString() }),
    order({ id: 'e', createdAt: new Date(NOW - DAY_MS).toISOString() }),
  ]);
  expect(await used()).toEqual([200_000n]);
});

test('PLR-02 an exclusion of the account blocks a device that knows no limits, and one that does, and all its gates', async () => {
  const until = new Date(NOW + DAY_MS).toISOString();
  serve([], until);
  expect((await depositAllowance(app)).block?.kind).toBe('exclusion');
  await changeLimits(app, 'ana', () => day(1_000n));
  app.queryClient.clear();
  expect((await depositAllowance(app)).block?.kind).toBe('exclusion');
  const player = app.queryClient.getQueryData(getUserGetUserInfoQueryKey({}));
  expect(player).toMatchObject({ exclusion: { until } });
  serve([order({ id: 'a' })]);
  const { block, allowances } = await depositAllowance(app, 'a');
  expect([block, allowances.map(({ used }) => used)], 'an order is not counted against itself').toEqual([
    null,
    [0n],
  ]);
});

test('PLR-02 a player is barred from offers by an exclusion, and while nobody answers whether there is one', async () => {
  await changeLimits(app, 'ana', () => day(1_000n));
  serve([]);
  expect(await isBarred(app)).toBe(false);
  serve([], new Date(NOW + DAY_MS).toISOString());
  expect(await isBarred(app)).toBe(true);
  vi.mocked(userGetUserInfo).mockRejectedValue(new Error('No answer.'));
  expect(await isBarred(app)).toBe(true);
});

test('PLR-02 without limits a deposit waits for no question', async () => {
  const free = Object.assign(deviceApp(), { queryClient: app.queryClient });
  serve([order({})]);
  expect(await depositAllowance(free)).toEqual({ block: null, allowances: [] });
  expect(await allowancesNow(free, NO_LIMITS, NOW)).toEqual([]);
  expect(
    [rechargeOrders, userGetUserInfo, ping].map((request) => vi.mocked(request).mock.calls.length),
  ).toEqual([0, 0, 0]);
});

const says = (time: number) =>
  vi
    .mocked(ping)
    .mockResolvedValue({ serverTime: new Date(time).toISOString() } as Awaited<ReturnType<typeof ping>>);
const HOUR_MS = DAY_MS / 24;

test.each([
  ['hears a later time', HOUR_MS, HOUR_MS],
  ['hears an earlier time', -HOUR_MS, 0],
])('PLR-02 a device that %s stores the latest it knows, and judges by it', async (_title, received, kept) => {
  // The phone's clock is more than a year behind, and counts for nothing.
  vi.useFakeTimers({ now: NOW - 400 * DAY_MS, toFake: ['performance', 'Date'] });
  const [here, later] = [emptyApp(globalThis), emptyApp(globalThis)];
  says(NOW);
  await changeLimits(here, 'ana', () => day(1_000n));
  says(NOW + received);
  await syncTime(here);
  await loadLimits(later);
  expect(useLimitStore.of(later).getState().record?.seenAt).toBe(NOW + kept);
  await changeLimits(here, 'ana', (limits, now) => startTimeOut(limits, 'day', now));
  const { record } = useLimitStore.of(here).getState();
  const ana = await deviceMark(here, 'ana');
  expect(record && limitsOf(record, ana).block?.until).toBe(NOW + kept + DAY_MS);
  expect(record && knownTime(here, { ...record, seenAt: NOW - DAY_MS })).toBe(NOW + received);
});

test('PLR-02 a block that another tab sets during the questions counts', async () => {
  serve([]);
  await changeLimits(app, 'ana', () => day(1_000n));
  const ana = await deviceMark(app, 'ana');
  vi.mocked(ping).mockImplementation(async () => {
    useLimitStore.of(app).setState(({ record }) => ({
      record: record && {
        ...record,
        players: { ...record.players, [ana]: startTimeOut(NO_LIMITS, 'day', NOW) },
      },
    }));
    throw new Error('No answer.');
  });
  expect((await depositAllowance(app)).block?.kind).toBe('timeOut');
});

test('PLR-02 a player’s limits are their own, outlive those of another on the phone, and other tabs know them at once', async () => {
  serve([]);
  const [here, there] = [emptyApp(globalThis), emptyApp(globalThis)];
  await loadLimits(here);
  await changeLimits(there, 'ana', () => day(1_000n));
  await changeLimits(there, 'eva', () => day(2_000n));
  const marks = await Promise.all(['ana', 'eva', 'luz'].map((name) => deviceMark(here, name)));
  const amounts = () => {
    const { record } = useLimitStore.of(here).getState();
    return marks.map((mark) => record && limitsOf(record, mark).deposit.day.amount);
  };
  await vi.waitFor(() => expect(amounts()).toEqual([1_000n, 2_000n, null]), 60_000);
});

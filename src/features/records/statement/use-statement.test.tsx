import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshApp } from '../../../../tests/support/fresh-app.ts';
import { inApp } from '../../../../tests/support/in-app.tsx';
import { rechargeOrders } from '../../../api/generated/recharge.ts';
import { walletActivityRecords } from '../../../api/generated/wallet-activity-records.ts';
import { walletBalance } from '../../../api/generated/wallet-balance.ts';
import { walletRecords } from '../../../api/generated/wallet-records.ts';
import { withdrawOrders } from '../../../api/generated/withdraw.ts';
import { beginSession } from '../../../session/begin-session.ts';
import { useStatement } from './use-statement.ts';

vi.mock('../../../api/generated/recharge.ts', () => ({ rechargeOrders: vi.fn() }));
vi.mock('../../../api/generated/wallet-activity-records.ts', () => ({ walletActivityRecords: vi.fn() }));
vi.mock('../../../api/generated/wallet-balance.ts', () => ({ walletBalance: vi.fn() }));
vi.mock('../../../api/generated/wallet-records.ts', () => ({ walletRecords: vi.fn() }));
vi.mock('../../../api/generated/withdraw.ts', () => ({ withdrawOrders: vi.fn() }));

const DAYS = { startDate: '2026-11-21', endDate: '2026-11-21' } as const;
const LISTS = [rechargeOrders, withdrawOrders, walletActivityRecords, walletRecords];

const app = freshApp();
let balance: number;
const wrapper = inApp(app);

type Asked = { pageNum: number; startDate?: string; isBonus?: boolean };
/** @param of its rows, by page; every list has one more row than a page */
function serve(call: unknown, of: (requested: Asked) => object[], total: number): void {
  vi.mocked(call as (requested: Asked) => Promise<unknown>).mockImplementation(async (requested) => ({
    list: of(requested),
    total,
    pageNum: requested.pageNum,
    pageSize: 999,
  }));
}

beforeEach(() => {
  vi.resetAllMocks();
  beginSession(app, 'tk_1');
  balance = 1_000;
  vi.mocked(walletBalance).mockImplementation(
    async () => ({ total: balance }) as Awaited<ReturnType<typeof walletBalance>>,
  );
  for (const call of LISTS) serve(call, () => [], 0);
});

async function statement() {
  const { result } = renderHook(() => useStatement(DAYS), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  return result.current.data;
}

const bet = (id: string) => ({
  id,
  createdAt: '2026-11-21T15:00:00.000Z',
  stake: 1,
  payout: 0,
  status: 'lost',
});

test('HIS-01 a statement holds every page of the bets, those with bonus too', async () => {
  serve(
    walletRecords,
    ({ pageNum, isBonus }) =>
      pageNum === 1
        ? Array.from({ length: 999 }, (_, at) => bet(`${isBonus}${at}`))
        : [bet(`${isBonus}${pageNum}000`)],
    1_000,
  );
  expect((await statement())?.movements).toMatchObject([{ kind: 'bets', count: 2_000, change: -200_000n }]);
});

test('HIS-01 an order of before the period counts on the day its money moved', async () => {
  const order = {
    id: 'R1',
    amount: 500,
    status: 2,
    createdAt: '2026-10-30T15:00:00.000Z',
    paidAt: '2026-11-21T15:00:00.000Z',
  };
  serve(rechargeOrders, ({ startDate }) => (startDate === undefined ? [order] : []), 1);
  const { opening, movements, closing } = (await statement()) ?? {};
  expect(movements).toMatchObject([{ kind: 'deposit', id: 'R1', change: 50_000n, day: '2026-11-21' }]);
  expect([opening, closing]).toEqual([50_000n, 100_000n]);
  expect(vi.mocked(walletRecords).mock.calls.map(([asked]) => asked.startDate)).toEqual([
    DAYS.startDate,
    DAYS.startDate,
  ]);
});

test('HIS-01 where money moved while the lists came, they are asked for once more', async () => {
  let requested = 0;
  serve(
    walletRecords,
    ({ isBonus }) => {
      requested += 1;
      if (isBonus) return [];
      // The bet ends after this list was read and before the balance is.
      if (requested <= 2) balance = 999;
      return requested <= 2 ? [] : [bet('b1')];
    },
    0,
  );
  const { opening, closing } = (await statement()) ?? {};
  expect([opening, closing, requested]).toEqual([100_000n, 99_900n, 4]);
});

test('SES-12 the statement of one session is never shown in the next', async () => {
  const before = await statement();
  expect(before?.closing).toBe(100_000n);
  beginSession(app, 'tk_2');
  let answer: () => void = () => undefined;
  vi.mocked(walletBalance).mockImplementation(
    () => new Promise((resolve) => (answer = () => resolve({ total: 7 } as never))),
  );
  const { result } = renderHook(() => useStatement(DAYS), { wrapper });
  expect(result.current.data).toBeUndefined();
  answer();
});

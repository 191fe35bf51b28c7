import { expect, test, vi } from 'vitest';
import { walletRecords } from '../../api/generated/wallet-records.ts';
import { playResult, resultSince } from './play-result.ts';

vi.mock('../../api/generated/wallet-records.ts', () => ({ walletRecords: vi.fn() }));

const START = Date.parse('2026-11-21T12:00:00.000Z');
const bet = (createdAt: string, stake: number, payout: number) => ({ createdAt, stake, payout });

test('PLR-02 the result counts what was staked and paid since the start, exactly', () => {
  const records = [
    bet('2026-11-21T12:30:00.000Z', 0.1, 0.3),
    bet('2026-11-21T12:00:00.000Z', 0.2, 0),
    bet('2026-11-21T11:59:59.999Z', 1_000, 9_000),
  ];
  expect(resultSince(records, START)).toEqual({ staked: 30n, paid: 30n, net: 0n });
  expect(resultSince([], START)).toEqual({ staked: 0n, paid: 0n, net: 0n });
});

test.each([
  [0.005, 0, { staked: undefined, paid: 30n }],
  [0.2, Number.NaN, { staked: 30n, paid: undefined }],
])('PLR-02 a bet of %d that paid %d cannot be read, and makes no result', (stake, payout, sums) => {
  const readable = bet('2026-11-21T12:30:00.000Z', 0.1, 0.3);
  const result = resultSince([readable, bet('2026-11-21T12:31:00.000Z', stake, payout)], START);
  expect(result).toEqual({ ...sums, net: undefined });
});

test('PLR-02 a loss is below zero', () => {
  expect(resultSince([bet('2026-11-21T13:00:00.000Z', 500, 120.5)], START).net).toBe(-37_950n);
});

test('PLR-02 the result is asked of all bets with cash since the market’s day of the start', async () => {
  const list = [bet('2026-11-22T01:40:00.000Z', 500, 0)];
  vi.mocked(walletRecords).mockResolvedValue({ list } as Awaited<ReturnType<typeof walletRecords>>);
  // Half past ten in the evening of the 21st in Chile.
  expect((await playResult(Date.parse('2026-11-22T01:30:00.000Z'))).net).toBe(-50_000n);
  expect(vi.mocked(walletRecords).mock.calls.map(([asked]) => asked)).toEqual([
    { isBonus: false, pageNum: 1, pageSize: 999, startDate: '2026-11-21' },
  ]);
});

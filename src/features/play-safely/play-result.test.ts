import { expect, test, vi } from 'vitest';
import type { BettingStatus } from '../../api/generated/contract.schemas.ts';
import { walletRecords } from '../../api/generated/wallet-records.ts';
import { playResult, resultSince } from './play-result.ts';

vi.mock('../../api/generated/wallet-records.ts', () => ({ walletRecords: vi.fn() }));

const START = Date.parse('2026-11-21T12:00:00.000Z');
const bet = (createdAt: string, stake: number, payout: number, status = 'lost' as BettingStatus) => ({
  createdAt,
  stake,
  payout,
  status,
});

test('PLR-02 the result counts what was staked and paid since the start, exactly', () => {
  const records = [
    bet('2026-11-21T12:30:00.000Z', 0.1, 0.3),
    bet('2026-11-21T12:00:00.000Z', 0.2, 0),
    bet('2026-11-21T11:59:59.999Z', 1_000, 9_000),
    bet('2026-11-21T12:31:00.000Z', 700, 0, 'open'),
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

test('PLR-02 the result counts every page of both wallets, from the market’s day of the start on, each bet once', async () => {
  const startedAt = Date.parse('2026-11-22T01:30:00.000Z');
  const rows = Array.from({ length: 1_500 }, (_, at) => ({
    ...bet(new Date(startedAt + (1_500 - at) * 1_000).toISOString(), 1, 0),
    id: `B${at}`,
  }));
  // A bet that came meanwhile moves a row to the second page.
  const pages = [rows.slice(0, 999), rows.slice(998)];
  vi.mocked(walletRecords).mockImplementation(async ({ isBonus, pageNum = 1, pageSize = 0 }) => {
    const list = isBonus ? [{ ...bet('2026-11-22T01:40:00.000Z', 300, 0), id: 'bonus' }] : pages[pageNum - 1];
    return { list, total: isBonus ? 1 : 1_500, pageNum, pageSize } as Awaited<
      ReturnType<typeof walletRecords>
    >;
  });
  expect((await playResult(startedAt)).net).toBe(-180_000n);
  // Half past ten in the evening of the 21st in Chile.
  expect(
    vi
      .mocked(walletRecords)
      .mock.calls.map(([{ isBonus, pageNum, startDate }]) => [isBonus, pageNum, startDate]),
  ).toEqual([
    [false, 1, '2026-11-21'],
    [true, 1, '2026-11-21'],
    [false, 2, '2026-11-21'],
  ]);
});

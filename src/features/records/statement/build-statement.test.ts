import { expect, test } from 'vitest';
import type { BettingRecord, RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { buildStatement } from './build-statement.ts';

const deposit = (id: string, day: string, amount: number) =>
  ({ id, amount, status: 2, createdAt: `${day}T12:00:00.000Z` }) as RechargeOrder;

test('HIS-01 the balance after an order is that of its moment: bets before and after it are two lines, and later bets change nothing', () => {
  const bet = (hour: string, stake: number) =>
    ({
      id: hour,
      stake,
      payout: 0,
      status: 'lost',
      createdAt: `2026-11-21T${hour}:00:00.000Z`,
    }) as BettingRecord;
  const of = (bets: BettingRecord[], balance: number) =>
    buildStatement(
      { deposits: [deposit('R1', '2026-11-21', 300)], withdrawals: [], activity: [], bets, balance },
      {},
      (at) => at.slice(0, 10) as '2026-11-21',
    ).movements.map(({ id, count, balance: after }) => [id, count, after]);
  const early = [bet('09', 1), bet('10', 2)];
  const lines = [
    ['', 2, 0n],
    ['R1', 1, 30_000n],
  ];
  expect(of(early, 300)).toEqual(lines);
  expect(of([...early, bet('13', 10)], 290)).toEqual([...lines, ['', 1, 29_000n]]);
});

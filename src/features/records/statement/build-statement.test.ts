import { expect, test } from 'vitest';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { buildStatement } from './build-statement.ts';

const deposit = (id: string, day: string, amount: number) =>
  ({ id, amount, status: 2, createdAt: `${day}T12:00:00.000Z` }) as RechargeOrder;

test('HIS-01 a period that is over closes with the balance of its end, not with that of today', () => {
  const deposits = [
    deposit('R1', '2026-11-19', 1),
    deposit('R2', '2026-11-20', 20),
    deposit('R3', '2026-11-21', 300),
  ];
  const records = { deposits, withdrawals: [], activity: [], bets: [], balance: 321 };
  const days = { startDate: '2026-11-20', endDate: '2026-11-20' } as const;
  const { opening, movements, closing } = buildStatement(
    records,
    days,
    (at) => at.slice(0, 10) as '2026-11-20',
  );
  expect([opening, movements.map(({ id, balance }) => [id, balance]), closing]).toEqual([
    100n,
    [['R2', 2_100n]],
    2_100n,
  ]);
});

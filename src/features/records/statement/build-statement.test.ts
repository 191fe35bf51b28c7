import { expect, test } from 'vitest';
import type { BettingRecord, RechargeOrder, WithdrawOrder } from '../../../api/generated/contract.schemas.ts';
import { formatMinor } from '../../../lib/money.ts';
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

test.each([
  ['paid', 2, 100, ['paid'], []],
  ['refused', 3, 0, ['returned'], ['100.00 on 22']],
  ['cancelled', 3, 0, ['cancelled'], ['100.00 on 22']],
  ['paid in part', 4, 60, ['returned'], ['40.00 on 22']],
  ['taken back later', 5, 100, ['paid', 'returned'], ['100.00 on 23']],
  ['taken back in two parts', 5, 60, ['returned', 'returned'], ['40.00 on 22', '60.00 on 23']],
] as const)('HIS-01 a withdrawal that was %s returns what was not paid, when it came back', (...row) => {
  const [, status, paidAmount, steps, expected] = row;
  const at = (day: number) => `2026-11-${day}T12:00:00.000Z`;
  const timeline = ['received', ...steps].map((step, day) => ({ step, at: at(21 + day) }));
  const order = { id: 'W1', amount: 100, status, paidAmount, createdAt: at(21), timeline } as WithdrawOrder;
  const { movements, opening } = buildStatement(
    { deposits: [], withdrawals: [order], activity: [], bets: [], balance: 0 },
    {},
    (time) => time.slice(0, 10) as '2026-11-21',
  );
  const back = movements.filter(({ kind }) => kind === 'returned');
  expect(back.map(({ day, change = 0n }) => `${formatMinor(change)} on ${day.slice(8)}`)).toEqual(expected);
  expect(opening).toBe(10_000n - back.reduce((sum, { change = 0n }) => sum + change, 0n));
});

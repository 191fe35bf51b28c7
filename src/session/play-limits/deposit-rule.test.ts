import { expect, test, vi } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import type { RechargeOrder } from '../../api/generated/contract.schemas.ts';
import { rechargeOrders } from '../../api/generated/recharge.ts';
import { timeZoneOf } from '../../config/time-zones.ts';
import { addDays, dayIn } from '../../lib/market-day.ts';
import { allowancesNow } from './deposit-rule.ts';
import { LIMIT_PERIODS, NO_LIMITS, setDepositLimit } from './limit-rules.ts';

vi.mock('../../api/generated/recharge.ts', () => ({ rechargeOrders: vi.fn() }));

const zone = timeZoneOf('CL');
const DAY_MS = 24 * 60 * 60_000;

function serveAnOrderADay(now: number): void {
  const rows = Array.from({ length: 40 }, (_, daysAgo) => ({
    id: `R${daysAgo}`,
    status: 2,
    amount: 1,
    createdAt: new Date(now - daysAgo * DAY_MS).toISOString(),
  }));
  vi.mocked(rechargeOrders).mockImplementation(async ({ startDate }) => {
    const list = rows.filter(
      ({ createdAt }) => !startDate || dayIn(zone, Date.parse(createdAt)) >= startDate,
    );
    return { list: list as unknown as RechargeOrder[], total: list.length, pageNum: 1, pageSize: 999 };
  });
}

const daysBefore = {
  day: () => 0,
  week: (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7,
  month: (day: string) => Number(day.slice(8)) - 1,
};

test('PLR-02 a limit of any period counts each day of it that has passed, and none before', async () => {
  const noon = Date.parse('2026-02-25T15:00:00Z');
  for (let passed = 0; passed < 70; passed += 1) {
    const now = noon + passed * DAY_MS;
    const today = addDays('2026-02-25', passed);
    serveAnOrderADay(now);
    const limits = LIMIT_PERIODS.reduce(
      (all, period) => setDepositLimit(all, period, 10_000_000n, now),
      NO_LIMITS,
    );
    const used = Object.fromEntries(
      (await allowancesNow(deviceApp(), limits, now)).map((row) => [row.period, row.used]),
    );
    for (const period of LIMIT_PERIODS) {
      const days = BigInt(daysBefore[period](today) + 1);
      expect(used[period], `${period} of ${today}`).toBe(days * 100n);
    }
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketDay } from '../../mock-server/world/core/markets.ts';
import { placeBet, settleBet } from '../../mock-server/world/games/bets.ts';
import { claimPacket } from '../../mock-server/world/lucky-money/packet-claim.ts';
import type { DayRange } from '../../src/features/records/days-of.ts';
import {
  buildStatement,
  type StatementRecords,
} from '../../src/features/records/statement/build-statement.ts';
import { sumOf } from '../../src/lib/money.ts';
import { nextPage } from '../../src/lib/pages.ts';
import { casesOf } from '../support/cases.ts';
import { webpay } from '../support/deposits.ts';
import { RICH, stranger } from '../support/lucky-money.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';

const HOUR_MS = 60 * 60_000;
const dayOf = (createdAt: string) => marketDay('CL', Date.parse(createdAt));

const amounts = fc.integer({ min: 1, max: 30 }).map((thousands) => thousands * 1000);
/** Hours until the bank decides: at once, or on another day. */
const late = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 24 }));
const decided = fc.constantFrom('approve', 'fail', 'part');
const withdrawn = fc.constantFrom('approve', 'fail', 'part', 'cancel');
const undone = fc.constantFrom('reverse', 'charge-back');
const step = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), amount: amounts, end: decided, late }),
  fc.record({ do: fc.constant('withdraw' as const), amount: amounts, end: withdrawn, late }),
  fc.record({ do: fc.constant('undo' as const), which: fc.nat(9), as: undone }),
  fc.record({
    do: fc.constant('bet' as const),
    cents: fc.integer({ min: 1, max: 9000 }).map((pesos) => pesos * 100),
    times: fc.integer({ min: 0, max: 300 }),
    isBonus: fc.boolean(),
  }),
  fc.record({ do: fc.constant('packet' as const), amount: amounts, good: fc.boolean() }),
  fc.record({ do: fc.constant('bonus' as const) }),
  fc.record({ do: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 60 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function asPlayer(client: TestClient) {
  let token = await client.login();
  return async (path: string, body: object) => {
    const answer = await client.call(path, body, { token });
    token = answer.headers.get('token') ?? token;
    return answer;
  };
}
type Call = Awaited<ReturnType<typeof asPlayer>>;

/** @throws when the console refuses the decision: the test would prove less than it says */
async function decide({ control }: TestClient, order: string, { end: outcome, late: hours }: Decision) {
  const { status } = await control(order, { outcome, ...(hours > 0 && { delayMs: hours * HOUR_MS }) });
  if (status !== 200) throw new Error(`${order} was not decided: ${status}`);
}
type Decision = { end: string; late: number };

async function live(call: Call, client: TestClient, steps: readonly Step[]) {
  const { pass, backend } = client;
  const world = () => backend.registry.world('default');
  const made: string[] = [];
  for (const [index, one] of steps.entries()) {
    if (one.do === 'pass') pass(one.hours * HOUR_MS);
    else pass(60_000);
    if (one.do === 'deposit') {
      const order = { amount: one.amount, ...webpay };
      const { data } = await call('/recharge/createRechargeOrder', order);
      if (data?.id) await decide(client, made[made.push(`orders/${data.id}`) - 1] ?? '', one);
    } else if (one.do === 'withdraw') {
      const order = { amount: one.amount, payChannel: 'mach', paymentMethod: 'mach', account: '912345678' };
      const { data } = await call('/withdraw/create', order);
      if (data?.id && one.end === 'cancel') await call('/withdraw/create', { cancelOrderId: data.id });
      else if (data?.id) await decide(client, made[made.push(`withdrawals/${data.id}`) - 1] ?? '', one);
    } else if (one.do === 'undo') {
      // An unpaid order, or a withdrawal without a charge-back, stays as it is.
      await client.control(made[one.which % Math.max(made.length, 1)] ?? 'orders/none', { outcome: one.as });
    } else if (one.do === 'packet') {
      const order = { amount: one.amount, shares: 3, kind: 'random', greeting: '' };
      const { data } = await call('/lucky/money/create', order);
      if (data?.id && one.good) claimPacket(world(), stranger(backend, index), data.id);
    } else if (one.do === 'bonus') {
      await call('/v1/pb/reg/claim', {});
    } else if (one.do === 'bet') {
      const { cash, bonus } = (await call('/wallet/balance', {})).data;
      const { cents: stake, isBonus } = one;
      if (stake > (isBonus ? bonus : cash) * 100) continue;
      const bet = placeBet(world(), RICH, { gameId: world().catalogue.games[0]?.id ?? '', stake, isBonus });
      settleBet(world(), RICH, bet.id, Math.round((stake * one.times) / 10_000) * 100);
    }
  }
}

async function rowsOf(call: Call, path: string, filter: object) {
  const rows = [];
  for (let pageNum: number | undefined = 1; pageNum !== undefined; ) {
    const { data, message } = await call(path, { ...filter, pageNum, pageSize: 3 });
    if (!data?.list) throw new Error(`${path} ${JSON.stringify(filter)}: ${message}`);
    rows.push(...data.list);
    pageNum = nextPage(data);
  }
  return rows;
}

async function recordsSince(call: Call, startDate?: string): Promise<StatementRecords> {
  const since = startDate === undefined ? {} : { startDate };
  const ask = (path: string, filter = {}) => rowsOf(call, path, { ...since, ...filter });
  return {
    deposits: await rowsOf(call, '/recharge/orders', {}),
    withdrawals: await rowsOf(call, '/withdraw/orders', {}),
    activity: await ask('/wallet/activityRecords'),
    bets: [
      ...(await ask('/wallet/records', { isBonus: false })),
      ...(await ask('/wallet/records', { isBonus: true })),
    ],
    balance: (await call('/wallet/balance', {})).data.total,
  };
}

/** Cash and bonus from the ledger's postings on matching days. */
function ledgerBalance({ backend }: TestClient, fits: (day: string) => boolean): bigint {
  const pockets = ['cash', 'bonus'].map((pocket) => `player:${RICH}:${pocket}`);
  const cents = backend.registry
    .world('default')
    .state.postings.filter(({ at }) => fits(marketDay('CL', at)))
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => pockets.includes(account))
    .reduce((sum, { amount }) => sum + amount, 0);
  return BigInt(cents);
}

/** One of each movement on compared days, because random histories may lack one. */
const EACH_ONCE: Step[] = [
  // Requested before the period, credited and returned in it.
  { do: 'deposit', amount: 8000, end: 'approve', late: 24 },
  { do: 'withdraw', amount: 7000, end: 'fail', late: 24 },
  { do: 'pass', hours: 30 },
  { do: 'deposit', amount: 20_000, end: 'approve', late: 0 },
  { do: 'withdraw', amount: 5000, end: 'approve', late: 0 },
  { do: 'withdraw', amount: 6000, end: 'fail', late: 0 },
  { do: 'deposit', amount: 9000, end: 'part', late: 0 },
  { do: 'withdraw', amount: 4000, end: 'part', late: 0 },
  { do: 'withdraw', amount: 2000, end: 'cancel', late: 0 },
  { do: 'undo', which: 5, as: 'charge-back' },
  { do: 'undo', which: 6, as: 'reverse' },
  { do: 'bet', cents: 100_000, times: 150, isBonus: false },
  { do: 'packet', amount: 3000, good: false },
  // Wagered to its end, the bonus of the deposit becomes cash.
  ...Array.from({ length: 5 }, (): Step => ({ do: 'bet', cents: 250_000, times: 100, isBonus: true })),
  { do: 'pass', hours: 30 },
];

test('HIS-01 the statement of any period of a random history agrees with the ledger to the cent', async () => {
  /** Kinds of movements in the compared periods; none may be missing. */
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 2 }),
      async (steps, ends) => {
        const client = createTestClient();
        const call = await asPlayer(client);
        const first = client.backend.registry.world('default').now();
        await live(call, client, steps);
        const [from = 0, to = 0] = ends.toSorted((a, b) => a - b);
        const day = (days: number) => marketDay('CL', first + days * 24 * HOUR_MS);
        const own: DayRange = { startDate: day(from), endDate: day(to) };
        for (const range of [own, { startDate: day(from) }, { endDate: day(to) }]) {
          const { startDate, endDate }: DayRange = range;
          const records = await recordsSince(call, startDate);
          const { opening, movements, closing } = buildStatement(records, range, dayOf);
          expect(sumOf([opening, ...movements.map(({ change }) => change)])).toBe(closing);
          expect(closing).toBe(ledgerBalance(client, (at) => endDate === undefined || at <= endDate));
          // The seed's money is no movement: without a first day it is the opening balance.
          if (startDate === undefined || startDate === day(0)) continue;
          expect(opening).toBe(ledgerBalance(client, (at) => at < startDate));
          for (const { kind } of movements) seen.add(kind);
        }
      },
    ),
    { numRuns: casesOf(40), examples: [[EACH_ONCE, [1, 6]]] },
  );
  const each = ['deposit', 'withdrawal', 'returned', 'takenBack', 'bets'];
  expect([...seen]).toEqual(expect.arrayContaining([...each, 'lucky_money_sent', 'lucky_money_returned']));
});

test('HIS-01 an unreadable amount hides itself and the balances before it, and none after', () => {
  const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`;
  const row = { type: 'cashback' as const, balanceAfter: 0 };
  const hours = [13, 14, 15, 16];
  for (const broken of hours) {
    const activity = hours.map((hour) => {
      return { ...row, id: `A${hour}`, createdAt: at(hour), amount: hour === broken ? 0.005 : hour };
    });
    const { opening, movements, closing } = buildStatement(
      { deposits: [], withdrawals: [], activity, bets: [], balance: 100 },
      {},
      dayOf,
    );
    expect([opening, closing]).toEqual([undefined, 10_000n]);
    for (const { id, change, balance } of movements) {
      const hour = Number(id.slice(1));
      expect(change).toBe(hour === broken ? undefined : BigInt(hour * 100));
      expect(balance === undefined).toBe(hour < broken);
    }
  }
});

/**
 * Where features meet: everything that two players, the operator and the clock can do, in any order, and what holds
 * after each step whatever came before. What a player must have is counted from orders, bets, packets and grants, never
 * from the ledger.
 */

import { engineFor, handEngine } from '@copihue/studio/games/engines';
import { games } from '@copihue/studio/games/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderOnWire } from '../../mock-server/handlers/recharge-wire.ts';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import {
  bonusExpiry,
  bonusHold,
  bringsBonus,
  grantBonus,
  runningGrants,
} from '../../mock-server/world/bonus/bonus-grants.ts';
import { collectPig } from '../../mock-server/world/cashback/pig.ts';
import { playerBalance } from '../../mock-server/world/core/balance.ts';
import { assertBalanced, balanceOf, playerAccount } from '../../mock-server/world/core/ledger.ts';
import { marketDay, nextMarketDay } from '../../mock-server/world/core/markets.ts';
import { Refusal } from '../../mock-server/world/core/refusal.ts';
import { restore, snapshot } from '../../mock-server/world/core/snapshot.ts';
import type { World } from '../../mock-server/world/core/world.ts';
import { placeBet, raiseBet, returnBet, settleBet } from '../../mock-server/world/games/bets.ts';
import { seatOf, takeSeat } from '../../mock-server/world/games/game-seats.ts';
import { enterGame, gameById } from '../../mock-server/world/games/games.ts';
import { decide } from '../../mock-server/world/games/hands.ts';
import { playRound } from '../../mock-server/world/games/rounds.ts';
import { assertCovered } from '../../mock-server/world/games/stakes.ts';
import { claimPacket } from '../../mock-server/world/lucky-money/packet-claim.ts';
import { createPacket } from '../../mock-server/world/lucky-money/packet-create.ts';
import {
  claimDepositReward,
  claimRegistrationBonus,
} from '../../mock-server/world/new-user/new-user-rewards.ts';
import { excludePlayer } from '../../mock-server/world/players/exclusion.ts';
import { playerById } from '../../mock-server/world/players/players.ts';
import { closeSessionsOf, openSession } from '../../mock-server/world/players/sessions.ts';
import { decideAtBank } from '../../mock-server/world/recharge/bank.ts';
import { createRechargeOrder } from '../../mock-server/world/recharge/recharge-create.ts';
import { prepay } from '../../mock-server/world/recharge/recharge-prepay.ts';
import { decideOrder } from '../../mock-server/world/recharge/recharge-settle.ts';
import { indexCatalogue } from '../../mock-server/world/tables/catalogue.ts';
import { packetRest } from '../../mock-server/world/tables/packet-rows.ts';
import {
  isFinal,
  isPaid,
  type OrderRow,
  orderStatus,
  type RechargeOrderRow,
} from '../../mock-server/world/tables/recharge-rows.ts';
import { createWithdrawal } from '../../mock-server/world/withdraw/withdraw-create.ts';
import { cancelWithdrawal, decideWithdrawal } from '../../mock-server/world/withdraw/withdraw-settle.ts';
import { allowancesOf, isCounted } from '../../src/session/play-limits/deposit-allowance.ts';
import { NO_LIMITS, setDepositLimit } from '../../src/session/play-limits/limit-rules.ts';
import { byTransfer } from '../support/deposits.ts';
import { GAMES, roundEngines } from '../support/every-engine.ts';
import { createTestWorld, newPlayer, richPlayer } from '../support/test-world.ts';
import { slot } from '../support/titles.ts';
import { cuentaRut } from '../support/withdrawals.ts';

const catalogue = {
  ...indexCatalogue(seedCatalogue({ size: GAMES })),
  tablePlaces: new Map<string, number>(),
};
/** One of each engine. */
const TITLES = roundEngines.flatMap(
  (name) => catalogue.games.find((game) => engineFor(game).name === name) ?? [],
);
const OPENING: Readonly<Record<string, number>> = { [richPlayer]: 2_500_000, [newPlayer]: 0 };
const players = [richPlayer, newPlayer];

const pesos = (min: number, max: number) => fc.integer({ min, max }).map((whole) => whole * 100);
const who = fc.constantFrom(...players);
const nth = fc.nat(6);
const paid = fc.oneof(pesos(1, 300), pesos(1, 5000));
const oneOf = <const Values extends readonly unknown[]>(...values: Values) =>
  fc.constantFrom<Values[number][]>(...values);
/** What is done, how often beside the others, and its values. */
const kind = <const Name extends string, Values extends object>(
  name: Name,
  weight: number,
  values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), ...values }) as fc.Arbitrary<{ do: Name } & Values>,
});
const step = fc.oneof(
  kind('deposit', 5, {
    ...{ who, amount: fc.oneof(pesos(5000, 200_000), oneOf(1_000_000, 6_000_000)) },
    ...{ offer: fc.boolean(), intent: nth },
  }),
  kind('pay', 2, { who, nth }),
  kind('decide', 6, { nth, outcome: oneOf('approve', 'part', 'fail'), paid }),
  kind('undo', 2, { nth, outcome: oneOf('reverse', 'charge-back') }),
  kind('withdraw', 3, { who, amount: pesos(2000, 90_000), intent: nth }),
  kind('cancel', 1, { who, nth }),
  kind('payout', 3, { nth, outcome: oneOf('approve', 'part', 'fail', 'reverse'), paid }),
  kind('stake', 4, { who, share: fc.integer({ min: 1, max: 100 }), isBonus: fc.boolean() }),
  kind('raise', 1, { nth }),
  kind('return', 1, { nth }),
  kind('pay-at-bank', 2, { nth }),
  kind('sit', 2, { who, nth: fc.nat(30) }),
  kind('deal', 4, { nth, more: fc.nat(60), id: nth }),
  kind('move', 3, { nth, move: nth }),
  kind('password', 1, { who }),
  kind('settle', 4, { nth, times: fc.nat(300), jackpot: oneOf(0, 0, 0, 90_000) }),
  kind('send', 2, { who, amount: pesos(1000, 50_000), shares: fc.integer({ min: 1, max: 4 }) }),
  kind('open', 3, { who, nth }),
  kind('collect', 1, { who }),
  kind('claim', 2, { who, reward: oneOf('registration', 1, 2) }),
  kind('give', 1, { who, amount: pesos(1, 900), times: fc.nat(4), days: fc.integer({ min: 1, max: 4 }) }),
  kind('exclude', 1, { who, days: fc.integer({ min: 1, max: 3 }) }),
  kind('wait', 4, { minutes: fc.oneof(fc.nat(2), fc.nat(40), fc.nat(2400), oneOf('midnight')) }),
);
type Step = typeof step extends fc.Arbitrary<infer Row> ? Row : never;

const pick = <Row>(rows: Iterable<Row>, at: number): Row | undefined => {
  const all = [...rows];
  return all[at % Math.max(all.length, 1)];
};

/** None in a seventh of the calls. */
const intentOf = ({ intent }: { intent: number }) => ({
  intentId: intent === 0 ? undefined : `00000000-0000-4000-8000-00000000000${intent}`,
});

function openBets({ state }: World) {
  const ofRounds = new Set([...state.rounds.values()].map(({ betId }) => betId));
  return [...state.bets].flatMap(([playerId, bets]) =>
    bets.filter(({ id, status }) => status === 'open' && !ofRounds.has(id)).map((bet) => ({ playerId, bet })),
  );
}

const played = new Set<string>();

function act(world: World, row: Exclude<Step, { do: 'wait' }>, begun: Set<string>): void {
  const { orders, withdrawals, packets } = world.state;
  switch (row.do) {
    case 'deposit': {
      const deposit = { amount: row.amount, ...byTransfer };
      const activityId = row.offer ? 'act-semana-50' : undefined;
      const order = createRechargeOrder(world, row.who, { ...deposit, activityId, ...intentOf(row) });
      // What is shown is what was asked for.
      expect([order.amount, order.activityId]).toEqual([row.amount, activityId ?? null]);
      return;
    }
    case 'pay': {
      const order = pick(orders.values(), row.nth);
      if (!order || !fitsOwnLimit(world, order)) return;
      prepay(world, row.who, {
        ...{ id: order.id, payChannel: 'etpay', routing: 'bank-transfer', returnOrigin: null },
      });
      begun.add(order.id);
      return;
    }
    case 'decide':
    case 'undo': {
      const order = pick(orders.values(), row.nth);
      const isLate = order?.reason && 'text' in order.reason && order.reason.text === 'order-expired';
      const isDone = decideOrder(world, order?.id ?? '', row);
      // What comes late can be credited.
      if (isLate && row.outcome === 'approve') expect(isDone).toBe(true);
      if (isLate) begun.delete(order.id);
      return;
    }
    case 'withdraw':
      createWithdrawal(world, row.who, { ...cuentaRut, amount: row.amount, ...intentOf(row) });
      return;
    case 'cancel':
      cancelWithdrawal(world, row.who, { cancelOrderId: pick(withdrawals.keys(), row.nth) ?? '' });
      return;
    case 'payout':
      decideWithdrawal(world, pick(withdrawals.keys(), row.nth) ?? '', row);
      return;
    case 'stake': {
      const { cash, bonus } = playerBalance(world, row.who);
      const stake = Math.floor(((row.isBonus ? bonus : cash) * row.share) / 10_000) * 100;
      if (stake > 0) placeBet(world, row.who, { gameId: slot.id, stake, isBonus: row.isBonus });
      return;
    }
    case 'pay-at-bank': {
      const order = pick(orders.values(), row.nth);
      if (order) decideAtBank(world, order, 'approve');
      return;
    }
    case 'sit': {
      const session = openSession(world, row.who);
      takeSeat(world, enterGame(world, session, pick(TITLES, row.nth)?.id ?? '').entry);
      return;
    }
    case 'deal': {
      const seat = pick(world.state.gameSeats.values(), row.nth);
      if (!seat) return;
      const game = gameById(world, seat.gameId);
      const stakes = [{ spot: games[engineFor(game).name].mainSpot, stake: game.minBet + row.more * 10_000 }];
      const isIn = world.state.sessions.has(seat.sessionId);
      const bets = world.state.counters.bet;
      playRound(world, seat, { id: `round-${row.id}`, stakes, auto: 123 });
      if (world.state.counters.bet > bets) expect(isIn).toBe(true);
      played.add(game.engine);
      return;
    }
    case 'move': {
      const open = openHands(world);
      const { round, seat } = pick(open, row.nth) ?? {};
      if (!round?.hand || !seat) return;
      const move = pick(handEngine(round.hand.engine).movesOf(round.hand), row.move);
      const { stake } = world.state.bets.get(round.playerId)?.find(({ id }) => id === round.betId) ?? {};
      if (move) decide(world, seatOf(world, seat.key), round.key, { step: round.hand.moves.length, move });
      const now = world.state.bets.get(round.playerId)?.find(({ id }) => id === round.betId);
      if (now?.stake !== stake) expect(world.state.sessions.has(seat.sessionId)).toBe(true);
      return;
    }
    case 'password':
      closeSessionsOf(world, row.who);
      return;
    case 'raise':
    case 'return': {
      const { playerId, bet } = pick(openBets(world), row.nth) ?? {};
      if (!playerId || !bet) return;
      if (row.do === 'return') returnBet(world, playerId, bet.id);
      else {
        assertCovered(world, { playerId, isBonus: bet.isBonus }, bet.stake, 'move');
        raiseBet(world, playerId, bet.id, bet.stake);
      }
      return;
    }
    case 'settle': {
      const { playerId, bet } = pick(openBets(world), row.nth) ?? {};
      if (!playerId || !bet) return;
      const win = Math.floor((bet.stake * row.times) / 10_000) * 100;
      settleBet(world, playerId, bet.id, win + row.jackpot, row.jackpot);
      return;
    }
    case 'send':
      createPacket(world, row.who, { amount: row.amount, shares: row.shares, kind: 'random' });
      return;
    case 'open':
      claimPacket(world, row.who, pick(packets.keys(), row.nth) ?? '');
      return;
    case 'collect':
      collectPig(world, row.who);
      return;
    case 'claim':
      if (row.reward === 'registration') claimRegistrationBonus(world, row.who);
      else claimDepositReward(world, row.who, row.reward === 1 ? 1 : 2);
      return;
    case 'give': {
      const { id, playerId } = pick(orders.values(), row.times) ?? {};
      const isOfDeposit = id && playerId === row.who && bringsBonus(world, row.who, id);
      grantBonus(world, {
        ...{ playerId: row.who, amount: row.amount, wagerTimes: row.times, source: 'deposit_bonus' },
        ...(isOfDeposit && isPaid(orders.get(id) as OrderRow) && { orderId: id }),
        expiresAt: bonusExpiry(world, row.days),
      });
      return;
    }
    case 'exclude':
      excludePlayer(world, row.who, world.now() + row.days * 24 * 60 * 60_000);
  }
}

/** Open hands with a seat that they are played at. */
function openHands({ state }: World) {
  const seats = [...state.gameSeats.values()];
  return [...state.rounds.values()].flatMap((round) => {
    const seat = seats.find(({ playerId, gameId }) => playerId === round.playerId && gameId === round.gameId);
    return round.state === 'open' && round.hand && seat ? [{ round, seat }] : [];
  });
}

const OWN_LIMIT = setDepositLimit(NO_LIMITS, 'day', 10_000_000n, 0);

/** In ms; `midnight` ends two minutes before that of the market. */
const waitOf = (world: World, minutes: number | 'midnight') =>
  minutes === 'midnight'
    ? Math.max(0, nextMarketDay('CL', world.now()) - world.now() - 120_000)
    : minutes * 60_000;

/** The app's rule, over the answers of the mock. */
function fitsOwnLimit(world: World, order: RechargeOrderRow): boolean {
  const all = [...world.state.orders.values()].filter(
    ({ id, playerId }) => playerId === order.playerId && id !== order.id,
  );
  const counted = all
    .map((row) => orderOnWire(row, 'ks'))
    .filter((row) => isCounted(row, world.now(), new Set()));
  const today = marketDay('CL', world.now());
  const [tightest] = allowancesOf(OWN_LIMIT, counted, today, 'America/Santiago');
  return tightest !== undefined && BigInt(order.amount) <= tightest.left;
}

/** What arrived today, or is on its way, of the payments that were begun under the limit. */
function depositedToday(world: World, playerId: string, begun: ReadonlySet<string>): number {
  const today = marketDay('CL', world.now());
  return [...world.state.orders.values()]
    .filter((order) => order.playerId === playerId && begun.has(order.id))
    .filter((order) => (isPaid(order) ? marketDay('CL', order.paidAt ?? 0) === today : !isFinal(order)))
    .reduce((sum, { amount, paidAmount = amount }) => sum + paidAmount, 0);
}

/** Withdrawals in review of players who owe. */
function heldByDebt(world: World) {
  return [...world.state.withdrawals.values()].filter(
    ({ playerId, status }) => status === orderStatus.created && playerBalance(world, playerId).owed > 0,
  );
}

/** What a player must have, less what they owe. */
function worthOf({ state }: World, playerId: string): number {
  const sum = <Row>(rows: Iterable<Row>, amount: (row: Row) => number) =>
    [...rows].reduce((total, row) => total + amount(row), 0);
  const own = <Row extends { playerId: string }>(rows: Map<string, Row>) =>
    [...rows.values()].filter((row) => row.playerId === playerId);
  const records = state.activityRecords.get(playerId) ?? [];
  return (
    (OPENING[playerId] ?? 0) +
    sum(own(state.orders).filter(isPaid), ({ amount, paidAmount = amount }) => paidAmount) -
    sum(own(state.withdrawals), (order) =>
      !isFinal(order) ? order.amount : isPaid(order) ? (order.paidAmount ?? order.amount) : 0,
    ) +
    sum(state.bets.get(playerId) ?? [], ({ isBonus, stake, payout }) => (isBonus ? 0 : payout - stake)) +
    sum(state.rounds.values(), (round) =>
      round.playerId === playerId && round.isBonus ? round.jackpot : 0,
    ) +
    sum(records, ({ type, amount }) => (type === 'bonus_released' || type === 'cashback' ? amount : 0)) +
    sum(state.packets.values(), (packet) =>
      packet.senderId === playerId
        ? (packet.returnedAt === null ? 0 : packetRest(packet)) - packet.amount
        : sum(packet.claims, (claim) => (claim.playerId === playerId ? claim.amount : 0)),
    )
  );
}

function marksOf({ state }: World, playerId: string): Record<string, number> {
  return {
    grants: [...state.bonusGrants.values()].filter((grant) => grant.playerId === playerId).length,
    stakes: state.postings.filter(
      ({ memo, entries }) => memo === 'stake' && entries[0]?.account.includes(playerId),
    ).length,
    ordered: [...state.orders.values()].filter((order) => order.playerId === playerId).length,
    begun: [...state.orders.values()].filter(
      (order) => order.playerId === playerId && order.status === orderStatus.pending,
    ).length,
    claims: [...state.packets.values()].filter(({ claims }) =>
      claims.some((claim) => claim.playerId === playerId),
    ).length,
  };
}

function check(world: World, jackpots: Record<string, number>): void {
  assertBalanced(world);
  for (const playerId of players) {
    const { cash, bonus, total, withdrawable, owed } = playerBalance(world, playerId);
    expect(cash - owed).toBe(worthOf(world, playerId) + (jackpots[playerId] ?? 0));
    expect(cash).toBeGreaterThanOrEqual(bonusHold(world, playerId));
    expect([total, withdrawable, Math.min(cash, owed)]).toEqual([cash + bonus, cash, 0]);
    const pending = [...world.state.withdrawals.values()].filter(
      (row) => row.playerId === playerId && !isFinal(row),
    );
    expect(balanceOf(world, playerAccount(playerId, 'withdrawal-pending'))).toBe(
      pending.reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(runningGrants(world, playerId).reduce((sum, { left }) => sum + left, 0)).toBe(bonus);
  }
  for (const packet of world.state.packets.values()) {
    const pocket = balanceOf(world, playerAccount(packet.senderId, `packet:${packet.id}`));
    expect(pocket).toBe(packet.returnedAt === null ? packetRest(packet) : 0);
    const names = packet.claims.map(({ playerId }) => playerId);
    expect(names.length).toBeLessThanOrEqual(packet.shares.length);
    expect(new Set([packet.senderId, ...names]).size).toBe(names.length + 1);
  }
  // What has begun may end, whatever happened to the login.
  for (const { seat } of openHands(world)) expect(seatOf(world, seat.key)).toBe(seat);
  for (const task of world.state.due)
    if (task.kind === 'expire-order') expect(world.state.orders.get(task.orderId)?.bankDecision).toBe(null);
  for (const { status, amount, paidAmount = amount, fee } of world.state.withdrawals.values())
    if (status === orderStatus.partlyPaid) expect(paidAmount).toBeGreaterThan(fee);
  for (const { id, playerId, state, left, target, orderId, expiresAt } of world.state.bonusGrants.values()) {
    expect([left % 100, target % 100]).toEqual([0, 0]);
    if (state === 'running') expect(expiresAt).toBeGreaterThan(world.now());
    else expect(left).toBe(0);
    if (state === 'revoked')
      expect(
        world.state.activityRecords
          .get(playerId)
          ?.filter(({ type, ref }) => type === 'bonus_released' && ref === id),
      ).toEqual([]);
    const order = world.state.orders.get(orderId ?? '');
    if (order && !isPaid(order)) expect(['revoked', 'done']).toContain(state);
  }
}

const big = { do: 'deposit', who: richPlayer, amount: 6_000_000, offer: false, intent: 0 } as const;
const paidInFull = { do: 'decide', nth: 0, outcome: 'approve', paid: 100 } as const;
/** Chance rarely meets these two. */
const acrossMidnight: Step[] = [
  { do: 'wait', minutes: 'midnight' },
  big,
  { do: 'pay', who: richPlayer, nth: 0 },
  { do: 'wait', minutes: 3 },
  paidInFull,
  big,
  { do: 'pay', who: richPlayer, nth: 1 },
];
const bonusStake = (share: number) => ({ do: 'stake', who: richPlayer, share, isBonus: true }) as const;
const revokedWhenWagered: Step[] = [
  { ...big, amount: 1_000_000 },
  paidInFull,
  { do: 'give', who: richPlayer, amount: 90_000, times: 1, days: 1 },
  bonusStake(46),
  { do: 'settle', nth: 0, times: 100, jackpot: 0 },
  bonusStake(2),
  bonusStake(2),
  { do: 'settle', nth: 0, times: 0, jackpot: 0 },
  { do: 'undo', nth: 0, outcome: 'reverse' },
];

test('MOC-02 PLR-02 PRO-05 DEP-04 actions of two players, operator and clock in any order keep the ledger whole, and ended bonuses and excluded players take nothing', () => {
  const done = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), (rows) => {
      const { world, pass } = createTestWorld(1, catalogue);
      playerById(world, newPlayer).phone = '987654321';
      const jackpots: Record<string, number> = {};
      const begun = new Set<string>();
      for (const row of rows) {
        const excluded = players.filter((id) => world.now() < (playerById(world, id).excludedUntil ?? 0));
        const marks = excluded.map((id) => marksOf(world, id));
        const over = [...world.state.bonusGrants.values()].filter(({ state }) => state !== 'running');
        const staked = sharesOf(world, over);
        const held = heldByDebt(world);
        try {
          if (row.do === 'wait') pass(waitOf(world, row.minutes));
          else {
            const bonusBet = row.do === 'settle' ? pick(openBets(world), row.nth) : undefined;
            act(world, row, begun);
            done.set(row.do, (done.get(row.do) ?? 0) + 1);
            if (row.do === 'settle' && bonusBet?.bet.isBonus)
              jackpots[bonusBet.playerId] = (jackpots[bonusBet.playerId] ?? 0) + row.jackpot;
          }
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
        if (row.do !== 'wait')
          for (const [at, id] of excluded.entries())
            for (const [what, count] of Object.entries(marksOf(world, id)))
              expect({ what, count }).toEqual({ what, count: Math.min(count, marks[at]?.[what] ?? 0) });
        expect(sharesOf(world, over)).toBeLessThanOrEqual(staked);
        for (const { id, playerId, status } of held)
          if (playerBalance(world, playerId).owed > 0 && isPaid({ status } as OrderRow))
            expect(id).toBe('held');
        check(world, jackpots);
        for (const id of players) expect(depositedToday(world, id, begun)).toBeLessThanOrEqual(10_000_000);
      }
      restore(JSON.parse(JSON.stringify(snapshot(world))), { catalogue, clock: world.now });
      // Longer than any order, review, packet or bonus lasts; what is held because of a debt stays.
      for (let day = 0; day < 20; day += 1) pass(24 * 60 * 60_000);
      check(world, jackpots);
    }),
    { seed: 20261127, numRuns: 200, examples: [[acrossMidnight], [revokedWhenWagered]] },
  );
  // A kind that was always refused shows nothing.
  expect([...done.keys()]).toHaveLength(22);
  expect([...played].sort()).toEqual([...roundEngines].sort());
});

function sharesOf({ state }: World, grants: readonly { id: string }[]): number {
  const ids = new Set(grants.map(({ id }) => id));
  return [...state.bonusStakes.values()]
    .flat()
    .reduce((sum, { grantId, amount }) => sum + (ids.has(grantId) ? amount : 0), 0);
}

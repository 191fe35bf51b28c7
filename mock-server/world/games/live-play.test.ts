import { engineFor, handEngine } from '@copihue/studio/games/engines';
import type { EngineName } from '@copihue/studio/kit/chance/engine';
import { phaseAt } from '@copihue/studio/kit/chance/live-clock';
import { verifyRound } from '@copihue/studio/pages/verify/verify-round';
import type { FairRoundOnWire } from '@copihue/studio/wire/fair-wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeRound } from '../../../docs/fair/verify.mjs';
import { sharedGame, sharedGames } from '../../../tests/support/test-seat.ts';
import {
  codeOf,
  createTestWorld,
  gift,
  richPlayer,
  stranger,
  type TestWorld,
} from '../../../tests/support/test-world.ts';
import { fairOnWire } from '../../games/fair-wire.ts';
import { liveTableOnWire } from '../../games/game-wire.ts';
import { seedCatalogue } from '../../seed/catalogue.ts';
import { playerBalance } from '../core/balance.ts';
import { assertBalanced } from '../core/ledger.ts';
import { restore, snapshot } from '../core/snapshot.ts';
import type { World } from '../core/world.ts';
import { openSession } from '../players/sessions.ts';
import { indexCatalogue, type SeedGame } from '../tables/catalogue.ts';
import type { GameSeat, RoundRow } from '../tables/game-rows.ts';
import { betsOf } from './bets.ts';
import { cashOut } from './flights.ts';
import { takeSeat } from './game-seats.ts';
import { enterGame } from './games.ts';
import { decide } from './hands.ts';
import { takeBack } from './live-play.ts';
import { liveRounds, liveSeedOf } from './live-rounds.ts';
import { liveTableOf } from './live-tables.ts';
import { openRound } from './open-rounds.ts';
import { playRound } from './rounds.ts';

const catalogue = indexCatalogue(seedCatalogue({ size: 60 }));
const engines = [...sharedGames.keys()];
const PLAYERS = 3;

function sitTogether(test: TestWorld, engine: EngineName) {
  const { world } = test;
  const game = sharedGame(engine);
  const seats = Array.from({ length: PLAYERS }, (_, at): GameSeat => {
    const id = at === 0 ? richPlayer : stranger(world, at);
    gift(world, 50_000_000_00, id);
    return takeSeat(world, enterGame(world, openSession(world, id), game.id).entry);
  });
  return { game, seats, rounds: liveRounds(world, game) };
}

const play = (
  world: World,
  seat: GameSeat,
  id: string,
  spots: readonly string[],
  stake: number,
  auto?: number,
) => playRound(world, seat, { id, stakes: spots.map((spot) => ({ spot, stake })), auto });

/** The flights have no table in the lobby. */
function expectSameInLobby(world: World, game: SeedGame, seat: GameSeat) {
  const row = liveTableOf(world, game, 'CL');
  const { people = [], presenter } = liveTableOnWire(world, seat) ?? {};
  if (game.engine === 'crash') return expect(row).toBeUndefined();
  expect(row).toMatchObject({ players: people.length, presenter: presenter?.portrait });
  expect(row?.virtualPlayers).toBe(people.filter(({ isVirtual }) => isVirtual).length);
}

function staked({ stakes, raised }: RoundRow) {
  return stakes.reduce((sum, { stake }) => sum + stake, raised);
}

const requests = { joined: 0, refused: 0, moves: 0, left: 0, returned: 0, verified: 0, restored: 0 };

test('GAM-13 LOB-15 whoever comes and goes at any moment: one result for all, the same players in the lobby, each bet is paid once and to the last cent', async () => {
  const checks: Promise<void>[] = [];
  const step = fc.record({
    player: fc.nat(PLAYERS - 1),
    wait: fc.nat(9_000),
    does: fc.constantFrom(
      ...(['stake', 'stake', 'decide', 'decide', 'cash-out', 'cash-out'] as const),
      ...(['take-back', 'leave', 'look'] as const),
    ),
    spots: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
    times: fc.integer({ min: 1, max: 30 }),
    auto: fc.option(fc.integer({ min: 101, max: 400 }), { nil: undefined }),
    move: fc.nat(3),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...engines),
      fc.integer({ min: 1, max: 10_000 }),
      fc.nat(20 * 60_000),
      fc.array(step, { minLength: 16, maxLength: 40 }),
      (engine, seed, start, steps) => {
        const room = createTestWorld(seed, catalogue);
        const { world } = room;
        room.pass(start);
        const { game, seats, rounds } = sitTogether(room, engine);
        const before = seats.map(({ playerId }) => playerBalance(world, playerId).cash);
        for (const [at, row] of steps.entries()) {
          room.pass(row.wait);
          const isOpen = ({ playerId }: GameSeat) =>
            openRound(world, { playerId, gameId: game.id }) !== undefined;
          const wanted = ['decide', 'cash-out', 'take-back'].includes(row.does)
            ? seats.find(isOpen)
            : undefined;
          const seat = wanted ?? (seats[row.player] as GameSeat);
          const now = world.now();
          const times = rounds.at(now);
          const phase = phaseAt(times, now);
          const own = openRound(world, seat);
          if (row.does === 'stake') {
            const all = rounds.plan.spots;
            const spots = [...new Set(row.spots.map((spot) => all[spot % all.length] ?? ''))];
            const auto = engine === 'crash' ? row.auto : undefined;
            const had = playerBalance(world, seat.playerId).cash;
            const code = codeOf(() =>
              play(world, seat, `round-${at}-00000`, spots, game.minBet * row.times, auto),
            );
            expect(code).toBe(phase !== 'betting' ? 'bets-closed' : own ? 'bet-placed' : 'done');
            const taken = had - playerBalance(world, seat.playerId).cash;
            expect(taken).toBe(code === 'done' ? game.minBet * row.times * spots.length : 0);
            requests[code === 'done' ? 'joined' : 'refused'] += 1;
          } else if (row.does === 'cash-out' && engine === 'crash' && own) {
            const { state } = cashOut(world, seat, own.key);
            expect(state).toBe(phase === 'betting' ? 'open' : 'settled');
            requests.left += 1;
          } else if (row.does === 'take-back' && own) {
            const had = playerBalance(world, seat.playerId).cash;
            const code = codeOf(() => takeBack(world, seat, own.key));
            expect(code).toBe(phase === 'betting' ? 'done' : 'bets-closed');
            expect(playerBalance(world, seat.playerId).cash - had).toBe(code === 'done' ? staked(own) : 0);
            if (code === 'done') {
              expect(takeBack(world, seat, own.key), 'sent again').toBe(own);
              requests.returned += 1;
            }
          } else if (row.does === 'decide' && own?.hand) {
            const moves = handEngine('blackjack').movesOf(own.hand);
            const move = moves[row.move % Math.max(moves.length, 1)] ?? 'stand';
            const code = codeOf(() =>
              decide(world, seat, own.key, { step: own.hand?.moves.length ?? 0, move }),
            );
            expect(code).toBe(phase === 'playing' && moves.length > 0 ? 'done' : 'hand-moved-on');
            requests.moves += 1;
          } else if (row.does === 'leave') world.state.gameSeats.delete(seat.key);
          else {
            const told = seats.map((other) =>
              JSON.stringify({ ...liveTableOnWire(world, other), own: 0, people: 0, balance: 0 }),
            );
            expect(new Set(told).size).toBe(1);
            expectSameInLobby(world, game, seat);
            if (phase !== 'result') expect(told[0]).not.toContain(liveSeedOf(world, game.id, times.number));
            if (phase === 'betting' || engine === 'crash')
              expect(told[0]).toMatch(/"outcome":null,"bust":(null|\d)/);
          }
          if (at === 5) {
            const back = restore(snapshot(world), {
              catalogue,
              clock: () => world.now() - world.state.clockAheadMs,
            });
            expect(liveTableOnWire(back, seat)).toEqual(liveTableOnWire(world, seat));
            requests.restored += 1;
          }
          assertBalanced(world);
        }
        room.pass(3 * 60_000);
        for (const [at, { playerId }] of seats.entries()) {
          const { list } = betsOf(world, playerId, { isBonus: false, pageNum: 1, pageSize: 999 });
          expect(list.filter(({ status }) => status === 'open')).toEqual([]);
          const won = list.reduce((sum, { stake, payout }) => sum + payout - stake, 0);
          expect(playerBalance(world, playerId).cash).toBe((before[at] ?? 0) + won);
        }
        const settled = [...world.state.rounds.values()];
        for (const round of settled) {
          expect(round.state).toBe('settled');
          const bet = world.state.bets.get(round.playerId)?.find(({ id }) => id === round.betId);
          expect(bet).toMatchObject({ stake: staked(round), payout: round.payout });
          const { outcome, live } = round;
          for (const other of settled) {
            if (other.live !== live || engineFor(game).kind !== 'instant') continue;
            expect(other.outcome).toEqual(outcome);
          }
          const fair = fairOnWire(world, round.playerId).rounds.find((one) => one.round === round.id);
          if (!fair) continue;
          const { hash, payout, bust } = fair;
          expect(computeRound(fair)).toMatchObject({ hash, payout, bust });
          checks.push(
            verifyRound(fair).then((verification) => {
              expect(verification.isVerified, `${engine} ${JSON.stringify(fair)}`).toBe(true);
              requests.verified += 1;
            }),
          );
        }
        assertBalanced(world);
      },
    ),
    { seed: 20261123, numRuns: 100 },
  );
  await Promise.all(checks);
  for (const count of Object.values(requests)) expect(count).toBeGreaterThan(4);
});

test('GAM-13 the hash of a round is told before its bets, and its seed with its result', async () => {
  const room = createTestWorld(3, catalogue);
  const { world } = room;
  let told = 0;
  for (const engine of engines) {
    const { seats, rounds } = sitTogether(room, engine);
    const [seat = expect.fail('no seat')] = seats;
    const { number, closesAt, endsAt } = rounds.at(rounds.at(world.now()).endsAt);
    room.pass(closesAt - 1 - world.now());
    const hash = liveTableOnWire(world, seat)?.hash;
    room.pass(endsAt - 1 - world.now());
    const [last] = liveTableOnWire(world, seat)?.last ?? [];
    // A past round is verified as the page opens it: without a bet.
    const past = last as FairRoundOnWire;
    expect((await verifyRound(past)).isVerified, engine).toBe(true);
    expect(computeRound(past)).toMatchObject({ hash, outcome: past.outcome, bust: past.bust });
    expect(last).toMatchObject({ nonce: number, hash, serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    told += 1;
  }
  expect(told).toBe(engines.length);
});

test('GAM-13 what one place takes at blackjack says nothing of what another would take', () => {
  const room = createTestWorld(5, catalogue);
  const { world } = room;
  const { game, seats, rounds } = sitTogether(room, 'blackjack');
  let [taken, alike] = [0, 0];
  for (let at = 0; at < 60; at += 1) {
    const next = rounds.at(rounds.at(world.now()).endsAt);
    room.pass(next.startsAt + 1 - world.now());
    const own = seats.map((seat) => play(world, seat, `round-${at}-two`, ['shared'], game.minBet));
    room.pass(next.closesAt + 1 - world.now());
    for (const [place, seat] of seats.entries())
      codeOf(() => decide(world, seat, own[place]?.key ?? '', { step: 0, move: 'hit' }));
    const hands = own.map(({ hand }) => (hand?.engine === 'blackjack' ? hand : undefined));
    expect(new Set(hands.map((hand) => JSON.stringify(hand?.dealer))).size).toBe(1);
    const third = hands.flatMap((hand) => hand?.hands[0]?.cards[2] ?? []);
    if (third.length < seats.length) continue;
    taken += 1;
    if (third[0] === third[1]) alike += 1;
  }
  expect(taken).toBeGreaterThan(40);
  // One in 52 is alike by chance.
  expect(alike).toBeLessThan(6);
});

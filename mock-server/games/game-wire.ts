import { engineFor, handEngine, termsOf } from '@copihue/studio/games/engines';
import { jackpotTerms } from '@copihue/studio/kit/chance/jackpot';
import { phaseAt } from '@copihue/studio/kit/chance/live-clock';
import type { LiveOnWire, RoundOnWire, SeatOnWire } from '@copihue/studio/wire/game-wire';
import { playerBalance } from '../world/core/balance.ts';
import { currencyOf } from '../world/core/markets.ts';
import type { World } from '../world/core/world.ts';
import { commitmentOf, seedInUse, seedsOf } from '../world/games/fair.ts';
import { gameSettings } from '../world/games/game-settings.ts';
import { gameById } from '../world/games/games.ts';
import { livePlanOf, liveRounds } from '../world/games/live-rounds.ts';
import { presenterOf, presenters } from '../world/games/live-tables.ts';
import { freeRoundOf, hasFreeSpin } from '../world/games/lucky-wheel.ts';
import { firstStake, openRound } from '../world/games/open-rounds.ts';
import { hasPot, potOf } from '../world/games/pots.ts';
import { chosenStake, stakeStep, stakesOf } from '../world/games/stakes.ts';
import { playerById } from '../world/players/players.ts';
import type { GameSeat, RoundRow } from '../world/tables/game-rows.ts';
import { toMajor } from '../world/tables/money.ts';
import { lastOnWire } from './fair-wire.ts';
import { handAt, liveOnWire } from './live-wire.ts';

function walletOf(world: World, { playerId, isBonus }: GameSeat): number {
  const { cash, bonus } = playerBalance(world, playerId);
  return toMajor(isBonus ? bonus : cash);
}

/** Pot of a seat's game, in major units; null for a game without one. */
function potAmount(world: World, { playerId, gameId }: GameSeat): number | null {
  const game = gameById(world, gameId);
  return hasPot(game) ? toMajor(potOf(world, playerById(world, playerId).country, game)) : null;
}

export function roundOnWire(world: World, seat: GameSeat, round: RoundRow): RoundOnWire {
  const { flight, hand, state } = round;
  const table = hand && handEngine(hand.engine);
  const isOver = state === 'settled';
  const game = gameById(world, round.gameId);
  const times = round.live === null ? undefined : liveRounds(world, game).byNumber(round.live);
  const phase = times ? phaseAt(times, world.now()) : 'result';
  return {
    round: round.id,
    state,
    stake: toMajor(firstStake(round) + round.raised),
    payout: toMajor(round.payout),
    jackpot: toMajor(round.jackpot),
    pot: potAmount(world, seat),
    balance: walletOf(world, seat),
    outcome: hand ? handAt(hand, times ? phase : 'result') : round.outcome,
    flight: flight && {
      elapsedMs: world.now() - flight.startedAt,
      leftAt: round.leftAt,
      auto: round.auto,
      // A player who left a shared flight does not learn its end before the others.
      ...(isOver && phase === 'result' ? { bust: Math.max(100, flight.bust) } : {}),
    },
    hand:
      hand && table && phase !== 'betting'
        ? {
            step: hand.moves.length,
            moves: table.movesOf(hand),
            raise: toMajor(firstStake(round)),
          }
        : null,
  };
}

/** Null where each player plays their own rounds: a free spin is never one of a table's rounds. */
export function liveTableOnWire(world: World, seat: GameSeat): LiveOnWire | null {
  if (seat.isLucky || !livePlanOf(world, gameById(world, seat.gameId))) return null;
  return liveOnWire(world, seat, (round) => roundOnWire(world, seat, round), walletOf(world, seat));
}

export function seatOnWire(world: World, seat: GameSeat): SeatOnWire {
  const game = gameById(world, seat.gameId);
  const { name } = engineFor(game);
  const free = freeRoundOf(game);
  const stakes = stakesOf(game).map(toMajor);
  const chosen = chosenStake(world, seat);
  const open = openRound(world, seat);
  const presenter = presenterOf(world, game);
  const amount = potAmount(world, seat);
  const { share, oneIn } = jackpotTerms;
  const inUse = seedInUse(seedsOf(world, seat.playerId));
  return {
    seat: seat.key,
    engine: name,
    currency: currencyOf(playerById(world, seat.playerId).country),
    isBonus: seat.isBonus,
    balance: walletOf(world, seat),
    stakes,
    stake: chosen === undefined ? null : toMajor(chosen),
    stakeAtMost: stakes.at(-1) ?? 0,
    stakeStep: toMajor(stakeStep(playerById(world, seat.playerId).country)),
    seedHash: commitmentOf(inUse.serverSeed),
    nonce: inUse.nonce,
    free:
      seat.isLucky && free
        ? {
            segments: free.segments.map((pay) => toMajor((pay * free.unit) / 100)),
            isSpun: !hasFreeSpin(world, seat),
          }
        : null,
    ...termsOf(game),
    pot: amount === null ? null : { amount, seed: toMajor(game.jackpot ?? 0), share, oneIn },
    dealer: presenter === undefined ? null : (presenters[presenter] ?? null),
    live: liveTableOnWire(world, seat),
    open: open ? roundOnWire(world, seat, open) : null,
    last: lastOnWire(world, seat),
    settings: gameSettings(world, seat.playerId),
  };
}

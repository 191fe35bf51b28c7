import { engineFor, handEngine } from '@copihue/studio/games/engines';
import { jackpotTerms } from '@copihue/studio/kit/chance/jackpot';
import { phaseAt } from '@copihue/studio/kit/chance/live-clock';
import type { LiveOnWire, RoundOnWire, SeatOnWire } from '@copihue/studio/wire/game-wire';
import { playerBalance } from '../world/core/balance.ts';
import { currencyOf } from '../world/core/markets.ts';
import type { World } from '../world/core/world.ts';
import { commitmentOf, seedInUse, seedsOf } from '../world/games/fair.ts';
import { gameById, gameSettings } from '../world/games/games.ts';
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
import { handAt, liveOnWire, type SeatedAt } from './live-wire.ts';

function seatedAt(world: World, seat: GameSeat): SeatedAt {
  const player = playerById(world, seat.playerId);
  const { cash, bonus } = playerBalance(world, player.id);
  const balance = toMajor(seat.isBonus ? bonus : cash);
  return { seat, player, game: gameById(world, seat.gameId), balance };
}

function potAmount(world: World, { player, game }: SeatedAt): number | null {
  return hasPot(game) ? toMajor(potOf(world, player.country, game)) : null;
}

function roundAt(world: World, place: SeatedAt, round: RoundRow): RoundOnWire {
  const { flight, hand, state } = round;
  const table = hand && handEngine(hand.engine);
  const isOver = state === 'settled';
  const times = round.live === null ? undefined : liveRounds(world, place.game).byNumber(round.live);
  const phase = times ? phaseAt(times, world.now()) : 'result';
  return {
    round: round.id,
    state,
    stake: toMajor(firstStake(round) + round.raised),
    payout: toMajor(round.payout),
    jackpot: toMajor(round.jackpot),
    pot: potAmount(world, place),
    balance: place.balance,
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
function tableAt(world: World, place: SeatedAt): LiveOnWire | null {
  if (place.seat.isLucky || !livePlanOf(world, place.game)) return null;
  return liveOnWire(world, place, (round) => roundAt(world, place, round));
}

export const roundOnWire = (world: World, seat: GameSeat, round: RoundRow): RoundOnWire =>
  roundAt(world, seatedAt(world, seat), round);

export const liveTableOnWire = (world: World, seat: GameSeat): LiveOnWire | null =>
  tableAt(world, seatedAt(world, seat));

export function seatOnWire(world: World, seat: GameSeat): SeatOnWire {
  const place = seatedAt(world, seat);
  const { player, game, balance } = place;
  const { name } = engineFor(game);
  const free = freeRoundOf(game);
  const stakes = stakesOf(game).map(toMajor);
  const chosen = chosenStake(world, seat);
  const open = openRound(world, seat);
  const presenter = presenterOf(world, game);
  const amount = potAmount(world, place);
  const { share, oneIn } = jackpotTerms;
  const inUse = seedInUse(seedsOf(world, player.id));
  return {
    seat: seat.key,
    engine: name,
    currency: currencyOf(player.country),
    isBonus: seat.isBonus,
    balance,
    stakes,
    stake: chosen === undefined ? null : toMajor(chosen),
    stakeAtMost: stakes.at(-1) ?? 0,
    stakeStep: toMajor(stakeStep(player.country)),
    seedHash: commitmentOf(inUse.serverSeed),
    nonce: inUse.nonce,
    free:
      seat.isLucky && free
        ? {
            segments: free.segments.map((pay) => toMajor((pay * free.unit) / 100)),
            isSpun: !hasFreeSpin(world, seat),
          }
        : null,
    pot: amount === null ? null : { amount, seed: toMajor(game.jackpot ?? 0), share, oneIn },
    dealer: presenter === undefined ? null : (presenters[presenter] ?? null),
    live: tableAt(world, place),
    open: open ? roundAt(world, place, open) : null,
    ...lastOnWire(world, seat),
    settings: gameSettings(world, player.id),
  };
}

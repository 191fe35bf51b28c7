import { playerBalance } from '../../world/core/balance.ts';
import { currencyOf } from '../../world/core/markets.ts';
import type { World } from '../../world/core/world.ts';
import { commitmentOf, seedInUse, seedsOf } from '../../world/games/fair.ts';
import { gameById } from '../../world/games/games.ts';
import { liveTableOf, presenters } from '../../world/games/live-tables.ts';
import { hasFreeSpin } from '../../world/games/lucky-wheel.ts';
import { firstStake, openRound } from '../../world/games/open-rounds.ts';
import { hasPot, potOf } from '../../world/games/pots.ts';
import { stakesOf } from '../../world/games/stakes.ts';
import { playerById } from '../../world/players/players.ts';
import type { GameSeat, RoundRow } from '../../world/tables/game-rows.ts';
import { toMajor } from '../../world/tables/money.ts';
import type { EngineName } from '../engines/engine.ts';
import { engineFor, handEngines, publishedReturn, temperOf } from '../engines/engines.ts';
import type { HandMove } from '../engines/hand.ts';
import { jackpotTerms } from '../engines/jackpot.ts';
import type { Outcome, PokerRank } from '../engines/outcomes.ts';
import { anteBonus } from '../engines/poker.ts';
import { type SlotProfile, slotProfiles } from '../engines/slot-profiles.ts';
import { LUCKY_UNIT, luckySegments } from '../engines/wheel.ts';

/** A flight as the page may know it: nothing of its end before it has ended. */
export interface FlightOnWire {
  elapsedMs: number;
  /** Last multiplier in hundredths, once the flight is over. */
  bust?: number;
  /** Multiplier the player left with, in hundredths; 0 when the flight ended first. */
  leftAt: number;
  auto: number | null;
}

/** What the player may decide in a hand. */
export interface HandOnWire {
  /** Decisions so far: what the next one belongs to. */
  step: number;
  /** Empty once the hand is over. */
  moves: readonly HandMove[];
  /** What a move that raises stakes more, in major units. */
  raise: number;
}

/** A round as the page knows it. Amounts in major units. */
export interface RoundOnWire {
  round: string;
  state: 'open' | 'settled';
  stake: number;
  payout: number;
  /** What of the payout is the pot. */
  jackpot: number;
  /** What the pot of the game holds now; null for a game without one. */
  pot: number | null;
  /** Balance of the wallet the seat plays with, after all of this. */
  balance: number;
  /** The outcome; for an open hand, what is on the table. */
  outcome: Outcome | null;
  flight: FlightOnWire | null;
  hand: HandOnWire | null;
}

/** What a page gets for its entry. */
export interface SeatOnWire {
  seat: string;
  engine: EngineName;
  currency: string;
  isBonus: boolean;
  balance: number;
  /** Stakes to choose from, smallest first, and the largest total of a round. */
  stakes: readonly number[];
  stakeAtMost: number;
  /** SHA-256 of the server seed: what comes of the rounds is fixed before the first one (GAM-10). */
  seedHash: string;
  /** Published return to player, 0 to 1. */
  returns: number;
  /** The returns are those of the best decisions. */
  isBestPlay: boolean;
  slotPays: SlotProfile['pays'] | null;
  /** What the segments of the free spin pay, in major units; null without a free spin. */
  freeSegments: readonly number[] | null;
  /** What the ante bonus of poker pays, in hundredths of the ante. */
  anteBonus: Readonly<Partial<Record<PokerRank, number>>> | null;
  /** What the pot of the game holds, what it starts with, the share of each stake that feeds it; null without one. */
  pot: { amount: number; seed: number; share: number; oneIn: number } | null;
  /** Who presents the game now; null where nobody does. */
  dealer: string | null;
  /** The round of this player in this game that has not ended: it goes on. */
  open: RoundOnWire | null;
}

function walletOf(world: World, { playerId, isBonus }: GameSeat): number {
  const { cash, bonus } = playerBalance(world, playerId);
  return toMajor(isBonus ? bonus : cash);
}

/** What the pot of a seat's game holds, in major units; null for a game without one. */
function potAmount(world: World, { playerId, gameId }: GameSeat): number | null {
  const game = gameById(world, gameId);
  return hasPot(game) ? toMajor(potOf(world, playerById(world, playerId).country, game)) : null;
}

/** A round for its own player. */
export function roundOnWire(world: World, seat: GameSeat, round: RoundRow): RoundOnWire {
  const { flight, hand, state } = round;
  const table = hand && handEngines[hand.engine];
  const isOver = state === 'settled';
  return {
    round: round.id,
    state,
    stake: toMajor(firstStake(round) + round.raised),
    payout: toMajor(round.payout),
    jackpot: toMajor(round.jackpot),
    pot: potAmount(world, seat),
    balance: walletOf(world, seat),
    outcome: hand && table ? table.show(hand) : round.outcome,
    flight: flight && {
      elapsedMs: world.now() - flight.startedAt,
      leftAt: round.leftAt,
      auto: round.auto,
      ...(isOver ? { bust: Math.max(100, flight.bust) } : {}),
    },
    hand: hand &&
      table && {
        step: hand.moves.length,
        moves: table.movesOf(hand),
        raise: toMajor(firstStake(round)),
      },
  };
}

/** A seat for its own page. */
export function seatOnWire(world: World, seat: GameSeat): SeatOnWire {
  const game = gameById(world, seat.gameId);
  const { name, kind } = engineFor(game);
  const stakes = stakesOf(game).map(toMajor);
  const open = openRound(world, seat);
  const table = liveTableOf(world, game);
  const amount = potAmount(world, seat);
  const { share, oneIn } = jackpotTerms;
  return {
    seat: seat.key,
    engine: name,
    currency: currencyOf(playerById(world, seat.playerId).country),
    isBonus: seat.isBonus,
    balance: walletOf(world, seat),
    stakes,
    stakeAtMost: stakes.at(-1) ?? 0,
    seedHash: commitmentOf(seedInUse(seedsOf(world, seat.playerId)).serverSeed),
    returns: publishedReturn(game),
    isBestPlay: kind === 'hand',
    slotPays: name === 'slot' ? slotProfiles[temperOf(game)].pays : null,
    freeSegments: hasFreeSpin(world, seat)
      ? luckySegments.map((pay) => toMajor((pay * LUCKY_UNIT) / 100))
      : null,
    anteBonus: name === 'poker' ? anteBonus : null,
    pot: amount === null ? null : { amount, seed: toMajor(game.jackpot ?? 0), share, oneIn },
    dealer: table ? (presenters[table.presenter] ?? null) : null,
    open: open ? roundOnWire(world, seat, open) : null,
  };
}

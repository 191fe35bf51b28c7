import { playerBalance } from '../world/balance.ts';
import { openFlight } from '../world/flights.ts';
import type { GameSeat, RoundRow } from '../world/game-rows.ts';
import { gameById } from '../world/games.ts';
import { hasFreeSpin } from '../world/lucky-wheel.ts';
import { currencyOf } from '../world/markets.ts';
import { toMajor } from '../world/money.ts';
import { playerById } from '../world/players.ts';
import { stakesOf } from '../world/rounds.ts';
import type { World } from '../world/world.ts';
import { CRASH_RETURN } from './crash/engine.ts';
import type { EngineName } from './engine.ts';
import { engineFor, publishedReturn, temperOf } from './engines.ts';
import { KENO_DRAWN, KENO_NUMBERS, kenoPays } from './keno/engine.ts';
import type { Outcome } from './outcomes.ts';
import { type SlotProfile, slotProfiles } from './slot/profiles.ts';
import { LUCKY_UNIT, luckySegments, wheelSegments } from './wheel/engine.ts';

/** A flight as the page may know it: nothing of its end before it has ended. */
export interface FlightOnWire {
  elapsedMs: number;
  /** Last multiplier in hundredths, once the flight is over. */
  bust?: number;
  /** Multiplier the player left with, in hundredths; 0 when the flight ended first. */
  leftAt: number;
  auto: number | null;
}

/** A round as the page knows it. Amounts in major units. */
export interface RoundOnWire {
  round: string;
  state: 'open' | 'settled';
  stake: number;
  payout: number;
  /** Balance of the wallet the seat plays with, after all of this. */
  balance: number;
  outcome: Outcome | null;
  flight: FlightOnWire | null;
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
  /** Published return to player, 0 to 1. */
  returns: number;
  slotPays: SlotProfile['pays'] | null;
  /** What the wheel's segments pay, in hundredths of the stake; those of the free spin in major units. */
  segments: readonly number[];
  freeSegments: readonly number[] | null;
  /** Numbers on a keno ticket, how many come out, and what hits pay in hundredths by count of picks from one on. */
  keno: { numbers: number; drawn: number; pays: readonly (readonly number[])[] } | null;
  flight: RoundOnWire | null;
}

function walletOf(world: World, { playerId, isBonus }: GameSeat): number {
  const { cash, bonus } = playerBalance(world, playerId);
  return toMajor(isBonus ? bonus : cash);
}

/** A round for its own player. */
export function roundOnWire(world: World, seat: GameSeat, round: RoundRow): RoundOnWire {
  const { flight, state } = round;
  const isOver = state === 'settled';
  return {
    round: round.id,
    state,
    stake: toMajor(round.stakes.reduce((sum, { stake }) => sum + stake, 0)),
    payout: toMajor(round.payout),
    balance: walletOf(world, seat),
    outcome: round.outcome,
    flight: flight && {
      elapsedMs: world.now() - flight.startedAt,
      leftAt: round.leftAt,
      auto: round.auto,
      ...(isOver ? { bust: Math.max(100, flight.bust) } : {}),
    },
  };
}

/** A seat for its own page. */
export function seatOnWire(world: World, seat: GameSeat): SeatOnWire {
  const game = gameById(world, seat.gameId);
  const { name } = engineFor(game);
  const stakes = stakesOf(game).map(toMajor);
  const flight = openFlight(world, seat);
  return {
    seat: seat.key,
    engine: name,
    currency: currencyOf(playerById(world, seat.playerId).country),
    isBonus: seat.isBonus,
    balance: walletOf(world, seat),
    stakes,
    stakeAtMost: stakes.at(-1) ?? 0,
    returns: name === 'crash' ? CRASH_RETURN : publishedReturn(game),
    slotPays: name === 'slot' ? slotProfiles[temperOf(game)].pays : null,
    segments: name === 'wheel' ? wheelSegments : [],
    freeSegments: hasFreeSpin(world, seat)
      ? luckySegments.map((pay) => toMajor((pay * LUCKY_UNIT) / 100))
      : null,
    keno: name === 'keno' ? { numbers: KENO_NUMBERS, drawn: KENO_DRAWN, pays: kenoPays } : null,
    flight: flight ? roundOnWire(world, seat, flight) : null,
  };
}

import type { Draw } from './draw.ts';
import type { BetFigures } from './figures.ts';
import type { HandEngine } from './hand.ts';
import type { Outcome, Outcomes } from './outcomes.ts';

export type EngineName = keyof Outcomes;

export interface Played {
  /** Pay of each spot, in hundredths of its stake; 0 is lost, 100 returns the stake. */
  pays: readonly number[];
  outcome: Outcome;
}

/** A round of the day that takes no stake. */
export interface FreeRound {
  /** Its prizes, in hundredths of the unit. */
  segments: readonly number[];
  /** Minor units. */
  unit: number;
  play: InstantEngine['play'];
}

export interface InstantEngine<Name extends EngineName = EngineName> {
  kind: 'instant';
  name: Name;
  /** The outcome as the numbers that were drawn, for the page that verifies a round. */
  numbers(outcome: Outcomes[Name]): string;
  spotsAtMost: number;
  isSpot(spot: string): boolean;
  play(draw: Draw, spots: readonly string[]): Played;
  figures(spot: string): BetFigures;
  free?: FreeRound;
}

export interface FlightEngine {
  kind: 'flight';
  name: EngineName;
  /** In hundredths, as all multipliers. */
  firstCashOut: number;
  /** Last multiplier. It is drawn before the start and stays on the server. */
  drawBust(draw: Draw): number;
  /** Multiplier at a time of the flight, in ms. */
  multiplierAt(elapsedMs: number): number;
  /** Duration of a flight, in ms, and what it pays when the player does nothing but choose an automatic exit. */
  flightPlan(bust: number, auto: number | undefined): { endsAfterMs: number; pays: number };
}

export type GameEngine = InstantEngine | FlightEngine | HandEngine | { kind: 'book'; name: EngineName };

export interface PlayedGame {
  readonly engine: EngineName;
  readonly name: string;
  /** First amount of the game's pot, in any unit; absent without a pot. */
  readonly jackpot?: number;
}

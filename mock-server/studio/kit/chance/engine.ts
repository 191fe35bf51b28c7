import type { Draw } from './draw.ts';
import type { HandEngine } from './hand.ts';
import type { Outcome, Outcomes } from './outcomes.ts';

export type EngineName = keyof Outcomes;

export interface Played {
  /** Pay of each spot, in hundredths of its stake; 0 is lost, 100 returns the stake. */
  pays: readonly number[];
  outcome: Outcome;
}

export interface InstantEngine {
  kind: 'instant';
  name: EngineName;
  spotsAtMost: number;
  isSpot(spot: string): boolean;
  play(draw: Draw, spots: readonly string[]): Played;
  /** Exact long-term return of a spot, 0 to 1; it is published. */
  returnToPlayer(spot: string): number;
}

export interface FlightEngine {
  kind: 'flight';
  name: EngineName;
}

interface BookEngine {
  kind: 'book';
  name: EngineName;
}

export type GameEngine = InstantEngine | FlightEngine | HandEngine | BookEngine;

export interface PlayedGame {
  readonly engine: EngineName;
  readonly name: string;
  /** First amount of the game's pot, in any unit; absent without a pot. */
  readonly jackpot?: number;
}

import type { Draw } from './draw.ts';
import type { HandEngine, HandName } from './hand.ts';
import type { Outcome } from './outcomes.ts';

export type InstantName =
  | 'slot'
  | 'wheel'
  | 'roulette'
  | 'dice'
  | 'cards'
  | 'keno'
  | 'scratch'
  | 'plinko'
  | 'bingo'
  | 'race';

export type EngineName = InstantName | 'crash' | HandName | 'sportsbook';

export interface Played {
  /** Pay of each spot, in hundredths of its stake; 0 is lost, 100 returns the stake. */
  pays: readonly number[];
  outcome: Outcome;
}

export interface InstantEngine {
  kind: 'instant';
  name: InstantName;
  spotsAtMost: number;
  isSpot(spot: string): boolean;
  play(draw: Draw, spots: readonly string[]): Played;
  /** Exact long-term return of a spot, 0 to 1; it is published. */
  returnToPlayer(spot: string): number;
}

export interface FlightEngine {
  kind: 'flight';
  name: 'crash';
}

interface BookEngine {
  kind: 'book';
  name: 'sportsbook';
}

export type GameEngine = InstantEngine | FlightEngine | HandEngine | BookEngine;

export interface PlayedGame {
  readonly engine: EngineName;
  readonly name: string;
  /** First amount of the game's pot, in any unit; absent without a pot. */
  readonly jackpot?: number;
}

import type { Catalogue } from '../tables/catalogue.ts';
import type { ChatDelivery } from '../tables/chat-rows.ts';
import type { WorldEvent } from '../tables/rows.ts';
import { emptyState, type WorldState } from '../tables/state.ts';
import { type RandomSource, randomFrom, randomState } from './random.ts';

export type Clock = () => number;

export interface World {
  readonly state: WorldState;
  readonly catalogue: Catalogue;
  readonly random: RandomSource;
  /** World time in ms: the injected clock plus the time that /__mock/clock added. */
  now(): number;
  readonly events: WorldEvent[];
  readonly chatDeliveries: ChatDelivery[];
}

export interface WorldOptions {
  catalogue: Catalogue;
  catalogueOf?: ((games: number) => Catalogue) | undefined;
  clock: Clock;
  /** The same seed and the same calls at the same times give the same world. */
  seed?: number;
  state?: WorldState;
}

/** A world is one state with a clock and a random source. The functions in this folder act on it. */
export function createWorld({ catalogue, catalogueOf, clock, seed = 1, state }: WorldOptions): World {
  const own = state ?? emptyState(randomState(seed));
  return {
    state: own,
    get catalogue() {
      const { games } = own.lobby;
      return games === undefined || !catalogueOf ? catalogue : catalogueOf(games);
    },
    random: randomFrom(own.random),
    now: () => clock() + own.clockAheadMs,
    events: [],
    chatDeliveries: [],
  };
}

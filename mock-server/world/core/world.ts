import type { Draw } from '@copihue/studio/kit/chance/draw';
import type { Catalogue } from '../tables/catalogue.ts';
import type { ChatDelivery } from '../tables/chat-rows.ts';
import type { WorldEvent } from '../tables/rows.ts';
import type { WorldState } from '../tables/state.ts';
import { type Purpose, secretDraw } from './secret.ts';

export type Clock = () => number;

export interface World {
  readonly state: WorldState;
  readonly catalogue: Catalogue;
  /** New numbers with each call. The same secret and the same calls give the same numbers (MOC-01). */
  random(purpose: Purpose): Draw;
  /** World time in ms: the injected clock plus the time that /__mock/clock added. */
  now(): number;
  readonly events: WorldEvent[];
  readonly chatDeliveries: ChatDelivery[];
}

export interface WorldOptions {
  catalogue: Catalogue;
  catalogueOf?: ((games: number) => Catalogue) | undefined;
  clock: Clock;
  /** The same state and the same calls at the same times give the same world. */
  state: WorldState;
}

/** A world is one state with a clock and a secret. The functions in this folder act on it. */
export function createWorld({ catalogue, catalogueOf, clock, state }: WorldOptions): World {
  return {
    state,
    get catalogue() {
      const { games } = state.lobby;
      return games === undefined || !catalogueOf ? catalogue : catalogueOf(games);
    },
    random(purpose) {
      const count = state.draws.get(purpose) ?? 0;
      state.draws.set(purpose, count + 1);
      return secretDraw(state.secret, `${purpose} ${count}`);
    },
    now: () => clock() + state.clockAheadMs,
    events: [],
    chatDeliveries: [],
  };
}

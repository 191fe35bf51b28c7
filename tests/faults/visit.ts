import type { OperationId } from '@copihue/contract/operations';
import type { Page } from 'playwright/test';
import type { MockWorld } from '../support/mock-world.ts';

/** What the steps of a visit act on. */
export interface Place {
  page: Page;
  world: MockWorld;
}

/** How a player causes some calls. */
export interface Visit {
  calls: readonly OperationId[];
  /** `unbound` is the seeded player without a phone. */
  who: 'guest' | 'player' | 'unbound';
  address: string | ((place: Place) => Promise<string>);
  /** What the world needs before the page opens. */
  prepare?: (place: Place) => Promise<void>;
  /** The way to the tap; every call is answered as it should be. */
  arrive?: (place: Place) => Promise<void>;
  /** Causes the calls; without it opening the address does. */
  act?: (place: Place) => Promise<void>;
  /** What the player has typed by then and must not lose. */
  typed?: readonly string[];
  /** Money moves: however it ends, it moves once. */
  isMoney?: true;
  /** The call asks whether there is a connection: without an answer the app may say that there is none. */
  isProbe?: true;
}

/** The seeded player without a phone. */
export const UNBOUND = '987654321';

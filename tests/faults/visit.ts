import type { OperationId } from '@copihue/contract/operations';
import type { Page } from 'playwright/test';
import type { MockWorld } from '../support/mock-world.ts';

export interface Place {
  page: Page;
  world: MockWorld;
}

export interface Visit {
  calls: readonly OperationId[];
  /** `unbound` is the seeded player without a phone. */
  who: 'guest' | 'player' | 'unbound';
  address: string | ((place: Place) => Promise<string>);
  prepare?: (place: Place) => Promise<void>;
  /** Steps before the tap; every call gets its real answer. */
  arrive?: (place: Place) => Promise<void>;
  /** Causes the calls; by default opening the address does. */
  act?: (place: Place) => Promise<void>;
  /** Typed values, which the page must keep. */
  typed?: readonly string[];
  /** Money moves exactly once, whatever the end. */
  isMoney?: true;
  /** The call tests the connection: without an answer the app may say that it is offline. */
  isProbe?: true;
}

export const UNBOUND = '987654321';

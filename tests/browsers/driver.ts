import type { Buffer } from 'node:buffer';

/** The page itself, or the game in its frame. */
export type Place = 'page' | 'game';

/** What the journeys need of a browser; each engine has one. A driver is one player's visit, with its own storage. */
export interface Driver {
  /** Follows an address. Resolves at the latest when the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function of the test in the page: it sees its arguments and nothing else of the test. */
  run<Args extends unknown[], Answer>(
    place: Place,
    script: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** Taps a point of the page, in CSS px. */
  tap(x: number, y: number): Promise<void>;
  /** Types into what has the focus, as keys. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An engine that runs. */
export interface RunningEngine {
  /** @param report receives each error in the console and each uncaught error of the visit */
  visit(report: (problem: string) => void): Promise<Driver>;
  close(): Promise<void>;
}

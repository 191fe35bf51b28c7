import type { Buffer } from 'node:buffer';

export type Place = 'page' | 'game';

/** One player's visit with its own storage. Each engine implements this interface for the journeys. */
export interface Driver {
  /** Goes to an address. Resolves at the latest when the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It has its arguments and nothing else of the test. */
  run<Args extends unknown[], Answer>(
    place: Place,
    script: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** Taps a point of the page, in CSS px. */
  tap(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface RunningEngine {
  /** @param report gets each console error and each uncaught error of the visit */
  visit(report: (problem: string) => void): Promise<Driver>;
  close(): Promise<void>;
}

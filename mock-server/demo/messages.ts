/** Messages between a page and the worker: the socket of the demonstration, without a network. */

export type ToWorker =
  /** Take control of pages that were loaded past the worker. */
  | { kind: 'claim' }
  | { kind: 'connect'; token: string }
  | { kind: 'emit'; event: string; args: readonly unknown[] }
  /** Sent repeatedly: a browser ends a worker without messages, and its timers with it. */
  | { kind: 'alive' }
  | { kind: 'disconnect' }
  /** Resets the demonstration. */
  | { kind: 'reset' };

export type FromWorker =
  | { kind: 'connected' }
  | { kind: 'event'; event: string; args: readonly unknown[] }
  /** The worker was restarted and does not know this page. */
  | { kind: 'unknown' }
  /** A phone would have received this code. */
  | { kind: 'sms'; phone: string; code: string }
  | { kind: 'reset-done' };

/** A message of the worker, or undefined for anything else. */
export function fromWorker(value: unknown): FromWorker | undefined {
  const isOurs = typeof value === 'object' && value !== null && 'kind' in value;
  // The worker is built together with the page, from the types above.
  return isOurs ? (value as FromWorker) : undefined;
}

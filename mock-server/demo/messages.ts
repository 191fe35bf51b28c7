/** What a page and the worker say to each other: the socket of the demonstration, without a network. */

export type ToWorker =
  /** Take control of pages that were loaded past the worker. */
  | { kind: 'claim' }
  | { kind: 'connect'; token: string }
  | { kind: 'emit'; event: string; args: readonly unknown[] }
  /** Sent again and again: a browser ends a worker that nobody speaks to, and its plans with it. */
  | { kind: 'alive' }
  | { kind: 'disconnect' }
  /** The demonstration begins anew. */
  | { kind: 'reset' };

export type FromWorker =
  | { kind: 'connected' }
  | { kind: 'event'; event: string; args: readonly unknown[] }
  /** The worker was ended in between and does not know this page any more. */
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

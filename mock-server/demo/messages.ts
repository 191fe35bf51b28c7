export type ToWorker =
  /** Asks the worker to control pages that were loaded without it. */
  | { kind: 'claim' }
  | { kind: 'connect'; token: string }
  | { kind: 'emit'; event: string; args: readonly unknown[] }
  /** Sent repeatedly, because a browser ends a worker that gets no messages, and its timers with it. */
  | { kind: 'alive' }
  | { kind: 'disconnect' }
  | { kind: 'reset' };

export type FromWorker =
  | { kind: 'connected' }
  | { kind: 'event'; event: string; args: readonly unknown[] }
  | { kind: 'unknown' }
  | { kind: 'sms'; phone: string; code: string }
  | { kind: 'reset-done' };

export function fromWorker(value: unknown): FromWorker | undefined {
  const isOurs = typeof value === 'object' && value !== null && 'kind' in value;
  // Worker and page are built together from the same types.
  return isOurs ? (value as FromWorker) : undefined;
}

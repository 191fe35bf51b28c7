import type { Hosts } from '../config/hosts.ts';

/**
 * What the transport needs from the rooms above it. `api` knows no session, router or popup: it asks and reports
 * through these, and `app` wires them at start.
 */
export interface TransportPorts {
  fetch: typeof fetch;
  /** Resolves when an answer to the path may be shown. */
  mayShow: (path: string) => Promise<void>;
  /** What a developer has to know. */
  report: (what: string) => void;
  hosts: Hosts;
  lang: () => string;
  token: () => string | null;
  /** Grows by one with every login and logout; tells an answer of an earlier session from one of this. */
  sessionEpoch: () => number;
  /** A `token` header arrived in an answer of the current session (NET-09). */
  onToken: (token: string) => void;
  /** A guest asked for a guarded call: nothing was sent (NET-08). */
  onLoginNeeded: () => void;
  /**
   * The server answered 401 to a call of the current session (NET-05).
   * @param startedAt when the call was started, as performance.now()
   * @returns undefined, or whether the player logged in again: then the call is sent again (NET-12)
   */
  onUnauthorized: (startedAt: number) => Promise<boolean | undefined> | undefined;
}

let current: TransportPorts | undefined;

/** @returns takes the ports out again */
export function configureTransport(ports: TransportPorts): () => void {
  current = ports;
  return () => {
    if (current === ports) current = undefined;
  };
}

/** @throws when a call is made before the app wired the transport */
export function transport(): TransportPorts {
  if (!current) throw new Error('No transport');
  return current;
}

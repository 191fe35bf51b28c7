import type { Hosts } from '../config/settings.ts';
import type { AnswerTimes } from '../lib/answer-times.ts';

/** `api` knows no session, router or popup: it uses these ports, and `app` wires them at start. */
export interface TransportPorts {
  fetch: typeof fetch;
  mayShow: (path: string) => Promise<void>;
  report: (what: string) => void;
  answerTimes: AnswerTimes;
  hosts: Hosts;
  requestId: (attempt: object, given?: string) => string;
  lang: () => string;
  token: () => string | null;
  /** Another owner's session has begun: the page is about to be loaded again (SES-15). */
  isPageOver: () => boolean;
  /** Grows by one with every login and logout, so that an answer of an earlier session is recognized. */
  sessionEpoch: () => number;
  /** An answer of the current session brought a `token` header (NET-09). */
  onToken: (token: string) => void;
  /** A guest asked for a guarded call, and nothing was sent (NET-08). */
  onLoginNeeded: () => void;
  /**
   * The server answered 401 to a call of the current session (NET-05).
   * @param startedAt start of the call, as performance.now()
   * @returns undefined, or whether the player logged in again: then the call is sent again (NET-12)
   */
  onUnauthorized: (startedAt: number) => Promise<boolean | undefined> | undefined;
}

let current: TransportPorts | undefined;

export function configureTransport(ports: TransportPorts): () => void {
  current = ports;
  return () => {
    if (current === ports) current = undefined;
  };
}

/** @throws before the app has wired the transport */
export function transport(): TransportPorts {
  if (!current) throw new Error('No transport');
  return current;
}

import type { FindCode, MockControl } from './codes.ts';
import type { Exchange } from './exchange.ts';

export const checkParts = ['journey', 'authorisation', 'invalid', 'random', 'socket'] as const;
export type CheckPart = (typeof checkParts)[number];

export interface Account {
  username: string;
  password: string;
}

export interface CheckOptions {
  /** Root document of the contract. */
  contract: string;
  main: string;
  gateway: string;
  socket: string;
  country: string;
  lang: string;
  player: Account;
  /** Another account, for what takes two players; binds its phone when it has none. */
  second?: Account;
  /** Free number to register a new account with. */
  newUsername?: string;
  /** Also makes the calls that move money, send an SMS or change a password. */
  writes: boolean;
  seed: number;
  /** Requests a second at most. */
  rate: number;
  timeoutMs: number;
  /** How long to wait for the events of a payment that was made. */
  eventWaitMs: number;
  /** Random valid bodies a call. */
  randomRuns: number;
  /** Invalid bodies a call at most. */
  invalidLimit: number;
  headers: Readonly<Record<string, string>>;
  /** operationIds to check; all without it. */
  only?: ReadonlySet<string>;
  parts: ReadonlySet<CheckPart>;
  findCode?: FindCode;
  mock?: MockControl;
  /** Told what is being done, for a line that changes. */
  onProgress?(text: string): void;
  /** Told of every exchange as it was, secrets included. */
  onExchange?(exchange: Exchange): void;
}

/** The defaults of everything that has one. */
export const defaults = {
  contract: 'openapi/openapi.yaml',
  country: 'CL',
  lang: 'ks',
  seed: 1,
  rate: 20,
  timeoutMs: 15_000,
  eventWaitMs: 5_000,
  randomRuns: 5,
  invalidLimit: 40,
} as const;

/** Something the person at the terminal can mend: a wrong flag, a host that is not there. Its message is one line. */
export class Misuse extends Error {
  readonly showsUsage: boolean;
  constructor(message: string, showsUsage = false) {
    super(message);
    this.showsUsage = showsUsage;
  }
}

import { fileURLToPath } from 'node:url';
import type { Exchange } from './client.ts';
import type { Finding } from './finding.ts';

export const checkParts = [
  'journey',
  'laws',
  'refusals',
  'authorisation',
  'invalid',
  'random',
  'socket',
] as const;
export type CheckPart = (typeof checkParts)[number];

/** Reasons by feature: what one server leaves out (CON-10). */
export type Profile = ReadonlyMap<string, string>;

export type FindCode = (phone: string) => Promise<string | undefined>;

export interface Account {
  username: string;
  password: string;
}

export interface CheckOptions {
  contract: string;
  main: string;
  gateway: string;
  socket: string;
  country: string;
  lang: string;
  /** Origin of the app's page, for requests as a browser makes them. */
  origin: string;
  player: Account;
  /** Another account, for calls that need two players; its phone is bound if it has none. */
  second?: Account;
  newUsername?: string;
  /** Also makes calls that move money, send an SMS or change a password. */
  writes: boolean;
  seed: number;
  /** Requests per second at most. */
  rate: number;
  timeoutMs: number;
  eventWaitMs: number;
  /** Random valid bodies per call. */
  randomRuns: number;
  /** Invalid bodies per call at most. */
  invalidLimit: number;
  headers: Readonly<Record<string, string>>;
  only?: ReadonlySet<string>;
  parts: ReadonlySet<CheckPart>;
  /** Finds the code of an SMS; without it that of --control does, or a person is asked. */
  findCode?: FindCode;
  askCode?: FindCode | undefined;
  /** Address of the test control protocol, see control.ts. */
  control?: string;
  /** What the server leaves out, see profile.ts. */
  profile?: Profile;
  onProgress?(text: string): void;
  /** Ends the run early; the result then has the findings so far. */
  signal?: AbortSignal;
  onFinding?(finding: Finding): void;
  /** Receives every exchange, with its secrets. */
  onExchange?(exchange: Exchange): void;
}

/** What a run is started with: without a player the test environment makes one. */
export type GivenOptions = Omit<CheckOptions, 'player'> & { player?: Account };

export const defaults = {
  contract: fileURLToPath(new URL('../openapi.yaml', import.meta.url)),
  country: 'CL',
  lang: 'ks',
  origin: 'http://127.0.0.1:5173',
  seed: 1,
  rate: 20,
  timeoutMs: 15_000,
  eventWaitMs: 5_000,
  randomRuns: 5,
  invalidLimit: 40,
} as const;

/** An error the user can fix: a wrong flag, a host that does not answer. Its message is one line. */
export class Misuse extends Error {
  readonly showsUsage: boolean;
  constructor(message: string, showsUsage = false) {
    super(message);
    this.showsUsage = showsUsage;
  }
}

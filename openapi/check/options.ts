import { fileURLToPath } from 'node:url';
import type { Finding } from './finding.ts';
import type { Send } from './wire.ts';

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

/** Reasons by feature that the server leaves out (CON-10). */
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
  /** Origin of the app's page, for requests like a browser's. */
  origin: string;
  player: Account;
  /** For calls that need two players. Its phone gets bound if it has none. */
  second?: Account | undefined;
  newUsername?: string | undefined;
  /** Allows calls that move money, send an SMS or change a password. */
  writes: boolean;
  seed: number;
  /** Requests per second at most. */
  rate: number;
  timeoutMs: number;
  eventWaitMs: number;
  /** Random valid bodies per call. */
  randomRuns: number;
  invalidLimit: number;
  headers: Readonly<Record<string, string>>;
  only?: ReadonlySet<string> | undefined;
  parts: ReadonlySet<CheckPart>;
  /** Finds the code of an SMS. Default: --control. */
  findCode?: FindCode | undefined;
  control?: string | undefined;
  profile?: Profile | undefined;
  /** For a server of the same process, which needs no port for its calls. */
  send?: Send | undefined;
  onProgress?(text: string): void;
  /** Ends the run early; the result has the findings so far. */
  signal?: AbortSignal;
  onFinding?(finding: Finding): void;
}

/** Without a player the test environment makes one. */
export type GivenOptions = Omit<CheckOptions, 'player'> & { player?: Account | undefined };

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

/** An error that the user can fix, such as a wrong flag. Its message is one line. */
export class Misuse extends Error {
  readonly showsUsage: boolean;
  constructor(message: string, showsUsage = false) {
    super(message);
    this.showsUsage = showsUsage;
  }
}

import type { Place } from '../source/contract-files.ts';

export type Sender = 'app' | 'server';

export type Party = 'app' | 'backend';

/** One thing that a contract says. Its key is `at` and `kind`. */
export interface Fact {
  kind: string;
  /** `request.country`, `answer.data.list[].id`; empty for the whole call. */
  at: string;
  /** What is compared. */
  value: unknown;
  sender: Sender;
  place: Place;
  /** Facts about this one, which are compared when both contracts have it. */
  inside: readonly Fact[];
}

export interface Judgement {
  /**
   * The side that breaks. `app`: an installed app of the old contract, with a server of the new one. `backend`: a
   * server of the old contract, with an app of the new one that uses only parts of the old contract.
   */
  breaks: readonly Party[];
  /** Nothing breaks, but the server must implement it before the app can use it. */
  isWork: boolean;
  /** No program notices it, but the same value may have another meaning, so a person must read it. */
  isMeaning?: boolean;
}

export interface Change extends Judgement {
  where: string;
  at: string;
  message: string;
  place: Place;
}

export const judgements = {
  safe: { breaks: [], isWork: false },
  work: { breaks: [], isWork: true },
  meaning: { breaks: [], isWork: false, isMeaning: true },
  breaksApp: { breaks: ['app'], isWork: false },
  breaksAppAndIsWork: { breaks: ['app'], isWork: true },
  breaksBackend: { breaks: ['backend'], isWork: false },
  breaksBoth: { breaks: ['app', 'backend'], isWork: false },
} as const satisfies Record<string, Judgement>;

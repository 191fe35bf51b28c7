import type { Place } from '../source/contract-files.ts';

/** Who sends the value: the app sends a request, the server an answer. */
export type Sender = 'app' | 'server';

/**
 * What a change does to the allowed values. `narrower`: some are no longer allowed. `wider`: more of the same kind
 * are allowed. `other kinds`: kinds are allowed that were not known before. `other`: the two have nothing in common.
 */
export type Effect = 'narrower' | 'wider' | 'other kinds' | 'other';

export type Party = 'app' | 'backend';

/** One difference between two contracts. */
export interface Change {
  /** Call or event. */
  where: string;
  /** Part of it: `request country`, `answer data.list[].id`; empty for the call as a whole. */
  at: string;
  /** What changed, in words. */
  says: string;
  /**
   * Who breaks. The app: one that is installed and was built from the old contract, against a server that keeps the
   * new one. The backend: a server that keeps the old contract, called by an app built from the new one, in what the
   * old contract already had.
   */
  breaks: readonly Party[];
  /** Breaks nothing, but the server has to implement it before the app may use it. */
  isWork: boolean;
  /** Where it is written, so that a change that many calls share is reported once. */
  place: Place;
}

export type Judgement = Pick<Change, 'breaks' | 'isWork'>;

export const judgements = {
  safe: { breaks: [], isWork: false },
  work: { breaks: [], isWork: true },
  breaksApp: { breaks: ['app'], isWork: false },
  breaksBackend: { breaks: ['backend'], isWork: false },
  breaksBoth: { breaks: ['app', 'backend'], isWork: false },
} as const satisfies Record<string, Judgement>;

/** Who breaks when the allowed values change. */
export function judged(sender: Sender, effect: Effect): Judgement {
  if (effect === 'other') return judgements.breaksBoth;
  if (sender === 'app') return effect === 'narrower' ? judgements.breaksApp : judgements.work;
  if (effect === 'narrower') return judgements.breaksBackend;
  // An app can show a longer text or a bigger number; it cannot handle a word or a null that it does not know.
  return effect === 'other kinds' ? judgements.breaksApp : judgements.safe;
}

/** A value of a contract in a message. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(item)).join(', ');
  return JSON.stringify(value) ?? 'nothing';
}

import type { Place } from '../source/contract-files.ts';

/** Who sends what is described: the app a request, the server an answer. */
export type Sender = 'app' | 'server';

/**
 * What a change does to the values that are allowed. `narrower`: some are no longer. `wider`: more of the same kind
 * are. `other kinds`: kinds are that nobody knew before. `other`: the two have nothing in common.
 */
export type Effect = 'narrower' | 'wider' | 'other kinds' | 'other';

export type Party = 'app' | 'backend';

/** One difference between two contracts. */
export interface Change {
  /** Call or event. */
  where: string;
  /** Part of it: `request country`, `answer data.list[].id`; empty for all of it. */
  at: string;
  /** What changed, in words. */
  says: string;
  /**
   * Who breaks. The app: one that is installed and was built from the old contract, against a server that keeps the
   * new one. The backend: a server that keeps the old contract, asked by an app built from the new one, in what the
   * old contract had already.
   */
  breaks: readonly Party[];
  /** Breaks nobody, but the server has to follow before the app may use it. */
  isWork: boolean;
  /** Where it is written, so that what many calls share is told once. */
  place: Place;
}

export type Judgement = Pick<Change, 'breaks' | 'isWork'>;

const safe: Judgement = { breaks: [], isWork: false };
const work: Judgement = { breaks: [], isWork: true };
const breaksApp: Judgement = { breaks: ['app'], isWork: false };
const breaksBackend: Judgement = { breaks: ['backend'], isWork: false };
const breaksBoth: Judgement = { breaks: ['app', 'backend'], isWork: false };

export const judgements = { safe, work, breaksApp, breaksBackend, breaksBoth } as const;

/** Who breaks when the values a side sends change. */
export function judged(sender: Sender, effect: Effect): Judgement {
  if (effect === 'other') return breaksBoth;
  if (sender === 'app') return effect === 'narrower' ? breaksApp : work;
  if (effect === 'narrower') return breaksBackend;
  // A longer text or a bigger number is still one; a word or a null nobody knew is not.
  return effect === 'other kinds' ? breaksApp : safe;
}

import type { Place } from '../source/contract-files.ts';

/** Sender of the value: the app sends a request, the server an answer. */
export type Sender = 'app' | 'server';

/**
 * Effect of a change on the allowed values. `narrower`: some are no longer allowed. `wider`: more of the same kind are
 * allowed. `other kinds`: new kinds are allowed. `other`: the two have nothing in common.
 */
export type Effect = 'narrower' | 'wider' | 'other kinds' | 'other';

export type Party = 'app' | 'backend';

export interface Change {
  where: string;
  /** Part of it: `request country`, `answer data.list[].id`; empty for the whole call. */
  at: string;
  says: string;
  /**
   * The side that breaks. The app: an installed one, built from the old contract, with a server that keeps the new one.
   * The backend: a server that keeps the old contract, called by an app built from the new one, in parts that the old
   * contract already had.
   */
  breaks: readonly Party[];
  /** Breaks nothing, but the server must implement it before the app may use it. */
  isWork: boolean;
  /** No program notices it, but the same value may mean something else now: somebody has to read it. */
  isMeaning?: boolean;
  /** Its place in the contract; a change that many calls share is reported once. */
  place: Place;
}

export type Judgement = Pick<Change, 'breaks' | 'isWork' | 'isMeaning'>;

export const judgements = {
  safe: { breaks: [], isWork: false },
  work: { breaks: [], isWork: true },
  meaning: { breaks: [], isWork: false, isMeaning: true },
  breaksApp: { breaks: ['app'], isWork: false },
  breaksBackend: { breaks: ['backend'], isWork: false },
  breaksBoth: { breaks: ['app', 'backend'], isWork: false },
} as const satisfies Record<string, Judgement>;

export function judged(sender: Sender, effect: Effect): Judgement {
  if (effect === 'other') return judgements.breaksBoth;
  if (sender === 'app') return effect === 'narrower' ? judgements.breaksApp : judgements.work;
  if (effect === 'narrower') return judgements.breaksBackend;
  // An app can show a longer text or a bigger number, but cannot handle an unknown word or null.
  return effect === 'other kinds' ? judgements.breaksApp : judgements.safe;
}

export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(item)).join(', ');
  return JSON.stringify(value) ?? 'nothing';
}

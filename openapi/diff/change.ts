import type { Place } from '../source/contract-files.ts';

export type Sender = 'app' | 'server';

/**
 * Effect of a change on the allowed values. `narrower`: fewer values. `wider`: more values of the same kind. `other
 * kinds`: values of new kinds. `other`: no common values.
 */
export type Effect = 'narrower' | 'wider' | 'other kinds' | 'other';

export type Party = 'app' | 'backend';

export interface Change {
  where: string;
  /** `request country`, `answer data.list[].id`; empty for the whole call. */
  at: string;
  says: string;
  /**
   * The side that breaks. `app`: an installed app of the old contract, with a server of the new one. `backend`: a
   * server of the old contract, with an app of the new one that uses only parts of the old contract.
   */
  breaks: readonly Party[];
  /** Nothing breaks, but the server must implement it before the app can use it. */
  isWork: boolean;
  /** No program notices it, but the same value may have another meaning, so a person must read it. */
  isMeaning?: boolean;
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
  // An app can show a longer text or a larger number, but cannot handle an unknown word or null.
  return effect === 'other kinds' ? judgements.breaksApp : judgements.safe;
}

export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(item)).join(', ');
  return JSON.stringify(value) ?? 'nothing';
}

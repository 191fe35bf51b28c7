import type { Party } from '../../../openapi/diff/change.ts';

type Verdict = Party | 'both' | 'work' | 'safe' | 'nothing';

/** What changes where (undefined takes it out), whom it breaks, and words of the message. */
export type ChangeRow = [name: string, pointer: string, value: unknown, verdict: Verdict, words: string];

import { part } from '../lib/app.ts';
/** A player whose tap met an ended session is answered by these (NET-12); the initial script has only this part. */
export interface SessionEnd {
  /** The last tap, at a time as performance.now(): the rest loads later. */
  tap?: { target: EventTarget | null; at: number };
  isSamePlayer?: boolean;
}

export const sessionEnd = part((): SessionEnd => ({}));

import { part } from '../lib/app.ts';
/** What answers a player whose tap met a session that has ended (NET-12), as far as the initial script has it. */
export interface SessionEnd {
  /** The last tap on anything, as performance.now(): the rest loads later. */
  tap?: { target: EventTarget | null; at: number };
  /** Account of the player who just logged in again is the one of before. */
  isSamePlayer?: boolean;
}

export const sessionEnd = part((): SessionEnd => ({}));

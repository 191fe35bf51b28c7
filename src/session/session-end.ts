import { appState } from '../lib/app.ts';
/** Handles a tap that met an ended session (NET-12); the initial script has only this part. */
export interface SessionEnd {
  /** At a time as performance.now(). */
  tap?: { target: EventTarget | null; at: number };
  /** The logout of this page, as performance.now(). */
  loggedOutAt?: number;
}

export const sessionEnd = appState((): SessionEnd => ({}));

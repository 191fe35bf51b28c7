import { appState } from './app.ts';

/**
 * What is read later than an answer comes: its headers (server-clock.ts, src/app/release/min-release.ts). `arrivedAt` is the
 * performance.now() of its arrival.
 */
export type AnswerTime = readonly [headers: Headers, arrivedAt: number];

export interface AnswerTimes {
  last?: AnswerTime;
  /** Set by the server clock (server-clock.ts), which loads later, because the first script has no room for it. */
  follow?: (time: AnswerTime) => void;
}

export const answerTimes = appState<AnswerTimes>(() => ({}));

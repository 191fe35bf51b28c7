import { appState } from './app.ts';

/** What is read after an answer came: its headers, and performance.now() of its arrival. */
export type AnswerTime = readonly [headers: Headers, arrivedAt: number];

export interface AnswerTimes {
  last?: AnswerTime;
  /** Set by the server clock (server-clock.ts), which loads later, because the first script has no room for it. */
  follow?: (time: AnswerTime) => void;
}

export const answerTimes = appState<AnswerTimes>(() => ({}));

import { part } from './app.ts';

/**
 * `sent` is the date in the answer, `arrivedAt` the performance.now() of its arrival, `minRelease` the time of the oldest
 * release that the server serves (src/app/release/min-release.ts).
 */
export type AnswerTime = readonly [sent: string | null, arrivedAt: number, minRelease?: string | null];

export interface AnswerTimes {
  last?: AnswerTime;
  /** Set by the server clock (server-clock.ts), which loads later, because the first script has no room for it. */
  follow?: (time: AnswerTime) => void;
}

export const answerTimes = part<AnswerTimes>(() => ({}));

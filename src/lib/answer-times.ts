import { part } from './app.ts';

/** `sent` is the date in the answer, `arrivedAt` the performance.now() of its arrival. */
export type AnswerTime = readonly [sent: string | null, arrivedAt: number];

export interface AnswerTimes {
  last?: AnswerTime;
  /** What the server last said of the oldest release that it serves (src/app/release/min-release.ts). */
  minRelease?: string | undefined;
  /** Set by the server clock (server-clock.ts), which loads later, because the first script has no room for it. */
  follow?: (time: AnswerTime) => void;
}

export const answerTimes = part<AnswerTimes>(() => ({}));

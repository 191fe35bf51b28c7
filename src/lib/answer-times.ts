import { part } from './app.ts';

/** `sent` is the time in the answer itself, `arrivedAt` that of performance.now(). */
export type AnswerTime = readonly [sent: string | null, arrivedAt: number];

export interface AnswerTimes {
  last?: AnswerTime;
  /** The server clock (server-clock.ts): a file of its own, since the first script has no room for it. */
  follow?: (time: AnswerTime) => void;
}

export const answerTimes = part<AnswerTimes>(() => ({}));

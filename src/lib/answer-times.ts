// Part of the first script, which has no room for the clock that is made of it: src/lib/server-clock.ts.

/** When an answer was sent, as it says itself, and when it arrived, as performance.now(). */
export type AnswerTime = readonly [sent: string | null, arrivedAt: number];

/** The last answer, and who hears of each. */
export const answerTimes: { last?: AnswerTime; follow?: (time: AnswerTime) => void } = {};

// The server clock is a file of its own (src/lib/server-clock.ts): the first script has no room for it.

/** `sent` is the time in the answer itself, `arrivedAt` that of performance.now(). */
export type AnswerTime = readonly [sent: string | null, arrivedAt: number];

export const answerTimes: { last?: AnswerTime; follow?: (time: AnswerTime) => void } = {};

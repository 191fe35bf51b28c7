import { type AnswerTime, answerTimes } from './answer-times.ts';

/**
 * The server's time, out of its answers. A phone's clock may be days off; what is said about money and time is true all
 * the same (APP-18). How far it is ahead of performance.now(), in ms: at least by what an answer says when it arrives. So
 * it is never ahead of the server's own, and nothing ends too early.
 */
let ahead: number | undefined;
const listeners = new Set<() => void>();

/** An answer is never under way for longer: one that says less shows that the server's clock was put back. In ms. */
const SLOWEST_MS = 90_000;

/** An answer said what time it is on the server. @param arrivedAt as performance.now() */
export function hearServerTime(time: number, arrivedAt: number): void {
  const heard = time - arrivedAt;
  if (Number.isNaN(heard) || (ahead !== undefined && heard <= ahead && heard > ahead - SLOWEST_MS)) return;
  // More than the seconds of a slow answer: it was not known, or the phone slept.
  const isNews = ahead === undefined || Math.abs(heard - ahead) > 1_000;
  ahead = heard;
  if (isNews) for (const listener of listeners) listener();
}

answerTimes.follow = ([sent, arrivedAt]: AnswerTime) => hearServerTime(Date.parse(sent ?? ''), arrivedAt);
if (answerTimes.last) answerTimes.follow(answerTimes.last);

/** The server's time now, in ms since 1970; undefined before an answer named it. */
export const serverNow = (): number | undefined =>
  ahead === undefined ? undefined : Math.round(performance.now() + ahead);

/** The time for all that is said about money and time: the server's, or the phone's until an answer has named it. */
export const timeNow = (): number => serverNow() ?? Date.now();

/** Calls back when the server's time is heard for the first time, or turns out to be another one. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

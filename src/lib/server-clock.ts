import { type AnswerTime, answerTimes } from './answer-times.ts';

/**
 * The server's time, from its answers: a phone's clock may be days off, and sentences about money and time must be true
 * (APP-18). The lead over performance.now(), in ms, is at least the one an answer shows when it arrives: this clock is
 * never ahead of the server's, so nothing ends too early.
 */
let ahead: number | undefined;
const listeners = new Set<() => void>();

/**
 * In ms: no answer takes longer. One that shows a smaller lead than that means that the server's clock was put back.
 */
const SLOWEST_MS = 90_000;

/**
 * @param time in ms since 1970
 * @param arrivedAt as performance.now()
 */
export function hearServerTime(time: number, arrivedAt: number): void {
  const heard = time - arrivedAt;
  if (Number.isNaN(heard) || (ahead !== undefined && heard <= ahead && heard > ahead - SLOWEST_MS)) return;
  // A slow answer cannot explain the difference: the time was unknown, or the phone slept.
  const isNews = ahead === undefined || Math.abs(heard - ahead) > 1_000;
  ahead = heard;
  if (isNews) for (const listener of listeners) listener();
}

answerTimes.follow = ([sent, arrivedAt]: AnswerTime) => hearServerTime(Date.parse(sent ?? ''), arrivedAt);
if (answerTimes.last) answerTimes.follow(answerTimes.last);

/** In ms since 1970; undefined before an answer told the time. */
export const serverNow = (): number | undefined =>
  ahead === undefined ? undefined : Math.round(performance.now() + ahead);

/** The time of all sentences about money and time: the server's, or the phone's until an answer has told it. */
export const timeNow = (): number => serverNow() ?? Date.now();

/** Calls back when the server's time is first known, or is corrected. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

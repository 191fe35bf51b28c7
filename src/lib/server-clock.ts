import { type AnswerTime, answerTimes } from './answer-times.ts';
import { type App, appState } from './app.ts';
import { createListeners } from './listen.ts';

/**
 * The server's time, from its answers: a phone's clock may be days off (APP-18). An answer's date minus its arrival is
 * at most the real lead, so this clock is never ahead of the server's.
 */
interface Clock {
  ahead?: number;
  listeners: ReturnType<typeof createListeners>;
}

/** In ms: no answer takes longer. A lead smaller by more means that the server's clock was put back. */
const SLOWEST_MS = 90_000;

function adjust(clock: Clock, time: number, arrivedAt: number): void {
  const { ahead = Number.NEGATIVE_INFINITY } = clock;
  const measured = time - arrivedAt;
  if (Number.isNaN(measured) || (measured <= ahead && measured > ahead - SLOWEST_MS)) return;
  clock.ahead = measured;
  // A slow answer cannot explain the difference: the time was unknown, or the phone slept.
  if (Math.abs(measured - ahead) > 1_000) clock.listeners.notify();
}

const clockOf = appState((app): Clock => {
  const clock: Clock = { listeners: createListeners() };
  const times = answerTimes(app);
  times.follow = ([headers, arrivedAt]: AnswerTime) =>
    adjust(clock, Date.parse(headers.get('date') ?? ''), arrivedAt);
  if (times.last) times.follow(times.last);
  return clock;
});

/** @param time ms since 1970 @param arrivedAt as performance.now() */
export const syncServerTime = (app: App, time: number, arrivedAt: number): void =>
  adjust(clockOf(app), time, arrivedAt);

/** In ms since 1970; undefined before the first answer. */
export function serverNow(app: App): number | undefined {
  const { ahead } = clockOf(app);
  return ahead === undefined ? undefined : Math.round(performance.now() + ahead);
}

/** For all texts about money and time: the server's time, or the phone's before the first answer. */
export const timeNow = (app: App): number => serverNow(app) ?? Date.now();

export const onServerTime = (app: App, listener: () => void): (() => void) =>
  clockOf(app).listeners.add(listener);

import { configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

const { asyncWrapper } = getConfig();
const { setTimeout: startTimer, setInterval: startInterval } = globalThis;

/** Waits, by the timers of the app, while the page goes on: inside of `act` it would stand still meanwhile. */
export const pause = (ms: number): Promise<void> =>
  asyncWrapper(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** So many times as fast as a clock. */
const PACE = 10;

/** @returns ends it */
function beQuick(): () => void {
  let isPatient = false;
  const quick = <Timer extends typeof startTimer | typeof startInterval>(start: Timer): Timer =>
    Object.assign(
      (...[run, ms = 0, ...rest]: Parameters<Timer>) => start(run, isPatient ? ms : ms / PACE, ...rest),
      start,
    );
  /** A wait for something to be seen sets its own timers at once, before it first looks. */
  const patiently = <Seen>(look: () => Promise<Seen>): Promise<Seen> => {
    isPatient = true;
    try {
      return look();
    } finally {
      isPatient = false;
    }
  };
  Object.assign(globalThis, { setTimeout: quick(startTimer), setInterval: quick(startInterval) });
  configure({ asyncWrapper: (look) => asyncWrapper(() => patiently(look)) });
  return () => {
    Object.assign(globalThis, { setTimeout: startTimer, setInterval: startInterval });
    configure({ asyncWrapper });
  };
}

/**
 * Lets the timers of the app, its backend and the test itself run ten times as fast in the tests of a file: what comes
 * before what stays as it is, and nobody sits through the app's waits. Dates stay true, as does the patience of
 * `waitFor` and `find...`. Code that loads on demand loads no faster: a test that nothing comes up loads it first.
 */
export function quickenTimers(): void {
  let end: (() => void) | undefined;
  beforeEach(() => {
    end = beQuick();
  });
  afterEach(() => end?.());
}

/** Lets the timers that are set on the way run ten times as fast, such as those of a page that has just come up. */
export async function quickly<Arrived>(arrive: () => Promise<Arrived>): Promise<Arrived> {
  const end = beQuick();
  try {
    return await arrive();
  } finally {
    end();
  }
}

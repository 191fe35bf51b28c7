import { configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

const { asyncWrapper } = getConfig();
const { setTimeout: startTimer, setInterval: startInterval } = globalThis;

/** Waits by the timers of the app while the page continues; inside `act` the page would not update. */
export const pause = (ms: number): Promise<void> =>
  asyncWrapper(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** Timers run this many times faster. */
const PACE = 10;

/** @returns a function that restores the timers */
function beQuick(): () => void {
  let isPatient = false;
  const quick = <Timer extends typeof startTimer | typeof startInterval>(start: Timer): Timer =>
    Object.assign(
      (...[run, ms = 0, ...rest]: Parameters<Timer>) => start(run, isPatient ? ms : ms / PACE, ...rest),
      start,
    );
  /** `waitFor` and `find...` set their own timers synchronously; these keep their real duration. */
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
 * Makes the timers of the app, its backend and the test run ten times faster in the tests of a file. Their order stays
 * the same, dates stay real, and so do the timeouts of `waitFor` and `find...`. Code that loads on demand loads no faster:
 * a test that asserts that nothing appears has to load it first.
 */
export function quickenTimers(): void {
  let end: (() => void) | undefined;
  beforeEach(() => {
    end = beQuick();
  });
  afterEach(() => end?.());
}

/** Makes the timers that are set during `arrive` run ten times faster, such as those of a page that is starting. */
export async function quickly<Arrived>(arrive: () => Promise<Arrived>): Promise<Arrived> {
  const end = beQuick();
  try {
    return await arrive();
  } finally {
    end();
  }
}

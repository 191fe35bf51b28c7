import { configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const { asyncWrapper } = getConfig();

/** Waits with the app's timers. The page does not update inside `act`, so this waits outside it. */
export const pause = (ms: number): Promise<void> =>
  asyncWrapper(() => new Promise((resolve) => setTimeout(resolve, ms)));

const PACE = 10;

function beQuick(): () => void {
  const { setTimeout: startTimer, setInterval: startInterval } = globalThis;
  let isPatient = false;
  const quick = <Timer extends typeof startTimer | typeof startInterval>(start: Timer): Timer =>
    Object.assign(
      (...[run, ms = 0, ...rest]: Parameters<Timer>) => start(run, isPatient ? ms : ms / PACE, ...rest),
      start,
    );
  /** `waitFor` and `find...` set their timers in the same turn, and those keep their real duration. */
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
 * Makes all timers of a test file ten times faster: those of the app, the backend and the test. Their order, dates and
 * the timeouts of `waitFor` and `find...` stay the same. Code loads no faster, so a test that expects nothing to appear
 * must load the code first.
 */
export function quickenTimers(): void {
  let end: (() => void) | undefined;
  beforeEach(() => {
    end = beQuick();
  });
  afterEach(() => {
    // They hold the quick ones.
    vi.useRealTimers();
    end?.();
  });
}

/** Makes the timers that are set during `arrive` ten times faster, such as those of the page's start. */
export async function quickly<Arrived>(arrive: () => Promise<Arrived>): Promise<Arrived> {
  const end = beQuick();
  try {
    return await arrive();
  } finally {
    end();
  }
}

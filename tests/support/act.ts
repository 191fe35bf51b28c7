import { act as actOfLibrary } from '@testing-library/react';

let overtime = Promise.race<never>([]);

/**
 * Told of each test. One that is out of time ends at its next wait: otherwise it would go on over the page of the next test,
 * and React would hold back all updates of the process for an `act` that never ends.
 */
export function endOvertime(signal: AbortSignal): void {
  overtime = new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('This test is out of time.')));
  });
  overtime.catch(() => undefined);
}

/** Ends with the time of the test. */
export const inTime = <Result>(wait: Promise<Result>): Promise<Result> => Promise.race([wait, overtime]);

/** Runs what changes the page, and waits for its updates, no longer than the test may take. */
export const act = ((run: () => unknown) =>
  actOfLibrary(() => {
    const done = run();
    return done instanceof Promise ? inTime(done) : done;
  })) as typeof actOfLibrary;

/** Runs everything that needs no time to pass. */
export type Settle = () => Promise<void>;

interface Timer {
  at: number;
  id: number;
  run: () => void;
}

export interface VirtualTime {
  now: () => number;
  /** Every timer runs at its time and is settled before the next. */
  pass: (ms: number, settle: Settle) => Promise<void>;
  clear: () => void;
  end: () => void;
}

/** Replaces the machine's clock and timers. @param start ms since 1970 */
export function startVirtualTime(start: number): VirtualTime {
  const own = { setTimeout, clearTimeout, now: Date.now, sinceStart: performance.now };
  let now = start;
  let lastId = 0;
  let timers: Timer[] = [];
  const next = () =>
    timers.reduce<Timer | undefined>(
      (first, timer) =>
        !first || timer.at < first.at || (timer.at === first.at && timer.id < first.id) ? timer : first,
      undefined,
    );

  Date.now = () => now;
  performance.now = () => now - start;
  const later = (run: () => void, ms = 0) => {
    lastId += 1;
    timers.push({ at: now + Math.max(0, ms), id: lastId, run });
    return lastId;
  };
  const never = (id: unknown) => {
    timers = timers.filter((timer) => timer.id !== id);
  };
  Object.assign(globalThis, { setTimeout: later, clearTimeout: never });

  return {
    now: () => now,
    async pass(ms, settle) {
      const until = now + ms;
      await settle();
      for (let due = next(); due && due.at <= until; due = next()) {
        now = Math.max(now, due.at);
        never(due.id);
        due.run();
        await settle();
      }
      now = until;
    },
    clear() {
      timers = [];
    },
    end() {
      Date.now = own.now;
      performance.now = own.sinceStart;
      Object.assign(globalThis, { setTimeout: own.setTimeout, clearTimeout: own.clearTimeout });
    },
  };
}

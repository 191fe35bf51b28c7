/** Lets what is under way go on until nothing more comes of it without time passing. */
export type Settle = () => Promise<void>;

interface Timer {
  at: number;
  id: number;
  run: () => void;
}

export interface VirtualTime {
  now: () => number;
  /** Lets time pass; everything that falls due runs at its time, and is settled before the next. */
  pass: (ms: number, settle: Settle) => Promise<void>;
  /** Forgets every timer. */
  clear: () => void;
  /** Gives the machine's own clock and timers back. */
  end: () => void;
}

/** Puts a clock and timers that only the simulation moves in the place of the machine's. @param start ms since 1970 */
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

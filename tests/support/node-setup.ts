import { afterAll, vi } from 'vitest';

// A process runs many files without a page, one after another. What a file leaves under way, such as a timer of a game's
// page, would run in the middle of another one.
const { setTimeout, setInterval } = globalThis;
const timers = new Set<ReturnType<typeof setTimeout>>();
const follow = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  Object.assign((...[run, ...rest]: Parameters<Start>) => {
    const timer = start(run, ...rest);
    timers.add(timer);
    return timer;
  }, start);
const followed = { setTimeout: follow(setTimeout), setInterval: follow(setInterval) };
Object.assign(globalThis, followed);

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const timer of timers) clearTimeout(timer);
  Object.assign(globalThis, { setTimeout, setInterval });
});

import { builtinEnvironments, type Environment } from 'vitest/runtime';

declare global {
  /** Closes the page of the file of tests that ran before in this process, and opens a new one. */
  var openPage: () => Promise<void>;
}

type Timer = typeof setTimeout | typeof setInterval;

/** A browser ends the timers and channels of a closed page. Node would keep them without a window. */
function keepOpened(): () => void {
  const { setTimeout, setInterval, clearTimeout, BroadcastChannel } = globalThis;
  const timers = new Set<ReturnType<Timer>>();
  const channels = new Set<BroadcastChannel>();
  const keep = <Start extends Timer>(start: Start): Start =>
    Object.assign((...[run, ...rest]: Parameters<Start>) => {
      const timer = start(run, ...rest);
      timers.add(timer);
      return timer;
    }, start);
  globalThis.setTimeout = keep(setTimeout);
  globalThis.setInterval = keep(setInterval);
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }
  };
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const channel of channels) channel.close();
  };
}

type Globals = ReadonlyMap<PropertyKey, PropertyDescriptor>;

const globalsNow = (): Globals =>
  new Map(
    Reflect.ownKeys(globalThis).map((key) => [key, Reflect.getOwnPropertyDescriptor(globalThis, key) ?? {}]),
  );

/** Removes what was added to the global object, and puts back what was changed or removed there. */
function restoreGlobals(before: Globals): void {
  const now = globalsNow();
  for (const key of now.keys()) if (!before.has(key)) Reflect.deleteProperty(globalThis, key);
  for (const [key, was] of before) {
    // Vitest sets its own for each file, under such names.
    if (!was.configurable || String(key).startsWith('__vitest')) continue;
    const { value, get } = now.get(key) ?? {};
    if (was.value !== value || was.get !== get) Reflect.defineProperty(globalThis, key, was);
  }
}

let closePage: (() => Promise<void>) | undefined;

/**
 * A process that runs many files of screen tests, one after another. Each has a page of its own, which its setup opens:
 * a new one takes 10 ms, a process with jsdom 600.
 */
const environment = {
  name: 'screens',
  viteEnvironment: 'client',
  setup() {
    globalThis.openPage = async () => {
      await closePage?.();
      const before = globalsNow();
      const page = await builtinEnvironments.jsdom.setup(globalThis, {});
      const endOpened = keepOpened();
      closePage = async () => {
        endOpened();
        performance.clearMarks();
        performance.clearMeasures();
        await page.teardown(globalThis);
        restoreGlobals(before);
      };
    };
    return { teardown: () => closePage?.() };
  },
} satisfies Environment;

export default environment;

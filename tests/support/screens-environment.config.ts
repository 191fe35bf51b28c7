import { builtinEnvironments, type Environment } from 'vitest/runtime';

declare global {
  /** Closes the page of the previous test file and opens a new one. */
  var openPage: () => Promise<void>;
}

type Timer = typeof setTimeout | typeof setInterval;

/** Node keeps timers and channels of a closed page without its window, so they are ended here as in a browser. */
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

function restoreGlobals(before: Globals): void {
  const now = globalsNow();
  for (const key of now.keys()) if (!before.has(key)) Reflect.deleteProperty(globalThis, key);
  for (const [key, was] of before) {
    // Vitest sets keys of these names for each file.
    if (!was.configurable || String(key).startsWith('__vitest')) continue;
    const { value, get } = now.get(key) ?? {};
    if (was.value !== value || was.get !== get) Reflect.defineProperty(globalThis, key, was);
  }
}

let closePage: (() => Promise<void>) | undefined;

/** One process runs many files of screen tests. A new page for each file takes 10 ms, a process with jsdom 600 ms. */
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

import { builtinEnvironments, type Environment } from 'vitest/runtime';

declare global {
  /** Closes the page of the file of tests that ran before in this process, and opens a new one. */
  var openPage: () => Promise<void>;
}

type Timer = typeof setTimeout | typeof setInterval;

/** A browser drops the timers of a closed page. Node would run them without a window. */
function keepTimers(): () => void {
  const { setTimeout, setInterval, clearTimeout } = globalThis;
  const started = new Set<ReturnType<Timer>>();
  const keep = <Start extends Timer>(start: Start): Start =>
    Object.assign((...[run, ...rest]: Parameters<Start>) => {
      const handle = start(run, ...rest);
      started.add(handle);
      return handle;
    }, start);
  Object.assign(globalThis, { setTimeout: keep(setTimeout), setInterval: keep(setInterval) });
  return () => {
    for (const timer of started) clearTimeout(timer);
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
      const dropTimers = keepTimers();
      closePage = async () => {
        dropTimers();
        await page.teardown(globalThis);
        restoreGlobals(before);
      };
    };
    return { teardown: () => closePage?.() };
  },
} satisfies Environment;

// biome-ignore lint/style/noDefaultExport: Vitest looks for it.
export default environment;

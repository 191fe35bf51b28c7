type Timer = typeof setTimeout | typeof setInterval;

/** Ends what goes on: timers, and what a page adds to them. */
export const ends = new Set<() => void>();

/** @returns puts the global timers back */
export function followTimers(): () => void {
  const { setTimeout, setInterval } = globalThis;
  const follow = <Start extends Timer>(start: Start): Start =>
    Object.assign((...[run, ...rest]: Parameters<Start>) => {
      const timer = start(run, ...rest);
      ends.add(() => clearTimeout(timer));
      return timer;
    }, start);
  Object.assign(globalThis, { setTimeout: follow(setTimeout), setInterval: follow(setInterval) });
  return () => void Object.assign(globalThis, { setTimeout, setInterval });
}

export function followListeners(target: EventTarget): void {
  const { addEventListener } = target;
  target.addEventListener = (type: string, listener: never, options?: AddEventListenerOptions | boolean) => {
    addEventListener.call(target, type, listener, options);
    ends.add(() => target.removeEventListener(type, listener, options));
  };
}

export function endStarted(): void {
  for (const end of ends) end();
  ends.clear();
}

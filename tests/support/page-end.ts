import { endStarted, ends, followListeners, followTimers } from './started.ts';

/**
 * Records what is started on the page (timers, frames, channels, listeners), so that `endPage` can end it. The tests of a
 * process share one page, because a page for each file loads the app's code anew: the screens then take twice as long
 * (decision 39). Vitest's fake timers cannot end what ran before them, and would hide the waits that a screen must survive.
 */
export function followPage(): void {
  const { requestAnimationFrame, BroadcastChannel } = globalThis;
  followTimers();
  for (const target of [window, document]) followListeners(target);
  Object.assign(globalThis, {
    requestAnimationFrame: (run: FrameRequestCallback) => {
      const frame = requestAnimationFrame(run);
      ends.add(() => cancelAnimationFrame(frame));
      return frame;
    },
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        ends.add(() => this.close());
      }
    },
  });
}

/**
 * Removes what is added to these objects from now on, and puts back what is changed or removed there.
 * @returns does so
 */
export function keepAsIs(objects: readonly object[]): () => void {
  const kept = objects.map((object) => {
    const own = Object.entries(Object.getOwnPropertyDescriptors(object));
    return {
      object,
      own: new Map(own.map(([name, was]) => [name, { was, value: Reflect.get(object, name) }])),
    };
  });
  return () => {
    for (const { object, own } of kept) {
      // Vitest sets its own for each file, under such names.
      const names = Object.getOwnPropertyNames(object).filter((name) => !name.startsWith('__vitest'));
      for (const name of names) if (!own.has(name)) Reflect.deleteProperty(object, name);
      for (const [name, { was, value }] of own) {
        if (!was.configurable || name.startsWith('__vitest')) continue;
        const now = Object.getOwnPropertyDescriptor(object, name);
        if (now?.value !== was.value || now?.get !== was.get) Object.defineProperty(object, name, was);
        // The window's own are behind a getter and a setter of Vitest.
        if (was.set && Reflect.get(object, name) !== value) Reflect.set(object, name, value);
      }
    }
  };
}

/** What has been started until now belongs to the loaded code, and stays: code is evaluated once. */
export const keepStarted = (): void => ends.clear();

/** The page is left, as a browser leaves it: what it started ends, and only the device and the tab keep something. */
export function endPage(): void {
  endStarted();
  performance.clearMarks();
  performance.clearMeasures();
  window.onpopstate = null;
  // The app replaces them to follow its router (layer-history.ts).
  for (const writer of ['pushState', 'replaceState']) Reflect.deleteProperty(history, writer);
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

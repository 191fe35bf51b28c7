import { type App, emptyApp, type Ports } from '../../src/lib/app.ts';
import { fakeStorage } from './fake-storage.ts';

/** The browser of this process, with some ports of the test's own. */
export const portsWith = (own: Partial<Ports>): Ports =>
  new Proxy(globalThis, { get: (browser, name) => Reflect.get(name in own ? own : browser, name) });

/** An app without a screen, on a device of its own that stores nothing yet. @param own replaces the device's parts */
export const deviceApp = (own: Partial<Ports> = {}): App =>
  emptyApp(portsWith({ localStorage: fakeStorage(), sessionStorage: fakeStorage(), ...own }));

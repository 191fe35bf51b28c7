import { type App, type AppState, emptyApp, type Ports } from '../../src/lib/app.ts';
import { fakeStorage } from './fake-storage.ts';

export const portsWith = (own: Partial<Ports>): Ports =>
  new Proxy(globalThis, { get: (browser, name) => Reflect.get(name in own ? own : browser, name) });

/** The crypto of a page without TLS, whose marks (device-mark.ts) take no time of their own. */
export const plainCrypto = (randomUUID = () => String(crypto.randomUUID())) =>
  ({ randomUUID }) as unknown as Crypto;

/** An app without a screen on a device with empty storage. @param own replaces parts of the device */
export const deviceApp = (own: Partial<Ports> = {}): App =>
  emptyApp(
    portsWith({
      localStorage: fakeStorage(),
      sessionStorage: fakeStorage(),
      crypto: plainCrypto(),
      // A page has its own, whose history takes no other origin.
      location: globalThis.location ?? (new URL('http://localhost/') as unknown as Location),
      ...own,
    }),
  );

/** Gives an app a piece of state from outside, such as a record that two tabs share. */
export const giveState = <State>(app: App, of: AppState<State>, state: State): void =>
  void app.states.set(of as AppState<unknown>, state);

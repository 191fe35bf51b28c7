import { createContext, use } from 'react';

/**
 * What the app takes from the browser, by the browser's own names: the page hands over its window, a test what it
 * wants to be another.
 */
export type Ports = Pick<
  typeof globalThis,
  'localStorage' | 'sessionStorage' | 'indexedDB' | 'fetch' | 'crypto' | 'navigator' | 'location' | 'history'
> & { Date: Pick<DateConstructor, 'now'> };

/** A part of the app: gives the one state that an app has of it, and makes it when it is first asked for. */
export interface Part<State> {
  (app: App): State;
  onSession?: OnSession<State> | undefined;
}

/** What a part does when a session begins or ends: it empties what belongs to the player before. */
export type OnSession<State> = (state: State, isLogin: boolean, app: App) => void;

/** All state of one page: what its parts keep, and the browser they keep it in (decision 48). */
export interface App {
  readonly ports: Ports;
  readonly parts: Map<Part<unknown>, unknown>;
}

/** An app without anything in it. */
export const emptyApp = (ports: Ports): App => ({ ports, parts: new Map() });

/**
 * Defines a part: what changes while the app runs belongs to one, never to the top of a module.
 * @param create makes its state
 */
// @__NO_SIDE_EFFECTS__
export function part<State>(create: (app: App) => State, onSession?: OnSession<State>): Part<State> {
  const of: Part<State> = (app) => {
    const key = of as Part<unknown>;
    // What is under this key was made by `create`.
    let state = app.parts.get(key) as State | undefined;
    if (state === undefined) {
      state = create(app);
      app.parts.set(key, state);
    }
    return state;
  };
  of.onSession = onSession;
  return of;
}

/** Tells all parts that a session began or ended. */
export function tellParts(app: App, isLogin: boolean): void {
  for (const [{ onSession }, state] of app.parts) onSession?.(state, isLogin, app);
}

export const AppContext = createContext<App | undefined>(undefined);

/** The app a component is in. @throws outside of one */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('No app');
  return app;
}

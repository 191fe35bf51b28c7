import { createContext, use } from 'react';
import type { io } from 'socket.io-client';

/**
 * The browser functions of the app, under the browser's own names. The page passes its window; a test replaces some.
 */
export interface Ports
  extends Pick<
    typeof globalThis,
    'localStorage' | 'sessionStorage' | 'fetch' | 'location' | 'history' | 'crypto'
  > {
  openSocket?: typeof io;
}

/** A part of the app. Each app has its own state of it, created on first use. */
export interface Part<State> {
  (app: App): State;
  onSession?: OnSession<State> | undefined;
}

/** Runs when a session begins or ends: the part drops all data of the previous player. */
export type OnSession<State> = (state: State, isLogin: boolean, app: App) => void;

/** All state of one page (decision 48). */
export interface App {
  readonly ports: Ports;
  readonly parts: Map<Part<unknown>, unknown>;
}

export const emptyApp = (ports: Ports): App => ({ ports, parts: new Map() });

/** State that changes at run time belongs to a part, never to the top level of a module. */
// @__NO_SIDE_EFFECTS__
export function part<State>(create: (app: App) => State, onSession?: OnSession<State>): Part<State> {
  const of: Part<State> = (app) => {
    const key = of as Part<unknown>;
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

export function tellParts(app: App, isLogin: boolean): void {
  for (const [{ onSession }, state] of app.parts) onSession?.(state, isLogin, app);
}

export const AppContext = createContext<App | undefined>(undefined);

/** @throws outside of an app */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('No app');
  return app;
}

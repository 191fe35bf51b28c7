import { createContext, use } from 'react';
import type { io } from 'socket.io-client';

/** The browser functions of the app. The page passes its window; a test replaces some. */
export interface Ports
  extends Pick<
    typeof globalThis,
    'localStorage' | 'sessionStorage' | 'fetch' | 'location' | 'history' | 'crypto'
  > {
  openSocket?: typeof io;
}

/** A piece of state with its own lifetime rules. Each app has one of its own, created on first use. */
export interface AppState<State> {
  (app: App): State;
  onSession?: OnSession<State> | undefined;
}

/** Runs when a session begins or ends, to drop all data of the previous player. */
export type OnSession<State> = (state: State, isLogin: boolean, app: App) => void;

/** All state of one page (decision 48). */
export interface App {
  readonly ports: Ports;
  readonly states: Map<AppState<unknown>, unknown>;
}

export const emptyApp = (ports: Ports): App => ({ ports, states: new Map() });

/** State that changes at run time is an `appState`, never a variable at the top level of a module. */
// @__NO_SIDE_EFFECTS__
export function appState<State>(create: (app: App) => State, onSession?: OnSession<State>): AppState<State> {
  const of: AppState<State> = (app) => {
    const key = of as AppState<unknown>;
    let state = app.states.get(key) as State | undefined;
    if (state === undefined) {
      state = create(app);
      app.states.set(key, state);
    }
    return state;
  };
  of.onSession = onSession;
  return of;
}

export function notifySession(app: App, isLogin: boolean): void {
  for (const [{ onSession }, state] of app.states) onSession?.(state, isLogin, app);
}

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('No app');
  return app;
}

import { useSyncExternalStore } from 'react';
import { type App, appState, type OnSession, useApp } from './app.ts';
import { createListeners } from './listen.ts';

/** The state is replaced, never changed in place. */
export interface Store<State> {
  getState: () => State;
  setState: (next: Partial<State> | ((now: State) => Partial<State>)) => void;
  subscribe: (listener: (now: State, before: State) => void) => () => void;
  getInitialState: () => State;
}

/** `@tanstack/react-store` hydrates with the present state, but the painted home shows the initial one (a guest). */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = createListeners<[now: State, before: State]>();
  return {
    getState: () => state,
    setState(next) {
      const part = typeof next === 'function' ? next(state) : next;
      if (part === state) return;
      const before = state;
      state = { ...state, ...part };
      listeners.notify(state, before);
    },
    subscribe: listeners.add,
    getInitialState: () => initial,
  };
}

export const useStore = <State, Slice>(store: Store<State>, select: (state: State) => Slice): Slice =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );

/** App state that components subscribe to: they select from its state with the hook; all other code uses `of`. */
interface AppStore<State> {
  <Slice>(select: (state: State) => Slice): Slice;
  of: (app: App) => Store<State>;
}

// @__NO_SIDE_EFFECTS__
export function appStore<State extends object>(
  initial: (app: App) => State,
  onSession?: OnSession<Store<State>>,
): AppStore<State> {
  const of = appState((app) => createStore(initial(app)), onSession);
  const useSlice = <Slice>(select: (state: State) => Slice) => useStore(of(useApp()), select);
  return Object.assign(useSlice, { of });
}

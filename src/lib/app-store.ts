import { type App, appState, type OnSession, useApp } from './app.ts';
import { createStore, type Store, useStore } from './store.ts';

/** App state that components subscribe to: they select from its state with the hook; all other code uses `of`. */
export interface AppStore<State> {
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

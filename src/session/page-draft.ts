import { type App, appState } from '../lib/app.ts';

/** Stores a form's input until the page closes, but not for the next player on this phone. */
export function pageDraft<Draft>(empty: Draft) {
  const draft = appState(
    () => ({ typed: empty }),
    (state) => {
      state.typed = empty;
    },
  );
  return {
    read: (app: App) => draft(app).typed,
    remember(app: App, typed: Draft) {
      draft(app).typed = typed;
    },
    forget(app: App) {
      draft(app).typed = empty;
    },
  };
}

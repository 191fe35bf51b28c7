import { type App, appState } from '../lib/app.ts';

/**
 * Stores a form's input until the page closes, so that a visit to another screen loses nothing. The next player on this
 * phone starts with an empty form.
 */
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

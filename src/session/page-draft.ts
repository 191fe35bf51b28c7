import { type App, part } from '../lib/app.ts';

/**
 * What is typed into a form, stored for as long as the page lives: a look at another screen loses nothing. It is nobody
 * else's business: the next player on this phone starts with an empty form.
 */
export function pageDraft<Draft>(empty: Draft) {
  const draft = part(
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

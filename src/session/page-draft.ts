import { onSessionChange } from './session-store.ts';

/**
 * What is typed into a form, stored for as long as the page lives: a look at another screen loses nothing. It is nobody
 * else's business: the next player on this phone starts with an empty form.
 */
export function pageDraft<Draft>(empty: Draft) {
  let draft = empty;
  const forget = () => {
    draft = empty;
  };
  onSessionChange(forget);
  return {
    read: () => draft,
    remember(typed: Draft) {
      draft = typed;
    },
    forget,
  };
}

import { type App, appState } from '../lib/app.ts';
import { forgetTab, readTab, writeTab } from '../lib/device-storage.ts';
import { sessionOwner } from './session-store.ts';

const fieldsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;

/** An absent field of `like` stands for a text or nothing, a record without fields for any texts. */
function hasShape(value: unknown, like: unknown): boolean {
  const [fields, known] = [fieldsOf(value), fieldsOf(like)];
  if (!known)
    return like === undefined
      ? value === undefined || typeof value === 'string'
      : typeof value === typeof like;
  if (!fields) return false;
  const names = Object.keys(known);
  if (names.length === 0) return Object.values(fields).every((text) => typeof text === 'string');
  return names.every((name) => hasShape(fields[name], known[name]));
}

/** What the tab keeps of this player. */
function keptOf(app: App): Record<string, unknown> {
  const { owner, typed } = fieldsOf(readTab(app, 'drafts')) ?? {};
  return (owner === sessionOwner(app) && fieldsOf(typed)) || {};
}

const keep = (app: App, name: string, typed: unknown) =>
  writeTab(app, 'drafts', { owner: sessionOwner(app), typed: { ...keptOf(app), [name]: typed } });

/** Stores a form's input until the tab closes, also while the page loads again, but not for the next player on this phone. */
export function pageDraft<Draft>(name: string, empty: Draft) {
  const draft = appState(
    (app) => {
      const { [name]: kept } = keptOf(app);
      return { typed: hasShape(kept, empty) ? (kept as Draft) : empty };
    },
    (state, _isLogin, app) => {
      state.typed = empty;
      forgetTab(app, 'drafts');
    },
  );
  const remember = (app: App, typed: Draft) => {
    draft(app).typed = typed;
    keep(app, name, typed);
  };
  return { read: (app: App) => draft(app).typed, remember, forget: (app: App) => remember(app, empty) };
}

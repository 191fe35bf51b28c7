import { appState } from './app.ts';

declare global {
  interface Window {
    /** Named by the document (src/app/boot/boot.ts); the development server's has no name. */
    __visit?: string;
  }
}

/** A call's name is its page and its number there, as `7F3G2H-92` (NET-17). The document's own begin at 1. */
export const requestIds = appState(() => {
  const visit = globalThis.window?.__visit ?? 'LOCAL';
  const known = new WeakMap<object, string>();
  let calls = 9;
  return {
    visit,
    /** @param attempt the same object for each attempt at one call, so that a retry has the same name */
    of(attempt: object, given?: string): string {
      const id = known.get(attempt) ?? given ?? `${visit}-${++calls}`;
      known.set(attempt, id);
      return id;
    },
  };
});

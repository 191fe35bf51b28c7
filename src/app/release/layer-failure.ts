// Apart from lost-script.ts, which loads with what comes after the start: the initial script has no room for it.

import type { App } from '../../lib/app.ts';
import { listen } from '../../lib/listen.ts';

/**
 * Keeps the router from reloading the page for a lost script, by the mark it leaves when it has: without a connection
 * that would lose the page as well. The error screen reloads it when the server answers (APP-11, PLR-01).
 */
export function ownLostScripts({ ports }: App): () => void {
  return listen('vite:preloadError', ({ payload }) =>
    ports.sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1'),
  );
}

/** Says why a popup or a menu went away. */
export function onLayerFailure(app: App, error: unknown): void {
  void import('./lost-script.ts').then(
    (lost) => lost.reportLayerFailure(app, error),
    () => undefined,
  );
}

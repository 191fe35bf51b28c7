// Not in lost-script.ts, which loads after the start: the initial script has no room for it.

import type { App } from '../../lib/app.ts';
import { writeTab } from '../../lib/device-storage.ts';
import { listen } from '../../lib/listen.ts';

/**
 * Sets the router's own mark for a reload after a lost script, so that the router never reloads: without a connection a
 * reload would lose the page too. The error screen reloads when the server answers (APP-11, PLR-01).
 */
export function ownLostScripts(app: App): () => void {
  return listen('vite:preloadError', ({ payload }) =>
    writeTab(app, `tanstack_router_reload:${payload.message}`, 1),
  );
}

export function onLayerFailure(app: App, error: unknown): void {
  void import('./lost-script.ts').then(
    (lost) => lost.reportLayerFailure(app, error),
    () => undefined,
  );
}

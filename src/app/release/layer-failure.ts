// Not in lost-script.ts, which loads after the start: the initial script has no room for it.

import type { App } from '../../lib/app.ts';
import { writeTab } from '../../lib/device-storage.ts';
import { listen } from '../../lib/listen.ts';

/** The router must not reload after a lost script: offline the page would be lost too (APP-11, PLR-01). */
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

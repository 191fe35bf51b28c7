// A file of its own: it is part of the first script, and the offer (src/app/popups/install-offer.ts) loads later.

import { type App, appState } from './app.ts';
import { listen } from './listen.ts';
/** Chromium sends this event where the app can be installed (Manifest Incubations, not in TypeScript's DOM). */
export interface InstallPrompt extends Event {
  /** The browser prompts only once, and only on a tap. */
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

export const installPrompt = appState((): { now?: InstallPrompt } => ({}));

/** The event comes in the first seconds and is stored for a later moment (PLR-01). */
export function storeInstallPrompt(app: App): () => void {
  return listen('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt(app).now = event;
  });
}

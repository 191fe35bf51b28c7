// A file of its own: the first script has it, and the offer (src/app/popups/install-offer.ts) loads later.

import { type App, part } from './app.ts';
import { listen } from './listen.ts';
/** Chromium sends this event where the app can be installed (Manifest Incubations, not in TypeScript's DOM). */
export interface InstallPrompt extends Event {
  /** The browser shows its own question once only, and only on a tap. */
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

export const installPrompt = part((): { now?: InstallPrompt } => ({}));

/** The prompt comes in the first seconds and is stored for a good moment (PLR-01); the browser shows none by itself. */
export function storeInstallPrompt(app: App): () => void {
  return listen('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt(app).now = event;
  });
}

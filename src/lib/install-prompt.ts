// Apart from its user: the initial script has it, and the offer (src/app/popups/install-offer.ts) loads later.

import { type App, part } from './app.ts';
import { listen } from './listen.ts';
/** What a Chromium page gets where the app can be installed (Manifest Incubations, not in TypeScript's DOM). */
export interface InstallPrompt extends Event {
  /** Shows the browser's own question. Once only, and only on a tap. */
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** The browser's prompt to install the app, while there is one. */
export const installPrompt = part((): { now?: InstallPrompt } => ({}));

/** Stores the prompt, which comes in the first seconds, for a good moment (PLR-01); the browser shows none by itself. */
export function storeInstallPrompt(app: App): () => void {
  return listen('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt(app).now = event;
  });
}

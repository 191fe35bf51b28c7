// Apart from its user: the initial script has it, and the offer (src/app/popups/install-offer.ts) loads later.
/** What a Chromium page gets where the app can be installed (Manifest Incubations, not in TypeScript's DOM). */
export interface InstallPrompt extends Event {
  /** Shows the browser's own question. Once only, and only on a tap. */
  prompt(): Promise<unknown>;
}

/** The browser's prompt to install the app, while there is one. */
export const installPrompt: { now?: InstallPrompt } = {};

/** Stores the prompt, which comes in the first seconds, for a good moment (PLR-01); the browser shows none by itself. */
export function storeInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.now = event as InstallPrompt;
  });
}

import { texts } from '../../i18n/texts.ts';
import { showToast } from '../../ui/toast-store.ts';

/** True for a script that could not be loaded: after a release the old file names are gone. */
export function isChunkFailure(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|error loading dynamically/i.test(
      error.message,
    )
  );
}

/**
 * Reloads the page for the new release, once per lost script and tab: a file that is gone for good must not reload
 * for ever (APP-11). The router does the same for the screens it loads and remembers it under this very key, so
 * that one loss never reloads twice.
 * @returns whether it reloads
 */
export function reloadOnce(error: Error, reload: () => void = () => location.reload()): boolean {
  const key = `tanstack_router_reload:${error.message}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // Nowhere to remember the first time: better no reload than one that never ends.
    return false;
  }
  reload();
  return true;
}

/** A popup or menu that could not be loaded or threw: it goes away, and the page under it stays (APP-11). */
export function onLayerFailure(error: unknown): void {
  const isLost = isChunkFailure(error);
  // Without a connection every chunk fails, and a reload would lose the page as well.
  if (isLost && navigator.onLine && reloadOnce(error)) return;
  const { failures, crashed } = texts();
  showToast('failure', isLost ? failures.network() : crashed.title());
}

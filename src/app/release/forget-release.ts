import { isOwnCache } from '../../config/own-cache.ts';

/**
 * Removes the release from this device when a part of it is missing or wrong: its worker, its caches, and the browser's
 * own cache of its files (SHP-04). The next load uses the network. Call it only when the server was reached: the stored
 * rest may be all there is.
 * @param files addresses of the files that failed
 */
export async function forgetRelease(files: readonly string[]): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
  const names = (await window.caches?.keys()) ?? [];
  await Promise.all([
    ...names.filter(isOwnCache).map((name) => caches.delete(name)),
    // A host may have answered with its first page instead of a script, and let the browser cache that for a year.
    ...files.map((file) => fetch(file, { cache: 'reload' }).catch(() => undefined)),
  ]);
}

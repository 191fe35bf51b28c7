import { isOwnCache } from '../../config/own-cache.ts';

/**
 * Removes the stored release, its caches and the browser's cached files (SHP-04). Only when the server can be reached:
 * a page without a network needs them.
 * @param files addresses of the files that failed
 */
export async function forgetRelease(files: readonly string[]): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
  const names = (await window.caches?.keys()) ?? [];
  await Promise.all([
    ...names.filter(isOwnCache).map((name) => caches.delete(name)),
    // A host may have answered with HTML instead of a script, cached for a year.
    ...files.map((file) => fetch(file, { cache: 'reload' }).catch(() => undefined)),
  ]);
}

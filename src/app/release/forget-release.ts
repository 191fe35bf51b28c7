import { isOwnCache } from '../../config/own-cache.ts';

/**
 * Forgets the release that this device holds, because a part of it is missing or wrong: its worker, its caches, and what
 * the browser itself kept under the names of its files (SHP-04). The next load is the network's: call it only when the
 * server was reached, since what is left may be all there is.
 * @param files addresses of the files that failed
 */
export async function forgetRelease(files: readonly string[]): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
  const names = (await window.caches?.keys()) ?? [];
  await Promise.all([
    ...names.filter(isOwnCache).map((name) => caches.delete(name)),
    // A host that answers with its first page instead of a script may have had that kept for a year.
    ...files.map((file) => fetch(file, { cache: 'reload' }).catch(() => undefined)),
  ]);
}

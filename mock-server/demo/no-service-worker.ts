import { appStore } from '../../src/lib/store.ts';

/** Replaces the app's service worker, because the demonstration's worker needs the same scope. */
export const useWaitingRelease = appStore<{ worker: ServiceWorker | null }>(() => ({ worker: null }));

export function keepPageOnDevice(): void {}

export function takeRelease(): void {}

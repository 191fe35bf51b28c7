import { create } from 'zustand';

/** Replaces the app's service worker, because the demonstration's worker needs the same scope. */
export const useWaitingRelease = create<{ worker: ServiceWorker | null }>(() => ({ worker: null }));

export function keepPageOnDevice(): void {}

export function takeRelease(): void {}

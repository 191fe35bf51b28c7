import { create } from 'zustand';

/** Replaces the app's own service worker, which cannot share a scope with the one the world lives in. */
export const useWaitingRelease = create<{ worker: ServiceWorker | null }>(() => ({ worker: null }));

export function keepPageOnDevice(): void {}

export function takeRelease(): void {}

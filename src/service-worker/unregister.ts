/**
 * The kill switch (SHP-07): published as sw.js it removes every worker and all that workers have stored, and loads the open pages
 * from the server (docs/deploy.md). A browser looks for it with each navigation, whatever the release of the page does.
 */
import { isOwnCache } from '../config/own-cache.ts';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface UnregisterScope {
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
  clients: {
    matchAll(of: { type: 'window' }): Promise<{ url: string; navigate(to: string): Promise<unknown> }[]>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
}

const scope = self as unknown as UnregisterScope;

async function unregister(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
  await scope.registration.unregister();
  // Only pages that a worker controls: a page from the server registers this file again and must not be loaded again.
  const pages = await scope.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(unregister()));

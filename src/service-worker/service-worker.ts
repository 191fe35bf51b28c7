/**
 * Keeps the painted home, the shell and the bundle on the device, so that a second visit paints without waiting for
 * the network. Compiled alone by tools/prerender.ts, which puts in what to keep. A new release waits until the player
 * agrees (src/app/release/update-prompt.tsx): a reload in the middle of a form would lose what was typed.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Replaced by the build. */
declare const __PRECACHE__: PrecacheEntry[];

/** What this file uses of a worker's globals; the page's own types are about windows. */
interface WorkerScope extends EventTarget {
  skipWaiting(): Promise<void>;
}

interface InstallEvent extends Event {
  /** Static routes, where the browser has them: such requests never wake the worker. */
  addRoutes?: (route: {
    condition: { urlPattern: { pathname: string } };
    source: 'network';
  }) => Promise<void>;
}

/** Paths of the backend, which are never answered with a screen. */
const BACKEND = /^\/(?:resources|bank|games|__mock|socket\.io)(?:\/|$)/;

const scope = self as unknown as WorkerScope;

// Pictures are immutable: the browser's own cache is faster than a way through the worker.
scope.addEventListener('install', (event: InstallEvent) => {
  void event.addRoutes?.({ condition: { urlPattern: { pathname: '/resources/*' } }, source: 'network' });
});
// A landing query such as ?cid= changes nothing in the page.
precacheAndRoute(__PRECACHE__, { directoryIndex: 'index.html', ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/shell.html'), { denylist: [BACKEND] }));
// In a worker a message is an ExtendableMessageEvent, which is no MessageEvent.
scope.addEventListener('message', (event: Event & { data?: unknown }) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});

/**
 * Stores a whole release on the device: the pages, and every script, style sheet and face they may ever ask for. A page
 * therefore finds its own files after the server has replaced them, and a second visit paints without the network.
 * Compiled alone by tools/prerender.ts, which puts in what to store. A new release waits until the player agrees
 * (src/app/shell/update-prompt.tsx).
 */

interface Release {
  /** Differs from that of any other release. */
  name: string;
  /** Paths of the files whose names change with their content. */
  assets: readonly string[];
  /** Paths of the other files. */
  pages: readonly string[];
}

/** Replaced by the build. */
declare const __RELEASE__: Release;

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends WorkerEvent {
  /** Static routes, where the browser has them: such requests never wake the worker. */
  addRoutes?: (route: {
    condition: { urlPattern: { pathname: string } };
    source: 'network';
  }) => Promise<void>;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What this file uses of a worker's globals; the page's own types are about windows. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const { name: release, assets, pages } = __RELEASE__;
const files = new Set([...assets, ...pages]);

/** Paths of the backend, which are never answered with a screen. */
const BACKEND = /^\/(?:resources|bank|games|__mock|socket\.io)(?:\/|$)/;

const scope = self as unknown as WorkerScope;

/** @throws when the server does not have the file: then the release is not installed */
async function download(path: string, cache?: RequestCache): Promise<Response> {
  const response = await fetch(path, cache && { cache });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  // Some hosts redirect /index.html to /, and a browser refuses a redirected answer as a page.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

/** One file after another, so that the page's own requests come first. */
async function install(): Promise<void> {
  // Left over when this very release was installed before; caches are in the order of their installation.
  await caches.delete(release);
  const cache = await caches.open(release);
  // A file with the same name as in the release before has the same content.
  for (const path of assets) {
    await cache.put(path, (await caches.match(path, { ignoreVary: true })) ?? (await download(path)));
  }
  for (const path of pages) await cache.put(path, await download(path, 'reload'));
}

/** Keeps the release before: other tabs may still show its pages. */
async function removeOldReleases(): Promise<void> {
  const stored = await caches.keys();
  const old = stored.slice(0, Math.max(0, stored.indexOf(release) - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From this release, from the one before, or from the server. */
async function answer(path: string, request: Request): Promise<Response> {
  const ours = await caches.match(path, { cacheName: release, ignoreVary: true });
  return ours ?? (await caches.match(path, { ignoreVary: true })) ?? fetch(request);
}

scope.addEventListener('install', (event) => {
  // Pictures are immutable: the browser's own cache is faster than a way through the worker.
  void event.addRoutes?.({ condition: { urlPattern: { pathname: '/resources/*' } }, source: 'network' });
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => event.waitUntil(removeOldReleases()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || BACKEND.test(pathname)) return;
  const path = pathname === '/' ? '/index.html' : pathname;
  const isScreen = request.mode === 'navigate' && !files.has(path);
  if (isScreen || files.has(path) || path.startsWith('/assets/')) {
    event.respondWith(answer(isScreen ? '/shell.html' : path, request));
  }
});

// In a worker this is an ExtendableMessageEvent: never test it with instanceof MessageEvent.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});

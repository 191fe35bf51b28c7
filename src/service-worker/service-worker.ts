/**
 * Stores a whole release on the device: the pages, and every script, style sheet and face they may ever ask for. A page
 * therefore finds its own files after the server has replaced them, and a second visit paints without the network.
 * Compiled alone by tools/prerender.ts, which puts in what to store. A new release waits until the player agrees
 * (src/app/shell/update-prompt.tsx).
 *
 * Whatever a server sends while a release is uploaded, only files with the build's own content are stored (SHP-04).
 */
import { CACHE_PREFIX, isOwnCache } from '../config/own-cache.ts';

interface Release {
  /** Differs from that of any other release. */
  name: string;
  /** Beginning of the SHA-256 in base64, by path: of the files whose names change with their content. */
  assets: Readonly<Record<string, string>>;
  /** The same of the other files. */
  pages: Readonly<Record<string, string>>;
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

const { name, assets, pages } = __RELEASE__;
const release = CACHE_PREFIX + name;
const files: Readonly<Record<string, string>> = { ...assets, ...pages };

/** Paths of the backend, which are never answered with a screen. */
const BACKEND = /^\/(?:resources|bank|games|__mock|socket\.io)(?:\/|$)/;

const scope = self as unknown as WorkerScope;

/** What a browser would take the file for; a face may be called anything but a text. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg/,
  woff2: /^(?!text\/)./,
};

/** The answer as it may be stored, or undefined when it is not the file that the release was built with. */
async function checked(path: string, answer: Response): Promise<Response | undefined> {
  const headers = new Headers(answer.headers);
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  if (!answer.ok || !type?.test(headers.get('content-type') ?? '')) return;
  const body = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  if (!btoa(String.fromCharCode(...digest)).startsWith(files[path] ?? ' ')) return;
  // Of the way that it came; and some hosts redirect /index.html to /, which a browser refuses as a page.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, { headers });
}

/** The releases on this device, oldest first; other caches of the origin belong to others. */
const stored = async () => (await caches.keys()).filter(isOwnCache);

const inCache = (cacheName: string, path: string) => caches.match(path, { cacheName, ignoreVary: true });

/** @throws when the server does not have this very file: then the release is not installed */
async function download(path: string, ...modes: RequestCache[]): Promise<Response> {
  for (const cache of modes) {
    const good = await checked(path, await fetch(path, { cache }));
    if (good) return good;
  }
  throw new Error(`The server has another ${path}.`);
}

async function obtainAsset(path: string, older: readonly string[]): Promise<Response> {
  for (const cacheName of older) {
    const copy = await inCache(cacheName, path);
    const good = copy && (await checked(path, copy));
    if (good) return good;
  }
  // The browser may have kept what a host once sent in the place of a file that was not there yet.
  return download(path, 'default', 'reload');
}

/**
 * Pages first, since a server with pages of another release has no whole one to give; they are stored last, so that a
 * release with pages is whole. One file after another, so that the page's own requests come first.
 */
async function install(): Promise<void> {
  // Left over when this very release was installed before; caches are in the order of their installation.
  await caches.delete(release);
  const older = (await stored()).reverse();
  try {
    const found: [path: string, page: Response][] = [];
    for (const path of Object.keys(pages)) found.push([path, await download(path, 'reload')]);
    const cache = await caches.open(release);
    for (const path of Object.keys(assets)) await cache.put(path, await obtainAsset(path, older));
    for (const [path, page] of found) await cache.put(path, page);
  } catch (error) {
    await caches.delete(release);
    throw error;
  }
}

/** Keeps the release before: other tabs may still show its pages. */
async function removeOldReleases(): Promise<void> {
  const names = await stored();
  const older = names.slice(0, Math.max(0, names.indexOf(release)));
  const [lastPage = ''] = Object.keys(pages).slice(-1);
  const whole = await Promise.all(older.map((cacheName) => inCache(cacheName, lastPage)));
  const before = older[whole.findLastIndex(Boolean)];
  await Promise.all(older.filter((cacheName) => cacheName !== before).map((old) => caches.delete(old)));
}

/** Pages from this release alone, and their files from it or from the ones before; all else from the server. */
async function answer(path: string, request: Request): Promise<Response> {
  const isPage = path in pages;
  const names = isPage ? [] : await stored();
  for (const cacheName of [release, ...names.reverse()]) {
    const found = await inCache(cacheName, path);
    if (found) return found;
  }
  return fetch(request);
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
  const isScreen = request.mode === 'navigate' && !(path in files);
  if (isScreen || path in files || path.startsWith('/assets/')) {
    event.respondWith(answer(isScreen ? '/shell.html' : path, request));
  }
});

// In a worker this is an ExtendableMessageEvent: never test it with instanceof MessageEvent.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});

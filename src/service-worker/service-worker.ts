/**
 * Stores a whole release on the device: the pages, and every script, style sheet and font they may need. A page
 * therefore finds its own files after the server has replaced them, and a second visit paints without the network.
 * tools/prerender.ts compiles this file alone and inserts the list of files. A new release waits until the player
 * agrees (src/app/shell/nav-row.tsx).
 *
 * A server may send anything while a release is uploaded; only files with the build's own content are stored (SHP-04).
 * Home has the lobby of its build, so its hash is in version.json and not here: a rebuilt lobby is no new release.
 */
import { CACHE_PREFIX, isOwnCache } from '../config/own-cache.ts';
import { lastingName, renamer } from './renamed-files.ts';

interface Release {
  /** Differs for any two releases; version.json has it as `build`. */
  name: string;
  /** The start of the SHA-256 in base64, by path: for files whose names change with their content. */
  assets: Readonly<Record<string, string>>;
  pages: Readonly<Record<string, string>>;
  policies: Readonly<Record<string, readonly string[]>>;
}

declare const __RELEASE__: Release;

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends WorkerEvent {
  /** Static routes, where the browser supports them: such requests never wake the worker. */
  addRoutes?: (route: {
    condition: { urlPattern: { pathname: string } };
    source: 'network';
  }) => Promise<void>;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The part of a worker's globals that this file uses; the page's own types describe windows. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
}

const { name, assets, pages } = __RELEASE__;
const release = CACHE_PREFIX + name;
const HOME = '/index.html';
const LOBBY_MS = 10_000;
const files: Record<string, string> = { ...assets, ...pages };
const policies: Record<string, readonly string[]> = { ...__RELEASE__.policies };

/** A path of the backend is never answered with a screen. */
const BACKEND = /^\/(?:resources|bank|games|__mock|socket\.io)(?:\/|$)/;

const scope = self as unknown as WorkerScope;

/** Browsers demand these types; a font may have any type but text. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg/,
  woff2: /^(?!text\/)./,
};

/** @returns the answer to store, or undefined when it is not the file of the release */
async function checked(path: string, answer: Response): Promise<Response | undefined> {
  const headers = new Headers(answer.headers);
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  if (!answer.ok || !type?.test(headers.get('content-type') ?? '')) return;
  const body = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  if (!btoa(String.fromCharCode(...digest)).startsWith(files[path] ?? ' ')) return;
  // The headers describe the transfer. Some hosts redirect /index.html to /, which a browser refuses as a page.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, { headers });
}

/** Oldest first; the origin may have other caches too. */
const stored = async () => (await caches.keys()).filter(isOwnCache);

interface OlderRelease {
  name: string;
  paths: ReadonlyMap<string, string>;
  rename: (text: string, path: string) => string;
}

async function olderRelease(cacheName: string): Promise<OlderRelease> {
  const requests = await (await caches.open(cacheName)).keys();
  const paths = requests.map(({ url }) => new URL(url).pathname);
  return {
    name: cacheName,
    paths: new Map(paths.map((path) => [lastingName(path), path])),
    rename: renamer(paths, Object.keys(files), policies),
  };
}

const inCache = (cacheName: string, path: string) => caches.match(path, { cacheName, ignoreVary: true });

/** Learns the hash of home. @throws when the server has another release */
async function readVersion(limits: RequestInit = {}): Promise<void> {
  const { build, home } = await (await fetch('/version.json', { ...limits, cache: 'no-store' })).json();
  if (build !== name) throw new Error('The server has another release.');
  files[HOME] = home.hash;
  policies[HOME] = home.policies;
}

/** @throws when the server does not have this exact file: then the release is not installed */
async function download(path: string, ...modes: RequestCache[]): Promise<Response> {
  for (const cache of modes) {
    const good = await checked(path, await fetch(path, { cache }));
    if (good) return good;
  }
  throw new Error(`The server has another ${path}.`);
}

/** An older release may have the file under another name. */
async function findIn({ name, paths, rename }: OlderRelease, path: string): Promise<Response | undefined> {
  const copy = await inCache(name, path);
  const same = copy && (await checked(path, copy));
  if (same) return same;
  const before = paths.get(lastingName(path));
  const other = before === undefined ? undefined : await inCache(name, before);
  return other && checked(path, new Response(rename(await other.text(), path), { headers: other.headers }));
}

async function obtain(
  path: string,
  older: readonly OlderRelease[],
  modes: RequestCache[],
): Promise<Response> {
  for (const one of older) {
    const good = await findIn(one, path);
    if (good) return good;
  }
  return download(path, ...modes);
}

/**
 * Downloads pages first, since a server with another release's pages cannot give a whole one; stores them last, so that
 * a release with pages is whole. Files load one after another, so that the page's own requests come first.
 */
async function install(): Promise<void> {
  // An earlier installation of this release left the cache, and the order of caches must be the order of installation.
  await caches.delete(release);
  await readVersion();
  const older = await Promise.all((await stored()).reverse().map(olderRelease));
  try {
    const found: [path: string, page: Response][] = [];
    for (const path of [HOME, ...Object.keys(pages)])
      found.push([path, await obtain(path, older, ['reload'])]);
    const cache = await caches.open(release);
    // The browser's cache may have an answer from before the host had the file.
    for (const path of Object.keys(assets)) {
      await cache.put(path, await obtain(path, older, ['default', 'reload']));
    }
    for (const [path, page] of found) await cache.put(path, page);
  } catch (error) {
    await caches.delete(release);
    throw error;
  }
}

/**
 * Stores home with the lobby of now, without a new release (SHP-08). A new release can take over only after this has
 * ended, so a server that does not answer must not hold it up.
 */
async function takeLobby(): Promise<void> {
  const limits = { signal: AbortSignal.timeout(LOBBY_MS) };
  await readVersion(limits);
  const copy = await inCache(release, HOME);
  if (!copy || (await checked(HOME, copy))) return;
  const home = await checked(HOME, await fetch(HOME, { ...limits, cache: 'reload' }));
  if (home) await (await caches.open(release)).put(HOME, home);
}

/** The previous release stays, because other tabs may still show its pages. */
async function removeOldReleases(): Promise<void> {
  const names = await stored();
  const older = names.slice(0, Math.max(0, names.indexOf(release)));
  const [lastPage = ''] = Object.keys(pages).slice(-1);
  const whole = await Promise.all(older.map((cacheName) => inCache(cacheName, lastPage)));
  const before = older[whole.findLastIndex(Boolean)];
  await Promise.all(older.filter((cacheName) => cacheName !== before).map((old) => caches.delete(old)));
}

/** Pages come from this release alone, their files from it or an earlier one, and all else from the server. */
async function answer(path: string, request: Request): Promise<Response> {
  const isPage = path === HOME || path in pages;
  const names = isPage ? [] : await stored();
  for (const cacheName of [release, ...names.reverse()]) {
    const found = await inCache(cacheName, path);
    if (found) return found;
  }
  return fetch(request);
}

scope.addEventListener('install', (event) => {
  // Pictures are immutable, and the browser's own cache is faster than the worker.
  void event.addRoutes?.({ condition: { urlPattern: { pathname: '/resources/*' } }, source: 'network' });
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => event.waitUntil(removeOldReleases()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || BACKEND.test(pathname)) return;
  const path = pathname === '/' ? HOME : pathname;
  const isKept = path === HOME || path in files;
  const isScreen = request.mode === 'navigate' && !isKept;
  if (isScreen || isKept || path.startsWith('/assets/')) {
    event.respondWith(answer(isScreen ? '/shell.html' : path, request));
  }
});

// In a worker this is an ExtendableMessageEvent: never test it with instanceof MessageEvent.
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
  if (event.data === 'look-for-lobby') event.waitUntil(takeLobby().catch(() => undefined));
});

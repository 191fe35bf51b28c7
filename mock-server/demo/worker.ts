import './worker-storage.ts';
import { gameFiles } from 'virtual:game-files';
import { createMockBackend, type MockBackend } from '../create-mock-backend.ts';
import { DEFAULT_WORLD } from '../registry/world-id.ts';
import { createEventSockets } from '../sockets/event-sockets.ts';
import { movedAnswer, withoutFolder } from './below-folder.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** All worlds are one record in IndexedDB, because a worker has no localStorage. */
const NAME = 'copihue-demo';
const STORE = 'worlds';
const KEY = 'all';

function asPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await asPromise(opening);
  try {
    return await asPromise(run(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function keptWorlds(): Promise<Record<string, unknown> | undefined> {
  return inStore('readonly', (store) => store.get(KEY));
}

function keepWorlds(snapshots: Readonly<Record<string, unknown>>): Promise<unknown> {
  return inStore('readwrite', (store) => store.put(snapshots, KEY));
}

function forgetWorlds(): Promise<unknown> {
  return inStore('readwrite', (store) => store.clear());
}

/**
 * The whole mock backend in the browser (MOC-05): it answers calls, pictures, games and the bank, and replaces the
 * socket. The device stores the world.
 */

interface SpokenTo {
  postMessage(message: FromWorker): void;
}
interface WorkerScope extends EventTarget {
  location: Location;
  registration: { scope: string };
  clients: { claim(): Promise<void>; matchAll(): Promise<SpokenTo[]> };
  skipWaiting(): Promise<void>;
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchRequest extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PageMessage extends WorkerEvent {
  data: ToWorker;
  source: (SpokenTo & { id: string }) | null;
}

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const folder = new URL(scope.registration.scope).pathname;

const KEEP_AFTER_MS = 200;
const BACKEND = /^\/(?:resources|games|bank|__mock)(?:\/|$)/;

interface Running {
  backend: MockBackend;
  sockets: ReturnType<typeof createEventSockets>;
  end(): void;
}

function backendFrom(snapshots: Record<string, unknown> | undefined): MockBackend {
  const options = { gameFiles, gameOrigin: origin };
  try {
    return createMockBackend({ ...options, ...(snapshots ? { snapshots } : {}) });
  } catch (error) {
    // An older release may have stored the world. No real money is lost, and the demonstration must start.
    console.warn('The stored world could not be read; a new one begins.', error);
    return createMockBackend(options);
  }
}

function smsReporter({ registry }: MockBackend): () => void {
  const sent = () => registry.world(DEFAULT_WORLD).state.sms;
  let reported = sent().length;
  return () => {
    const fresh = sent().slice(reported);
    reported = sent().length;
    if (fresh.length === 0) return;
    void scope.clients.matchAll().then((pages) => {
      for (const page of pages)
        for (const { phone, code } of fresh) page.postMessage({ kind: 'sms', phone, code });
    });
  };
}

async function start(): Promise<Running> {
  const backend = backendFrom(await keptWorlds().catch(() => undefined));
  let keeping: ReturnType<typeof setTimeout> | undefined;
  const reportSms = smsReporter(backend);
  backend.registry.onChange(() => {
    reportSms();
    keeping ??= setTimeout(() => {
      keeping = undefined;
      void keepWorlds(backend.registry.snapshots()).catch(() => undefined);
    }, KEEP_AFTER_MS);
  });
  const end = () => {
    backend.registry.close();
    clearTimeout(keeping);
  };
  return { backend, sockets: createEventSockets(backend.registry), end };
}

let running: Promise<Running> | undefined;
const runningNow = () => {
  running ??= start();
  return running;
};

async function answer(request: Request): Promise<Response> {
  const { backend } = await runningNow();
  const url = new URL(request.url);
  url.pathname = withoutFolder(url.pathname, folder);
  const body = request.method === 'POST' ? { body: await request.text() } : {};
  const inner = new Request(url, { method: request.method, headers: request.headers, ...body });
  return movedAnswer(await backend.handle(inner, 'combined'), origin, folder);
}

async function screen(): Promise<Response> {
  const response = await fetch(`${folder}index.html`);
  const html = (await response.text()).replace('<head>', `<head>\n<base href="${folder}">`);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function isAnsweredHere({ method }: Request, path: string): boolean {
  return method === 'POST' || BACKEND.test(path);
}

async function reset(source: SpokenTo): Promise<void> {
  (await runningNow()).end();
  running = undefined;
  await forgetWorlds().catch(() => undefined);
  source.postMessage({ kind: 'reset-done' });
}

async function handleMessage({ data, source }: PageMessage): Promise<void> {
  if (data.kind === 'claim') return scope.clients.claim();
  if (!source) return;
  if (data.kind === 'reset') return reset(source);
  const { sockets } = await runningNow();
  if (data.kind === 'connect') {
    sockets.connect(source.id, DEFAULT_WORLD, data.token, (event, args) =>
      source.postMessage({ kind: 'event', event, args }),
    );
    source.postMessage({ kind: 'connected' });
  } else if (data.kind === 'disconnect') sockets.disconnect(source.id);
  else if (data.kind === 'emit') {
    if (!sockets.receive(source.id, data.event, data.args)) source.postMessage({ kind: 'unknown' });
  } else if (!sockets.has(source.id)) source.postMessage({ kind: 'unknown' });
}

scope.addEventListener('install', (event) => (event as WorkerEvent).waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) =>
  (event as PageMessage).waitUntil(handleMessage(event as PageMessage)),
);
scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchRequest;
  const url = new URL(request.url);
  if (url.origin !== origin) return;
  const path = withoutFolder(url.pathname, folder);
  if (isAnsweredHere(request, path)) respondWith.call(event, answer(request));
  else if (request.mode === 'navigate' && !/\.\w+$/.test(path)) respondWith.call(event, screen());
});

import { gameFiles } from 'virtual:game-files';
import { openDB } from 'idb';
import { createMockBackend, type MockBackend } from '../create-mock-backend.ts';
import { DEFAULT_WORLD } from '../registry/world-id.ts';
import { createEngine } from '../sockets/engine.ts';
import { createPolling } from '../sockets/polling.ts';
import { movedAnswer, withoutFolder } from './below-folder.ts';
import type { DemoSms } from './notice.ts';

/** All worlds are one record in IndexedDB, because a worker has no localStorage. */
const NAME = 'copihue-demo';
const STORE = 'worlds';
const KEY = 'all';

const database = openDB(NAME, 1, { upgrade: (created) => void created.createObjectStore(STORE) });

/**
 * The whole mock backend in the browser (MOC-05): it answers calls, the socket's polling, pictures, games and
 * the bank. The device stores the world.
 */

interface WorkerScope extends EventTarget {
  location: Location;
  registration: { scope: string };
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(sms: DemoSms): void }[]> };
  skipWaiting(): Promise<void>;
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchRequest extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const folder = new URL(scope.registration.scope).pathname;

const KEEP_AFTER_MS = 200;
const BACKEND = /^\/(?:resources|games|bank|__mock)(?:\/|$)/;
const SOCKET = '/socket.io/';

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
      for (const page of pages) for (const { phone, code } of fresh) page.postMessage({ phone, code });
    });
  };
}

async function start() {
  const kept = await database.then((opened) => opened.get(STORE, KEY)).catch(() => undefined);
  const backend = backendFrom(kept);
  const reportSms = smsReporter(backend);
  let isDue = false;
  const keep = () => {
    isDue = false;
    const worlds = backend.registry.snapshots();
    database.then((opened) => opened.put(STORE, worlds, KEY)).catch(() => undefined);
  };
  backend.registry.onChange(() => {
    reportSms();
    if (!isDue) setTimeout(keep, KEEP_AFTER_MS);
    isDue = true;
  });
  return { backend, poll: createPolling(createEngine(backend.registry)) };
}

let running: ReturnType<typeof start> | undefined;
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

const answerSocket = async (request: Request) => (await runningNow()).poll(request);

async function screen(): Promise<Response> {
  const response = await fetch(`${folder}index.html`);
  const html = (await response.text()).replace('<head>', `<head>\n<base href="${folder}">`);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function isAnsweredHere({ method }: Request, path: string): boolean {
  return method === 'POST' || BACKEND.test(path);
}

scope.addEventListener('install', (event) => (event as WorkerEvent).waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(scope.clients.claim()));
// From a page that was loaded without the worker.
scope.addEventListener('message', (event) => (event as WorkerEvent).waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchRequest;
  const url = new URL(request.url);
  if (url.origin !== origin) return;
  const path = withoutFolder(url.pathname, folder);
  if (path === SOCKET) respondWith.call(event, answerSocket(request));
  else if (isAnsweredHere(request, path)) respondWith.call(event, answer(request));
  else if (request.mode === 'navigate' && !/\.\w+$/.test(path)) respondWith.call(event, screen());
});

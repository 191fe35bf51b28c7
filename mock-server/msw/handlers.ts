import { operations } from '@copihue/contract/operations';
import { type HttpHandler, http, type WebSocketHandler, ws } from 'msw';
import type { MockBackend } from '../create-mock-backend.ts';
import { createEngine } from '../sockets/engine.ts';
import { createPolling } from '../sockets/polling.ts';

const calls = new Set(operations.map(({ path }) => path));
const PAGES = /^\/(?:__mock|bank|resources)\//;
const SOCKET = /\/socket\.io\//;
/** One for all backends, because each link listens to a channel without end. */
const link = ws.link(SOCKET);

/** The backend's own path, below any base path such as /api. Undefined for addresses that are not the backend's. */
function pathOf({ url, method }: Request): string | undefined {
  const [, ...parts] = new URL(url).pathname.split('/');
  const ends = parts.map((_, start) => `/${parts.slice(start).join('/')}`);
  return ends.find((path) => (method === 'POST' && calls.has(path)) || PAGES.test(path));
}

/**
 * A page is no stranger in the mock that it made, whatever hosts it calls. The bank leads back to it by `referer`.
 */
async function asOwn(request: Request, path: string): Promise<Request> {
  const url = new URL(request.url);
  url.pathname = path;
  const headers = new Headers(request.headers);
  const origin = headers.get('origin');
  if (origin) headers.set('referer', origin);
  headers.delete('origin');
  headers.delete('sec-fetch-site');
  const { method } = request;
  return new Request(url, { method, headers, ...(request.body && { body: await request.text() }) });
}

/** The backend for setupServer and setupWorker: calls, test control, the bank's page, pictures, and the socket. */
export function mswHandlers(backend: MockBackend): (HttpHandler | WebSocketHandler)[] {
  const engine = createEngine(backend.registry);
  const polling = createPolling(engine);
  const socket = link.addEventListener('connection', ({ client }) => {
    const id = crypto.randomUUID();
    const take = engine.open(id, client.url, {
      send: (packet) => client.send(packet),
      close: () => client.close(),
    });
    client.addEventListener('message', ({ data }) => take(String(data)));
    client.addEventListener('close', () => engine.end(id));
  });
  // MSW takes /socket.io/ out of the address before it looks at the pattern, which would then match every WebSocket.
  socket.predicate = ({ url }) => SOCKET.test(String(url));
  return [
    // One handler for all paths, because MSW tries handlers in order and a long list costs more than the answer.
    http.all(
      ({ request }) => pathOf(request) !== undefined,
      async ({ request }) => backend.handle(await asOwn(request, pathOf(request) ?? ''), 'combined'),
    ),
    // First, because MSW would accept the upgrade of the package `ws` in Node and send it nothing.
    http.all(SOCKET, ({ request }) => polling(request)),
    socket,
  ];
}

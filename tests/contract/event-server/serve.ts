// Two node:http servers; the socket is on the first one.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Change, honest, type Wire } from './change.ts';
import { calls } from './contract-document.ts';
import { answerControl } from './control.ts';
import { seed } from './seed.ts';
import { openSockets } from './sockets.ts';
import { createWorld, type World } from './world.ts';

const most = 64 * 1024;

async function read(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= most) parts.push(part);
  }
  return size > most ? null : Buffer.concat(parts).toString('utf8');
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? null;

async function handle(
  world: World,
  gateway: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const lang = request.headers.lang === 'en' ? 'en' : 'ks';
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const call = calls.get(path);
  const known = call !== undefined && call.gateway === gateway;
  const asked = {
    path: known ? path : '',
    token: one(request.headers.token),
    lang,
    address: request.socket.remoteAddress ?? '',
  } as const;
  const base = `http://${request.headers.host ?? 'localhost'}`;
  let wire: Wire;
  if (request.method === 'OPTIONS') wire = { status: 204, headers: {}, body: {} };
  else if (known && request.method !== 'POST') {
    wire = world.refusal(lang, 'wrong-method');
    wire.headers.allow = 'POST';
  } else {
    const body = await read(request);
    wire = body === null ? world.refusal(lang, 'body-too-large') : world.answer({ ...asked, body, base });
  }
  response.writeHead(wire.status, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'content-type, lang, token',
    'access-control-expose-headers': 'token, retry-after, date',
    ...(wire.status !== 204 && { 'content-type': 'application/json; charset=utf-8' }),
    ...wire.headers,
  });
  response.end(wire.status === 204 ? undefined : JSON.stringify(wire.body));
}

async function open(world: World, gateway: boolean): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const answered = request.url?.startsWith('/control/') && !gateway;
    (answered ? answerControl(world, request, response) : handle(world, gateway, request, response)).catch(
      (error: unknown) => {
        response.writeHead(500, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({
            success: false,
            message: `error: ${String(error)}`,
            data: { code: 'server-error' },
          }),
        );
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export async function serve(change: Change = honest) {
  const world = createWorld(change);
  seed(world);
  const [main, gateway] = await Promise.all([open(world, false), open(world, true)]);
  const io = openSockets(world, main.server, change);
  return {
    world,
    main: main.url,
    gateway: gateway.url,
    control: `${main.url}/control`,
    close: async () => {
      await io.close();
      gateway.server.closeAllConnections();
      await new Promise((resolve) => gateway.server.close(resolve));
    },
  };
}

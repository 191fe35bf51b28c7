import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { type CheckOptions, checkParts, defaults } from '@copihue/contract/check-options';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { createMockServer } from '../../../mock-server/node/create-mock-server.ts';
import { seedPlayers } from '../../../mock-server/seed/world.ts';
import type { Send as SendToServer } from '../../../openapi/check/wire.ts';
import type { SeenRequest, Send, Switch, WireAnswer } from './switch.ts';

/** The world of a run. It has the switches that were set for it; without any the server is sound. */
export const WORLD_HEADER = 'x-mock-world';

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

/** Those of a run that reaches all of a server in a world of its own, without a control. */
export function optionsFor(world: string, url: string): CheckOptions {
  const [player, second] = seedPlayers;
  return {
    ...defaults,
    ...{ main: url, gateway: url, socket: url, player, second, newUsername: '955512345' },
    ...{ writes: true, rate: Number.POSITIVE_INFINITY, parts: new Set(checkParts) },
    headers: { [WORLD_HEADER]: world },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const requestOf = (method: string, path: string, headers: Record<string, string>, text: string) => ({
  method,
  path,
  headers,
  token: headers.token,
  lang: headers.lang,
  text,
  body: parsed(text),
});

/** The mock backend behind a proxy with switches: the one server that tests the check (CON-03, CON-10). */
export async function openTestServer() {
  const sound = createMockServer({ games: 48 });
  const { mockPort } = await sound.listen({ mockPort: 0, gatewayPort: 0, hostname: '127.0.0.1' });
  const behind = `http://127.0.0.1:${mockPort}`;
  const set = new Map<string, readonly Switch[]>();
  const switchesOf = (world: unknown) => set.get(String(world)) ?? [];

  async function soundAnswer(request: SeenRequest): Promise<WireAnswer> {
    const { method, path, text, token } = request;
    const { 'content-length': _length, token: _token, ...rest } = request.headers;
    const headers = { ...rest, ...(token === undefined ? {} : { token }) };
    const init = method === 'GET' ? { method, headers } : { method, headers, body: text };
    const response = await sound.handle(new Request(`${behind}${path}`, init), 'combined');
    const answer = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: parsed(answer) ?? answer,
    };
  }

  async function answerTo(request: SeenRequest): Promise<WireAnswer | 'drop'> {
    const world = request.headers[WORLD_HEADER] ?? '';
    const original = { ...request, headers: { ...request.headers }, body: parsed(request.text) };
    const send: Send = (path, body, more) =>
      soundAnswer(requestOf('POST', path, { ...more, [WORLD_HEADER]: world }, JSON.stringify(body)));
    const switches = switchesOf(world);
    const sent = JSON.stringify(request.body);
    for (const one of switches) one.before?.(request);
    if (JSON.stringify(request.body) !== sent) request.text = JSON.stringify(request.body);
    // What a switch asks the mock for, it asks with the token that the mock knows.
    for (const one of [request, original]) if (request.token !== undefined) one.headers.token = request.token;
    let wire: WireAnswer | undefined;
    for (const one of switches) {
      const instead = wire ? undefined : await one.instead?.(request, send);
      if (instead === 'drop') return instead;
      wire ??= instead;
    }
    wire ??= await soundAnswer(request);
    for (const one of [...switches].reverse()) one.after?.(wire, original);
    delete wire.headers['content-length'];
    return wire;
  }

  const written = ({ body, write = JSON.stringify }: WireAnswer) =>
    typeof body === 'string' ? body : write(body);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'POST', url: path = '/' } = incoming;
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    );
    const wire = await answerTo(requestOf(method, path, headers, await textOf(incoming)));
    if (wire === 'drop') return void incoming.socket.destroy();
    outgoing.writeHead(wire.status, wire.headers);
    outgoing.end(written(wire));
  }

  const http = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(new Error(String(error))));
  });
  // Between two requests a busy machine may need longer than the default of 5 s.
  http.keepAliveTimeout = 120_000;
  const sockets = new Server(http);
  // A client is connected once the mock knows it, since an event before that would be lost.
  sockets.use((socket, next) => {
    const { auth, headers, query } = socket.handshake;
    const world = String(headers[WORLD_HEADER] ?? '');
    const switches = switchesOf(world);
    const behindSwitches = (token: unknown, given: object) => {
      const request = requestOf('', '/socket', { token: String(token) }, JSON.stringify(given));
      for (const one of switches) one.before?.(request);
      return request;
    };
    const { token, body } = behindSwitches(query.token, auth);
    const inner = io(behind, {
      query: { token },
      auth: Object(body),
      extraHeaders: { [WORLD_HEADER]: world },
      forceNew: true,
    });
    inner.once('connect', next).once('connect_error', next);
    socket.onAny((name: string, ...args: unknown[]) => {
      if (switches.some((one) => one.ignores?.(name))) return;
      const [login] = args;
      if (name === 'login')
        inner.emit('login', { token: behindSwitches(Reflect.get(Object(login), 'token'), {}).token });
      else inner.emit(name, ...args);
    });
    inner.onAny((name: string, ...args: unknown[]) => {
      const changed = switches.reduce<readonly [string, ...unknown[]] | undefined>(
        (event, one) => (event && one.event ? one.event(event[0], event.slice(1)) : event),
        [name, ...args],
      );
      if (changed?.[0] === 'hang-up') socket.disconnect(true);
      else if (changed) socket.emit(...changed);
    });
    socket.on('disconnect', () => void inner.disconnect());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const send: SendToServer = async ({ method, url: address, headers, body = '' }) => {
    // Sockets and the port are served between two calls.
    await new Promise<void>((resolve) => setImmediate(resolve));
    const wire = await answerTo(requestOf(method, address.slice(url.length), { ...headers }, body));
    if (wire === 'drop') throw new Error('The connection was dropped.');
    return { status: wire.status, headers: wire.headers, text: written(wire) };
  };
  return {
    url,
    /** Each call is made without the port; only sockets use it. */
    options: (world: string): CheckOptions => ({ ...optionsFor(world, url), send }),
    set: (world: string, switches: readonly Switch[]) => void set.set(world, switches),
    async close() {
      await sockets.close();
      http.closeAllConnections();
      await sound.close();
    },
  };
}

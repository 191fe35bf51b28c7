import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import type { MockServer } from '../../../mock-server/node/create-mock-server.ts';
import type { AskBehind, Door, DoorAnswer, DoorRequest, Variation } from './variation.ts';

export interface LegalServer {
  url: string;
  close(): Promise<void>;
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The mock backend behind a proxy; each variation stays within the contract. */
export async function openLegalServer(
  { server, port }: { server: MockServer; port: number },
  world: string,
  variations: readonly Variation[],
): Promise<LegalServer> {
  const doors: Door[] = variations.map((variation) => variation.start());
  const behind = `http://127.0.0.1:${port}`;

  async function sound(method: string, { path, headers }: DoorRequest, text: string): Promise<DoorAnswer> {
    const { 'content-length': _length, ...rest } = headers;
    const own = { ...rest, 'x-mock-world': world };
    const init = method === 'GET' ? { method, headers: own } : { method, headers: own, body: text };
    const response = await server.handle(new Request(`${behind}${path}`, init), 'combined');
    const answer = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: parsed(answer) ?? answer,
    };
  }

  const ask: AskBehind = (path, body, headers) =>
    sound('POST', { path, headers, body }, JSON.stringify(body));

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const text = await bodyOf(incoming);
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    );
    const request: DoorRequest = { path: incoming.url ?? '/', headers, body: parsed(text) };
    const method = incoming.method ?? 'POST';
    for (const door of doors) door.before?.(request);
    let wire: DoorAnswer | undefined;
    if (method === 'POST') for (const door of doors) wire ??= await door.instead?.(request, ask);
    const sent = request.body === undefined ? text : JSON.stringify(request.body);
    wire ??= await sound(method, request, sent);
    for (const door of [...doors].reverse()) door.after?.(wire, request);
    delete wire.headers['content-length'];
    outgoing.writeHead(wire.status, wire.headers);
    outgoing.end(typeof wire.body === 'string' ? wire.body : (wire.write ?? JSON.stringify)(wire.body));
  }

  const http = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(new Error(String(error))));
  });
  const sockets = new Server(http);
  sockets.on('connection', (socket) => {
    const tokenBehind = (token: unknown) => {
      const request: DoorRequest = { path: 'socket', headers: { token: String(token) }, body: undefined };
      for (const door of doors) door.before?.(request);
      return request.headers.token;
    };
    const inner = io(behind, {
      query: { token: tokenBehind(socket.handshake.query.token) },
      extraHeaders: { 'x-mock-world': world },
      forceNew: true,
    });
    socket.on('login', ({ token }) => void inner.emit('login', { token: tokenBehind(token) }));
    for (const event of ['chat', 'chatJoin'])
      socket.on(event, (...args: unknown[]) => void inner.emit(event, ...args));
    inner.onAny((name: string, ...args: unknown[]) => {
      if (doors.every((door) => door.lets?.(name) ?? true)) socket.emit(name, ...args);
    });
    socket.on('disconnect', () => void inner.disconnect());
  });
  const own = await new Promise<number>((resolve) => {
    http.listen(0, '127.0.0.1', () => {
      const address = http.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${own}`,
    async close() {
      await sockets.close();
      http.closeAllConnections();
    },
  };
}

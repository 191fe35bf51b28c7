import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { createMockServer } from '../../../mock-server/node/create-mock-server.ts';
import type { Fault, SeenRequest, WireAnswer } from './fault.ts';

/** Names the fault of a request; without this header the server is sound. */
export const FAULT_HEADER = 'x-planted-fault';

export interface BrokenServer {
  url: string;
  close(): Promise<void>;
}

async function textOf(incoming: IncomingMessage): Promise<string> {
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

function headersOf(incoming: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
}

/**
 * The mock backend behind a proxy that plants one named fault at a time: the contract check has to find each of them.
 * @param pathOf path of a call, by operationId
 */
export async function openBrokenServer(
  faults: ReadonlyMap<string, Fault>,
  pathOf: (operationId: string) => string | undefined,
): Promise<BrokenServer> {
  const sound = createMockServer({ games: 48 });
  const { mockPort } = await sound.listen({ mockPort: 0, gatewayPort: 0, hostname: '127.0.0.1' });

  async function soundAnswer(
    incoming: IncomingMessage,
    { method, text, token }: SeenRequest,
  ): Promise<WireAnswer> {
    const headers = { ...headersOf(incoming), ...(token === undefined ? {} : { token }) };
    Reflect.deleteProperty(headers, 'content-length');
    const url = `http://127.0.0.1:${mockPort}${incoming.url}`;
    const init = method === 'GET' ? { method, headers } : { method, headers, body: text };
    const response = await sound.handle(new Request(url, init), 'combined');
    const body = parsed(await response.text());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const text = await textOf(incoming);
    const request: SeenRequest = {
      method: incoming.method ?? 'POST',
      path: incoming.url ?? '/',
      token: headersOf(incoming).token,
      lang: headersOf(incoming).lang,
      text,
      body: parsed(text),
    };
    const named = faults.get(decodeURIComponent(headersOf(incoming)[FAULT_HEADER] ?? ''));
    const fault = named && pathOf(named.on) === request.path ? named : undefined;
    const asked = { ...request, body: parsed(text) };
    const instead = fault?.instead?.(request);
    if (instead === 'drop') return void incoming.socket.destroy();
    fault?.before?.(request);
    if (fault?.before && request.body !== undefined) request.text = JSON.stringify(request.body);
    const wire = instead ?? (await soundAnswer(incoming, request));
    if (!instead) fault?.after?.(wire, asked);
    for (const [operationId, change] of Object.entries(named?.afters ?? {})) {
      if (!named || pathOf(operationId) !== request.path) continue;
      const before = JSON.stringify(wire);
      change(wire, asked);
      if (JSON.stringify(wire) !== before) named.touched = (named.touched ?? 0) + 1;
    }
    delete wire.headers['content-length'];
    outgoing.writeHead(wire.status, wire.headers);
    outgoing.end(typeof wire.body === 'string' ? wire.body : JSON.stringify(wire.body));
  }

  const http = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(new Error(String(error))));
  });
  const sockets = new Server(http);
  sockets.on('connection', (socket) => {
    const { headers, query } = socket.handshake;
    const fault = faults.get(decodeURIComponent(String(headers[FAULT_HEADER])));
    const extraHeaders = { 'x-mock-world': String(headers['x-mock-world'] ?? '') };
    const inner = io(`http://127.0.0.1:${mockPort}`, {
      query: { token: String(query.token) },
      extraHeaders,
      forceNew: true,
    });
    socket.onAny((name: string, ...args: unknown[]) => {
      if (!fault?.ignores?.(name)) inner.emit(name, ...args);
    });
    inner.onAny((name: string, ...args: unknown[]) => {
      const changed = fault?.event ? fault.event(name, args) : ([name, ...args] as const);
      if (changed?.[0] === 'hang-up') socket.disconnect(true);
      else if (changed) socket.emit(...changed);
    });
    socket.on('disconnect', () => void inner.disconnect());
  });
  const port = await new Promise<number>((resolve) => {
    http.listen(0, '127.0.0.1', () => {
      const address = http.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await sockets.close();
      http.closeAllConnections();
      await sound.close();
    },
  };
}

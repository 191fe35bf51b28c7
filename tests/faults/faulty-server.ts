import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestTo,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { RealAnswer, WireAnswer } from './fault-kinds.ts';

/** A document of the app's origin without the app. */
export const EMPTY_PAGE = '/empty-page-of-the-sweep';

/** What a call gets instead of its answer. A `replace` never reaches the backend. */
export type Plan = { spoil: (real: RealAnswer) => WireAnswer } | { replace: () => WireAnswer };

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The connection stays open, as of a server that is stuck. */
const HANG_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

/** Stands between the browser and the production build with its backend, and spoils the answers of planned calls. */
export class FaultyServer {
  readonly #backend: URL;
  readonly #server: Server;
  readonly #plans = new Map<string, Plan>();
  readonly #hanging = new Set<ServerResponse>();
  #open = 0;
  /** Paths of the calls since the last `watch`, in order. */
  calls: string[] = [];

  private constructor(backend: URL) {
    this.#backend = backend;
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.on('upgrade', (request, socket, head) => {
      const upstream = connect(Number(backend.port), backend.hostname, () => {
        const lines = request.rawHeaders.map((text, place) => (place % 2 ? `: ${text}\r\n` : text)).join('');
        upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines}\r\n`);
        upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
  }

  /** @param backend address of `tools/serve.ts` */
  static async start(backend: string): Promise<FaultyServer> {
    const made = new FaultyServer(new URL(backend));
    // A connection that is closed while it rests would look like a fault.
    made.#server.keepAliveTimeout = 600_000;
    made.#server.listen(0, '127.0.0.1');
    await once(made.#server, 'listening');
    return made;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Requests that are being answered; a hanging one is not. */
  get isQuiet(): boolean {
    return this.#open === 0;
  }

  /** Calls that get no answer. */
  get hanging(): number {
    return this.#hanging.size;
  }

  plan(path: string, plan: Plan): void {
    this.#plans.set(path, plan);
  }

  /** From now on every call gets its real answer. */
  lift(): void {
    this.#plans.clear();
  }

  /** Forgets everything of the page before. */
  clear(): void {
    this.lift();
    this.calls = [];
    for (const response of this.#hanging) response.destroy();
  }

  async stop(): Promise<void> {
    this.clear();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #forward(request: IncomingMessage, body: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = { ...request.headers, 'accept-encoding': 'identity' };
      const { hostname, port } = this.#backend;
      const { method, url } = request;
      requestTo({ hostname, port, method, path: url, headers, agent: false }, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    // Long polling stays open by design.
    const isCounted = !path.startsWith('/socket.io');
    if (isCounted) this.#open += 1;
    response.once('close', () => {
      if (isCounted && !this.#hanging.delete(response)) this.#open -= 1;
    });
    try {
      if (path === EMPTY_PAGE) {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>.</title>');
        return;
      }
      const body = await textOf(request);
      if (request.method === 'POST' && isCounted) this.calls.push(path);
      const plan = request.method === 'POST' ? this.#plans.get(path) : undefined;
      if (plan)
        return this.#spoil(
          response,
          'replace' in plan ? plan.replace() : plan.spoil(await this.#real(request, body)),
        );
      const real = await this.#forward(request, body);
      response.writeHead(real.statusCode ?? 500, real.headers);
      real.pipe(response);
    } catch {
      response.destroy();
    }
  }

  async #real(request: IncomingMessage, body: string): Promise<RealAnswer> {
    const real = await this.#forward(request, body);
    const headers = Object.entries(real.headers).filter(([name]) => !HANG_HEADERS.has(name));
    return {
      status: real.statusCode ?? 500,
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: await textOf(real),
    };
  }

  #spoil(response: ServerResponse, answer: WireAnswer): void {
    if (answer === 'reset') response.destroy();
    else if (answer === 'hang') {
      this.#hanging.add(response);
      this.#open -= 1;
    } else {
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    }
  }
}

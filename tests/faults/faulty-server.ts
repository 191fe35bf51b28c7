import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestTo,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import type { RealAnswer, WireAnswer } from './fault-kinds.ts';

/** The app's origin, without the app. */
export const EMPTY_PAGE = '/empty-page-of-the-sweep';

/**
 * A `replace` never reaches the backend; `mock` is a fault of the backend itself; `meanwhile` happens before the real
 * answer.
 */
export type Plan =
  | { spoil: (real: RealAnswer) => WireAnswer }
  | { replace: () => WireAnswer }
  | { mock: string }
  | { meanwhile: () => Promise<void> };

/** The page's time passes in steps, so a call has a range of times. */
export interface SentCall {
  call: string;
  from: number;
  to: number;
}

/** Socket frames that are cut, of unknown kind, incomplete, or of wrong types. */
const GARBAGE = [
  '42["recharge",{"orderId":',
  '42["recharge",null]',
  '42["recharge",{"orderId":7,"status":[],"amount":"NaN"}]',
  '42["balance",{"total":"much"}]',
  '42["chat",{"text":{}}]',
  '42[]',
  '4\u0000\u0000',
  '99',
  'x'.repeat(200),
];

function frameOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = bytes.length < 126 ? [0x81, bytes.length] : [0x81, 126, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}

/** The connection stays open, as with a stuck server. */
const HANG_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

/** Proxy between the browser and the production build with its backend; it spoils the answers of planned calls. */
export class FaultyServer {
  readonly #backend: URL;
  readonly #server: Server;
  readonly #plans = new Map<string, Plan>();
  readonly #hanging = new Set<ServerResponse>();
  readonly #sockets = new Set<Duplex>();
  /** Lead of the page's time over the real time in ms: finished steps, the last step, and the current step. */
  #ahead = { passed: 0, last: 0, now: 0 };
  #open = 0;
  /** Since the last `watch`, in order. */
  calls: string[] = [];
  sent: SentCall[] = [];

  private constructor(backend: URL) {
    this.#backend = backend;
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.on('upgrade', (request, socket, head) => {
      const upstream = connect(Number(backend.port), backend.hostname, () => {
        const lines = request.rawHeaders.map((text, place) => (place % 2 ? `: ${text}\r\n` : text)).join('');
        upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines}\r\n`);
        upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
        this.#sockets.add(socket);
      });
      socket.on('close', () => this.#sockets.delete(socket));
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
  }

  /** @param backend address of `tools/serve.ts` */
  static async start(backend: string): Promise<FaultyServer> {
    const made = new FaultyServer(new URL(backend));
    // An idle connection that closes would look like a fault.
    made.#server.keepAliveTimeout = 600_000;
    made.#server.listen(0, '127.0.0.1');
    await once(made.#server, 'listening');
    return made;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get isQuiet(): boolean {
    return this.#open === 0;
  }

  get hanging(): number {
    return this.#hanging.size;
  }

  garble(): void {
    for (const socket of this.#sockets) for (const text of GARBAGE) socket.write(frameOf(text));
  }

  async letPass(ms: number, step: () => Promise<void>): Promise<void> {
    this.#ahead.now = ms;
    await step();
    this.#ahead = { passed: this.#ahead.passed + ms, last: ms, now: 0 };
  }

  /**
   * The page itself reports its calls: a browser repeats a request after a closed connection, so arrivals can be more.
   */
  note(call: string): void {
    // A call can arrive after the step that caused it.
    const { passed, last, now } = this.#ahead;
    const at = Date.now() + passed;
    this.sent.push({ call, from: at - last, to: at + now });
  }

  plan(path: string, plan: Plan): void {
    this.#plans.set(path, plan);
  }

  lift(): void {
    this.#plans.clear();
  }

  clear(): void {
    this.lift();
    this.calls = [];
    this.sent = [];
    for (const response of this.#hanging) response.destroy();
  }

  async stop(): Promise<void> {
    this.clear();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #forward(request: IncomingMessage, body: string, fault?: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...request.headers,
        'accept-encoding': 'identity',
        ...(fault && { 'x-mock-fault': fault }),
      };
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
      if (plan && 'replace' in plan) return this.#spoil(response, plan.replace());
      if (plan && 'spoil' in plan) return this.#spoil(response, plan.spoil(await this.#real(request, body)));
      if (plan && 'meanwhile' in plan) await plan.meanwhile();
      const real = await this.#forward(request, body, plan && 'mock' in plan ? plan.mock : undefined);
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

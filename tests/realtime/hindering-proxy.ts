import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What the network does to the connections of a page. Without an entry they pass. */
export interface Hindrance {
  upgrade?: 'refused' | 'unanswered';
  frames?:
    | 'swallowed'
    | 'swallowed after the greeting'
    | 'swallowed on the way to the server'
    | 'cut at once'
    | 'cut after the greeting';
  /** Cuts the WebSocket this many ms after the upgrade. */
  cutAfterMs?: number;
  /** Answers are buffered whole, and each connection carries one call. */
  isBuffering?: boolean;
  /** In ms after the first connection. During the sleep no data move. */
  sleep?: { afterMs: number; forMs: number };
  isClosed?: boolean;
}

/** A proxy like those of offices, hotels and mobile networks. */
export class HinderingProxy {
  readonly counts = { upgrades: 0, polls: 0 };
  readonly #server: Server;
  readonly #sockets = new Set<Duplex>();
  readonly #held: (() => void)[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #isAsleep = false;

  readonly #port: number;
  readonly #hindrance: Hindrance;

  /** @param port the server's, on this machine */
  constructor(port: number, hindrance: Hindrance) {
    this.#port = port;
    this.#hindrance = hindrance;
    this.#server = createServer((incoming, answer) => this.#pass(incoming, answer));
    this.#server.on('upgrade', (incoming, socket, head) => this.#upgrade(incoming, socket, head));
    this.#server.on('connection', (socket) => this.#keep(socket));
    const { sleep } = hindrance;
    if (sleep)
      this.#server.once('connection', () =>
        this.#later(sleep.afterMs, () => {
          this.#isAsleep = true;
          this.#later(sleep.forMs, () => this.#wake());
        }),
      );
  }

  async listen(host = '127.0.0.1'): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, host, resolve));
    return `http://${host}:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
  }

  #keep<Kept extends Duplex>(socket: Kept): Kept {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    return socket;
  }

  #wake(): void {
    this.#isAsleep = false;
    for (const run of this.#held.splice(0)) run();
  }

  #whenAwake(run: () => void): void {
    if (this.#isAsleep) this.#held.push(run);
    else run();
  }

  #pass(incoming: IncomingMessage, answer: ServerResponse): void {
    if (incoming.url?.includes('transport=polling')) this.counts.polls += 1;
    if (this.#hindrance.isClosed && incoming.url?.startsWith('/socket.io')) {
      answer.writeHead(403).end('Blocked');
      return;
    }
    const { url: path, method, headers } = incoming;
    this.#whenAwake(() => {
      const onward = request({ port: this.#port, path, method, headers }, (reply) => {
        const chunks: Buffer[] = [];
        const { statusCode = 502 } = reply;
        const begin = () =>
          answer.writeHead(statusCode, {
            ...reply.headers,
            ...(this.#hindrance.isBuffering && { connection: 'close' }),
          });
        if (!this.#hindrance.isBuffering) this.#whenAwake(begin);
        reply.on('data', (chunk: Buffer) => {
          if (this.#hindrance.isBuffering) chunks.push(chunk);
          else this.#whenAwake(() => answer.write(chunk));
        });
        reply.on('end', () =>
          this.#whenAwake(() => {
            if (this.#hindrance.isBuffering) begin();
            answer.end(Buffer.concat(chunks));
          }),
        );
      });
      onward.on('error', () => answer.destroy());
      answer.on('close', () => onward.destroy());
      incoming.pipe(onward);
    });
  }

  #upgrade(incoming: IncomingMessage, page: Duplex, head: Buffer): void {
    this.counts.upgrades += 1;
    const { upgrade, cutAfterMs, isClosed } = this.#hindrance;
    if (upgrade === 'unanswered') return;
    if (upgrade === 'refused' || isClosed) {
      page.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 7\r\nConnection: close\r\n\r\nBlocked');
      return;
    }
    const server = this.#keep(connect(this.#port, '127.0.0.1'));
    const lines = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}`);
    server.write(`${[`GET ${incoming.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
    server.write(head);
    this.#carryFrames(page, server);
    server.on('close', () => page.destroy());
    page.on('close', () => server.destroy());
    if (cutAfterMs) this.#later(cutAfterMs, () => page.destroy());
  }

  #carryFrames(page: Duplex, server: Socket): void {
    const { frames } = this.#hindrance;
    let isGranted = false;
    let isGreeted = false;
    page.on('data', (chunk: Buffer) => {
      if (frames === 'swallowed on the way to the server') return;
      this.#whenAwake(() => server.write(chunk));
    });
    server.on('data', (chunk: Buffer) => {
      // The greeting of the server may come in the packet of the upgrade or in the next one.
      const end = isGranted ? 0 : chunk.indexOf('\r\n\r\n') + 4;
      const grant = chunk.subarray(0, end);
      const rest = chunk.subarray(end);
      if (end > 0) this.#whenAwake(() => page.write(grant));
      isGranted = true;
      if (frames === 'cut at once') {
        page.destroy();
        return;
      }
      if (rest.length === 0 || frames === 'swallowed') return;
      if (isGreeted && frames === 'swallowed after the greeting') return;
      if (isGreeted && frames === 'cut after the greeting') {
        page.destroy();
        return;
      }
      isGreeted = true;
      this.#whenAwake(() => page.write(rest));
    });
  }
}

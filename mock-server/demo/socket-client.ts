import { fromWorker, type ToWorker } from './messages.ts';

/** Replaces `socket.io-client` in the build of the demonstration: the same methods, with messages to the worker. */

type Listener = (...args: unknown[]) => void;

const ALIVE_EVERY_MS = 5000;

interface Options {
  query?: { token?: string };
}

class WorkerSocket {
  connected = false;
  readonly io: { opts: Options };
  readonly #listeners = new Map<string, Set<Listener>>();
  #wantsConnection = true;

  constructor(options: Options) {
    this.io = { opts: { ...options } };
    navigator.serviceWorker.addEventListener('message', ({ data }) => this.#receive(data));
    // A new worker does not know the page.
    navigator.serviceWorker.addEventListener('controllerchange', () => this.connect());
    setInterval(() => this.#wantsConnection && this.#send({ kind: 'alive' }), ALIVE_EVERY_MS);
    this.connect();
  }

  #send(message: ToWorker): void {
    navigator.serviceWorker.controller?.postMessage(message);
  }

  #fire(event: string, args: readonly unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args);
  }

  #receive(value: unknown): void {
    const message = fromWorker(value);
    if (!message || !this.#wantsConnection) return;
    if (message.kind === 'connected') {
      this.connected = true;
      this.#fire('connect', []);
    } else if (message.kind === 'unknown') this.connect();
    else if (message.kind === 'event' && this.connected) this.#fire(message.event, message.args);
  }

  on(event: string, listener: Listener): this {
    const known = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, known.add(listener));
    return this;
  }

  off(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener);
    return this;
  }

  emit(event: string, ...args: unknown[]): this {
    this.#send({ kind: 'emit', event, args });
    return this;
  }

  connect(): this {
    this.#wantsConnection = true;
    this.#send({ kind: 'connect', token: this.io.opts.query?.token ?? '' });
    return this;
  }

  disconnect(): this {
    this.#wantsConnection = false;
    if (this.connected) this.#fire('disconnect', ['io client disconnect']);
    this.connected = false;
    this.#send({ kind: 'disconnect' });
    return this;
  }
}

export function io(_host: string | undefined, options: Options): WorkerSocket {
  return new WorkerSocket(options);
}

/** The app extends and names the library's transports. The demonstration never uses them. */
export class NodeXHR {}
export class NodeWebSocket {}

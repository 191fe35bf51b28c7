import type { MockBackend } from '../create-mock-backend.ts';
import { DEFAULT_WORLD } from '../registry/world-id.ts';
import type { MockSocket } from '../sockets/chat-sockets.ts';
import { createSocketRoom } from '../sockets/socket-room.ts';
import type { FromWorker } from './messages.ts';

export interface SpokenTo {
  postMessage(message: FromWorker): void;
}

class PageSocket {
  data = {};
  readonly #listeners = new Map<string, (...args: readonly unknown[]) => void>();
  readonly #page: SpokenTo;

  constructor(page: SpokenTo) {
    this.#page = page;
  }

  on(event: string, listener: (...args: readonly unknown[]) => void): void {
    this.#listeners.set(event, listener);
  }

  emit(event: string, ...args: readonly unknown[]): void {
    this.#page.postMessage({ kind: 'event', event, args });
  }

  hear(event: string, args: readonly unknown[]): void {
    this.#listeners.get(event)?.(...args);
  }
}

export function createPageSockets(backend: MockBackend) {
  const sockets = new Map<string, PageSocket>();
  // It has the members that the room uses: data, on, emit.
  const asMock = (socket: PageSocket) => socket as unknown as MockSocket;
  const room = createSocketRoom(backend.registry, () => [...sockets.values()].map(asMock));
  return {
    connect(id: string, page: SpokenTo, token: string) {
      const socket = new PageSocket(page);
      sockets.set(id, socket);
      room.greet(asMock(socket), DEFAULT_WORLD, token);
      page.postMessage({ kind: 'connected' });
    },
    /** @returns false when the page is not connected */
    hear(id: string, event: string, args: readonly unknown[]) {
      sockets.get(id)?.hear(event, args);
      return sockets.has(id);
    },
    has: (id: string) => sockets.has(id),
    disconnect: (id: string) => void sockets.delete(id),
  };
}

import type { WorldRegistry } from '../registry/registry.ts';
import type { MockSocket } from './chat-sockets.ts';
import { createSocketRoom } from './socket-room.ts';

type Emit = (event: string, args: readonly unknown[]) => void;

class EventSocket {
  data = {};
  readonly #listeners = new Map<string, (...args: readonly unknown[]) => void>();
  readonly #emit: Emit;

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  on(event: string, listener: (...args: readonly unknown[]) => void): void {
    this.#listeners.set(event, listener);
  }

  emit(event: string, ...args: readonly unknown[]): void {
    this.#emit(event, args);
  }

  receive(event: string, args: readonly unknown[]): void {
    this.#listeners.get(event)?.(...args);
  }
}

/** The sockets of a host in a page, where the server of socket.io cannot run. */
export function createEventSockets(registry: WorldRegistry) {
  const sockets = new Map<string, EventSocket>();
  // It has the members that the room uses: data, on, emit.
  const asMock = (socket: EventSocket) => socket as unknown as MockSocket;
  const room = createSocketRoom(registry, () => [...sockets.values()].map(asMock));
  return {
    /** @param emit sends an event to the client */
    connect(id: string, worldId: string, token: string | undefined, emit: Emit) {
      const socket = new EventSocket(emit);
      sockets.set(id, socket);
      room.greet(asMock(socket), worldId, token);
    },
    /** @returns false when there is no such connection */
    receive(id: string, event: string, args: readonly unknown[]) {
      sockets.get(id)?.receive(event, args);
      return sockets.has(id);
    },
    has: (id: string) => sockets.has(id),
    disconnect: (id: string) => void sockets.delete(id),
  };
}

import type { Server as HttpServer } from 'node:http';
import type { ClientToServerEvents, ServerToClientEvents } from '@copihue/contract/socket-events';
import { Server } from 'socket.io';
import type { MockBackend } from '../create-mock-backend.ts';
import { worldIdFrom } from '../registry/world-id.ts';
import { createSocketRoom, type MockSocket, type SocketState } from '../sockets/socket-room.ts';
import { fill, refusalText } from '../texts/texts.ts';

type MockIo = Server<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketState>;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function createSockets(backend: MockBackend) {
  const servers: MockIo[] = [];
  const all = (): MockSocket[] => servers.flatMap((io) => [...io.sockets.sockets.values()]);
  const room = createSocketRoom(backend.registry, all);

  function enterWorld(socket: MockSocket, next: (refusal?: Error) => void): void {
    const { auth, query, headers } = socket.handshake;
    const worldId = worldIdFrom({
      header: textOf(headers['x-mock-world']) ?? textOf(auth.world),
      query: textOf(query.world),
      cookie: headers.cookie,
    });
    const { origin, host = '', 'sec-fetch-site': site } = headers;
    if (backend.mayEnter(worldId, { origin, host, site: textOf(site) })) {
      room.greet(socket, worldId, textOf(query.token), textOf(auth.ticket));
      next();
    }
    // The client reports it as `connect_error`.
    else next(new Error(fill(refusalText('foreign-world', 'en'), { origin: origin ?? 'http://…' })));
  }

  backend.registry.onDropSockets((worldId) => {
    for (const socket of all()) {
      // A client reconnects by itself after a broken connection, but not after a disconnect packet.
      if (socket.data.worldId === worldId) socket.conn.close();
    }
  });

  return {
    /** Serves socket.io on one more http server. All servers share the worlds. */
    attach(server: HttpServer) {
      const io: MockIo = new Server(server, { cors: { origin: '*', allowedHeaders: ['x-mock-world'] } });
      io.use(enterWorld);
      servers.push(io);
    },
    async close() {
      await Promise.all(servers.map((io) => io.close()));
    },
  };
}

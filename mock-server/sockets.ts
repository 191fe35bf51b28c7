import type { Server as HttpServer } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import { Server, type Socket } from 'socket.io';
import {
  type ClientToServerEvents,
  isSocketLogin,
  type ServerToClientEvents,
} from '../src/realtime/generated/socket-events.ts';
import type { MockBackend } from './create-mock-backend.ts';
import type { Session } from './world/rows.ts';
import { sessionOf } from './world/sessions.ts';
import { worldIdFrom } from './world-id.ts';

interface SocketState {
  worldId: string;
  /** The session this socket was bound to by login. */
  session: Session | undefined;
}

type MockSocket = Socket<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketState>;
type MockIo = Server<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketState>;

export interface Sockets {
  /** Serves socket.io on one more http server; all of them see the same worlds. */
  attach(server: HttpServer | Http2SecureServer): void;
  close(): Promise<void>;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Realtime events of every world (RT-02): `recharge` and `balance` to the sockets of the player they belong to. */
export function createSockets({ registry, onDropSockets }: MockBackend): Sockets {
  const servers: MockIo[] = [];

  function bind(socket: MockSocket, token: string | undefined): void {
    const session = sessionOf(registry.world(socket.data.worldId), token);
    if (session) socket.data.session = session;
  }

  function connected(socket: MockSocket): void {
    const { auth, query, headers } = socket.handshake;
    const header = headers['x-mock-world'];
    socket.data.worldId = worldIdFrom({
      header: textOf(header) ?? textOf(auth.world),
      query: textOf(query.world),
      cookie: headers.cookie,
    });
    // RT-01 puts the token into the query; the login event may bring a newer one.
    bind(socket, textOf(query.token));
    socket.on('login', (payload) => {
      if (isSocketLogin(payload)) bind(socket, payload.token);
    });
  }

  /** Sockets of a player whose session still lives: after a logout nothing more is told. */
  function socketsOf(worldId: string, playerId: string): MockSocket[] {
    const { sessions } = registry.world(worldId).state;
    return servers
      .flatMap((io) => [...io.sockets.sockets.values()])
      .filter(({ data }) => data.worldId === worldId && data.session?.playerId === playerId)
      .filter(({ data }) => data.session && sessions.get(data.session.id) === data.session);
  }

  registry.onEvent((worldId, event) => {
    for (const socket of socketsOf(worldId, event.playerId)) {
      if (event.event === 'recharge') socket.emit('recharge', event.payload);
      else socket.emit('balance');
    }
  });
  onDropSockets((worldId) => {
    for (const io of servers) {
      for (const socket of io.sockets.sockets.values()) {
        // Breaking the connection, unlike a disconnect packet, lets the client come back by itself.
        if (socket.data.worldId === worldId) socket.conn.close();
      }
    }
  });

  return {
    attach(server) {
      const io: MockIo = new Server(server, { cors: { origin: '*', allowedHeaders: ['x-mock-world'] } });
      io.on('connection', connected);
      servers.push(io);
    },
    async close() {
      await Promise.all(servers.map((io) => io.close()));
    },
  };
}

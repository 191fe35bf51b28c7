import { io } from 'socket.io-client';
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_RECONNECT_RANDOMISATION } from '../config/constants.ts';
import { announceSocket, type LobbySocket } from './live-socket.ts';

/** How long a lost connection waits before it tries again, in ms. */
export interface ReconnectPace {
  reconnectDelayMs: number;
  reconnectMaxMs: number;
}

/**
 * Makes the page's socket and announces it. A file of its own beside the library: neither is loaded before the
 * connection is due (RT-01).
 *
 * @param host origin of the socket host; empty for the page's own
 * @param token of the player; null for a guest. Read for every handshake: a login, a rotation or a logout between two
 *              of them changes it
 */
export function openSocket(host: string, token: () => string | null, pace: ReconnectPace): LobbySocket {
  const socket: LobbySocket = io(host || undefined, {
    transports: ['websocket', 'polling'],
    // The library copies the query for each connection it makes, and so reads the getter each time.
    query: {
      get token() {
        return token() ?? '';
      },
    },
    reconnectionDelay: pace.reconnectDelayMs,
    reconnectionDelayMax: pace.reconnectMaxMs,
    randomizationFactor: SOCKET_RECONNECT_RANDOMISATION,
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
  });
  announceSocket(socket);
  return socket;
}

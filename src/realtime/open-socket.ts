import { isRechargeEvent, type RechargeEvent } from '@copihue/contract/socket-events';
import { io, NodeXHR } from 'socket.io-client';
import {
  SOCKET_ASK_WHILE_DOWN_MS,
  SOCKET_CONNECT_TIMEOUT_MS,
  SOCKET_RECONNECT_DELAY_MS,
  SOCKET_RECONNECT_MAX_MS,
  SOCKET_RECONNECT_RANDOMISATION,
} from '../config/constants.ts';
import type { App } from '../lib/app.ts';
import { askWhileDown } from './ask-while-down.ts';
import { announceSocket, type LobbySocket } from './live-socket.ts';
import { triedWebSocket } from './tried-web-socket.ts';

export interface RealtimePorts {
  /** Origin of the socket host; empty for the page's own. */
  host: string;
  token: () => string | null;
  onRecharge: (event: RechargeEvent) => void;
  /** The balance may have changed: the server says so, or the first connect came after events that nobody heard (RT-03). */
  onBalance: () => void;
  /** Every connect after the first, and from time to time while there is none: what was said meanwhile is unknown (RT-03). */
  onMissed: () => void;
  /** Other waiting times than those of spec point 9, for tests that drop many connections. */
  pace?: {
    startDelayMs?: number;
    reconnectDelayMs?: number;
    reconnectMaxMs?: number;
    askWhileDownMs?: number;
  };
}

/** A payload as the server sends it, or undefined when it is broken (RT-02). */
export function parseRecharge(payload: unknown): RechargeEvent | undefined {
  if (typeof payload !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(payload);
    return isRechargeEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes the page's socket, announces it and passes its events on. A file of its own beside the library: neither is
 * loaded before the connection is due (RT-01). Error and reconnect events are ignored: socket.io tries again for ever by
 * itself.
 *
 * @param onConnect says who the player is; called on every connect, before anything is fetched
 */
export function openSocket(
  app: App,
  { host, token, pace, ...ports }: RealtimePorts,
  onConnect: () => void,
): LobbySocket {
  const socket: LobbySocket = io(host || undefined, {
    // WebSocket first, then polling. Without the second option the library names the second transport and never tries it.
    transports: [triedWebSocket(), NodeXHR],
    tryAllTransports: true,
    // The library copies the query for each connection it makes, and so reads the getter each time.
    query: {
      get token() {
        return token() ?? '';
      },
    },
    reconnectionDelay: pace?.reconnectDelayMs ?? SOCKET_RECONNECT_DELAY_MS,
    reconnectionDelayMax: pace?.reconnectMaxMs ?? SOCKET_RECONNECT_MAX_MS,
    randomizationFactor: SOCKET_RECONNECT_RANDOMISATION,
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
  });
  let hasConnected = false;
  socket.on('connect', () => {
    onConnect();
    // Nobody listened until now: what was announced meanwhile is asked for (RT-03).
    if (hasConnected) ports.onMissed();
    else ports.onBalance();
    hasConnected = true;
  });
  socket.on('recharge', (payload) => {
    const event = parseRecharge(payload);
    if (event) ports.onRecharge(event);
  });
  socket.on('balance', ports.onBalance);
  // A phone that slept may hold a dead connection: the library looks at its age when something is said.
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onConnect();
  });
  askWhileDown(socket, pace?.askWhileDownMs ?? SOCKET_ASK_WHILE_DOWN_MS, { token, ...ports });
  announceSocket(app, socket);
  return socket;
}

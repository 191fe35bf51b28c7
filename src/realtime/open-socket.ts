import { isRechargeEvent, type RechargeEvent } from '@copihue/contract/socket-events';
import { io, NodeXHR } from 'socket.io-client';
import { ping } from '../api/generated/ping.ts';
import {
  SOCKET_CONNECT_TIMEOUT_MS,
  SOCKET_POLL_MS,
  SOCKET_RECONNECT_DELAY_MS,
  SOCKET_RECONNECT_MAX_MS,
  SOCKET_RECONNECT_RANDOMISATION,
} from '../config/constants.ts';
import type { App } from '../lib/app.ts';
import { announceSocket, type LobbySocket } from './live-socket.ts';
import { triedWebSocket } from './tried-web-socket.ts';

/** Polls slowly while the socket is down (RT-03): for a player, on a visible page, and if the server can be reached. */
function pollWhileDown(
  socket: LobbySocket,
  everyMs: number,
  token: () => string | null,
  onMissed: () => void,
): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const isDue = () =>
    !socket.connected && Boolean(token()) && globalThis.document?.visibilityState !== 'hidden';
  const poll = async () => {
    if (!isDue()) return;
    const isReached = await ping({}).then(
      () => true,
      () => false,
    );
    if (isReached && isDue()) onMissed();
  };
  const start = () => {
    timer ??= setInterval(() => void poll(), everyMs);
  };
  socket.on('connect', () => {
    clearInterval(timer);
    timer = undefined;
  });
  socket.on('disconnect', start);
  start();
}

export interface RealtimePorts {
  host: string;
  token: () => string | null;
  /** Where the backend hands out tickets, one of them takes the place of the token in the address (RT-05). */
  ticket?: () => Promise<string | undefined>;
  onRecharge: (event: RechargeEvent) => void;
  onBalance: () => void;
  /** Events may be lost: called on every connect, and from time to time while the socket is down (RT-03). */
  onMissed: () => void;
  /** Replaces the times of spec point 9, for tests that drop many connections. */
  pace?: { reconnectDelayMs?: number; reconnectMaxMs?: number; pollMs?: number };
}

/** @returns undefined for a broken payload (RT-02) */
export function parseRecharge(payload: unknown): RechargeEvent | undefined {
  if (typeof payload !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(payload);
    return isRechargeEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Errors are ignored, because socket.io retries without end (RT-01). */
export function openSocket(app: App, { host, token, ticket, pace, ...ports }: RealtimePorts) {
  const socket: LobbySocket = (app.ports.openSocket ?? io)(host || undefined, {
    // WebSocket first, then polling. Without `tryAllTransports` the library never tries the second transport.
    transports: [triedWebSocket(), NodeXHR],
    tryAllTransports: true,
    // A getter, because the library copies the query for each connection.
    query: {
      get token() {
        return (!ticket && token()) || '';
      },
    },
    ...(ticket && {
      auth: (send) =>
        void ticket().then(
          (text) => send({ ticket: text }),
          () => send({}),
        ),
    }),
    reconnectionDelay: pace?.reconnectDelayMs ?? SOCKET_RECONNECT_DELAY_MS,
    reconnectionDelayMax: pace?.reconnectMaxMs ?? SOCKET_RECONNECT_MAX_MS,
    randomizationFactor: SOCKET_RECONNECT_RANDOMISATION,
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
  });
  const login = () => {
    const current = token();
    if (current && socket.connected) socket.emit('login', { token: current });
  };
  socket.on('connect', () => {
    login();
    ports.onMissed();
  });
  socket.on('recharge', (payload) => {
    const event = parseRecharge(payload);
    if (event) ports.onRecharge(event);
  });
  socket.on('balance', ports.onBalance);
  // After sleep a phone may have a dead connection: the library checks its age when the page sends something.
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') login();
  });
  pollWhileDown(socket, pace?.pollMs ?? SOCKET_POLL_MS, token, ports.onMissed);
  announceSocket(app, socket);
  return {
    login,
    /** Connects again as a guest (SES-12). Call after the token is removed. */
    logout: () => void socket.disconnect().connect(),
    stop: () => void socket.disconnect(),
  };
}

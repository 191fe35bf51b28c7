import {
  SOCKET_RECONNECT_DELAY_MS,
  SOCKET_RECONNECT_MAX_MS,
  SOCKET_START_DELAY_MS,
} from '../config/constants.ts';
import { isRechargeEvent, type RechargeEvent } from './generated/socket-events.ts';
import type { LobbySocket } from './live-socket.ts';
import type { ReconnectPace } from './open-socket.ts';

export interface RealtimePorts {
  /** Origin of the socket host; empty for the page's own. */
  host: string;
  token: () => string | null;
  onRecharge: (event: RechargeEvent) => void;
  /** The balance may have changed: the server says so, or the first connect came after events that nobody heard (RT-03). */
  onBalance: () => void;
  /** Every connect after the first: what happened in between is unknown (RT-03). */
  onReconnect: () => void;
  /** Other waiting times than those of spec point 9, for tests that drop many connections. */
  pace?: Partial<Pace>;
}

interface Pace extends ReconnectPace {
  startDelayMs: number;
}

const PACE: Pace = {
  startDelayMs: SOCKET_START_DELAY_MS,
  reconnectDelayMs: SOCKET_RECONNECT_DELAY_MS,
  reconnectMaxMs: SOCKET_RECONNECT_MAX_MS,
};

/** The one socket of the page. */
export interface Realtime {
  /** Names the player to the server; call after login. */
  login: () => void;
  /** Leaves the player's channel: disconnects, and connects again as a guest (SES-12). Call after the token is gone. */
  logout: () => void;
  stop: () => void;
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
 * Connects about three seconds after creation, so that it never competes with the first view (RT-01). The library is
 * loaded only then. Error and reconnect events are ignored: socket.io tries again for ever by itself.
 */
export function startRealtime(ports: RealtimePorts): Realtime {
  const pace = { ...PACE, ...ports.pace };
  let socket: LobbySocket | undefined;
  let isStopped = false;

  const login = () => {
    const token = ports.token();
    if (token && socket?.connected) socket.emit('login', { token });
  };

  const connect = async () => {
    const { openSocket } = await import('./open-socket.ts');
    if (isStopped) return;
    let hasConnected = false;
    socket = openSocket(ports.host, ports.token, pace);
    socket.on('connect', () => {
      login();
      // Nobody listened until now: what was announced meanwhile is asked for (RT-03).
      if (hasConnected) ports.onReconnect();
      else ports.onBalance();
      hasConnected = true;
    });
    socket.on('recharge', (payload) => {
      const event = parseRecharge(payload);
      if (event) ports.onRecharge(event);
    });
    socket.on('balance', ports.onBalance);
  };

  const timer = setTimeout(() => void connect().catch(() => undefined), pace.startDelayMs);
  return {
    login,
    logout: () => void socket?.disconnect().connect(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      socket?.disconnect();
    },
  };
}

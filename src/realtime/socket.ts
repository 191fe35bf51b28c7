import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_START_DELAY_MS } from '../config/constants.ts';
import { afterIdle } from '../lib/after-idle.ts';
import type { App } from '../lib/app.ts';
import type { LobbySocket } from './live-socket.ts';
import type { RealtimePorts } from './open-socket.ts';

/** Connects about three seconds after creation, so that it never competes with the first view (RT-01). */
export function startRealtime(app: App, ports: RealtimePorts) {
  let socket: LobbySocket | undefined;
  let isStopped = false;

  const login = () => {
    const token = ports.token();
    if (token && socket?.connected) socket.emit('login', { token });
  };

  const connect = async () => {
    const { openSocket } = await import('./open-socket.ts');
    if (!isStopped) socket = openSocket(app, ports, login);
  };

  let cancel: () => void;
  const start = (ms: number) => {
    // The script may fail to load, like the connection.
    cancel = afterIdle(
      app,
      ms,
      () => void connect().catch(() => isStopped || start(SOCKET_CONNECT_TIMEOUT_MS)),
    );
  };
  start(ports.pace?.startDelayMs ?? SOCKET_START_DELAY_MS);
  return {
    login,
    /** Connects again as a guest (SES-12). Call after the token is removed. */
    logout: () => void socket?.disconnect().connect(),
    stop: () => {
      isStopped = true;
      cancel();
      socket?.disconnect();
    },
  };
}

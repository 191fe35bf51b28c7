import { ping } from '../api/generated/ping.ts';
import type { LobbySocket } from './live-socket.ts';

interface Ports {
  token: () => string | null;
  onMissed: () => void;
}

/**
 * While the socket is down the app polls slowly, so that money never depends on the socket (RT-03). It polls only for a
 * player, on a visible page, and when the server can be reached, because each failed call shows an error.
 * @param everyMs between two polls
 */
export function pollWhileDown(socket: LobbySocket, everyMs: number, { token, onMissed }: Ports): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const isDue = () =>
    !socket.connected && Boolean(token()) && globalThis.document?.visibilityState !== 'hidden';
  const ask = async () => {
    if (!isDue()) return;
    const isReached = await ping({}).then(
      () => true,
      () => false,
    );
    if (isReached && isDue()) onMissed();
  };
  const start = () => {
    timer ??= setInterval(() => void ask(), everyMs);
  };
  socket.on('connect', () => {
    clearInterval(timer);
    timer = undefined;
  });
  socket.on('disconnect', start);
  start();
}

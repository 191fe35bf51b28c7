import { ping } from '../api/generated/ping.ts';
import type { LobbySocket } from './live-socket.ts';

interface Ports {
  token: () => string | null;
  /** Asks the server for the events that may have been lost. */
  onMissed: () => void;
}

/**
 * While the socket is down the app asks at a calm pace, so that money never depends on the socket (RT-03). It asks only
 * for a player, on a visible page, and when the server answers at all, because each failed call shows an error.
 * @param everyMs between two questions
 */
export function askWhileDown(socket: LobbySocket, everyMs: number, { token, onMissed }: Ports): void {
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

import { ping } from '../api/generated/ping.ts';
import type { LobbySocket } from './live-socket.ts';

interface Ports {
  token: () => string | null;
  /** Asks for what the socket may have said in vain. */
  onMissed: () => void;
}

/**
 * While the socket is down, what it would tell is asked for at a calm pace, so that money never depends on it (RT-03): for
 * a player, on a page in sight, and only when the server answers at all, since each of these calls would say that it failed.
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

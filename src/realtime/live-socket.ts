import type { ClientToServerEvents, ServerToClientEvents } from '@copihue/contract/socket-events';
import type { Socket } from 'socket.io-client';
import { type App, appState } from '../lib/app.ts';

export type LobbySocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const line = appState(() => {
  let announce: (socket: LobbySocket) => void = () => undefined;
  const announced = new Promise<LobbySocket>((resolve) => {
    announce = resolve;
  });
  return { announce, announced };
});

/** Call once, when the page's socket was created (RT-01). */
export const announceSocket = (app: App, socket: LobbySocket): void => line(app).announce(socket);

export const liveSocket = (app: App): Promise<LobbySocket> => line(app).announced;

import type { ClientToServerEvents, ServerToClientEvents } from '@copihue/contract/socket-events';
import type { Socket } from 'socket.io-client';

export type LobbySocket = Socket<ServerToClientEvents, ClientToServerEvents>;

let announce: (socket: LobbySocket) => void = () => undefined;
const live = new Promise<LobbySocket>((resolve) => {
  announce = resolve;
});

/** Called once, when the page's socket has been made (RT-01). */
export const announceSocket = (socket: LobbySocket): void => announce(socket);

/** The page's one socket, as soon as there is one: for parts that are loaded on demand and speak through it. */
export const liveSocket = (): Promise<LobbySocket> => live;

import type { io } from 'socket.io-client';

type Handler = (payload?: unknown) => void;

export function fakeSocket() {
  const handlers = new Map<string, Handler[]>();
  const socket = {
    connected: true,
    on: (event: string, handler: Handler) => {
      handlers.set(event, [...(handlers.get(event) ?? []), handler]);
      return socket;
    },
    off: () => socket,
    emit: () => socket,
    connect: () => socket,
    disconnect: () => socket,
  };
  return {
    // The app uses only these members.
    openSocket: (() => socket) as unknown as typeof io,
    hasListener: (event: string) => handlers.has(event),
    emit: (event: string, payload?: unknown) => {
      for (const handler of handlers.get(event) ?? []) handler(payload);
    },
  };
}

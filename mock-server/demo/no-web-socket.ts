import { NodeXHR } from 'socket.io-client';

/** A worker answers no WebSocket, so the demonstration polls. */
export const triedWebSocket = () => NodeXHR;

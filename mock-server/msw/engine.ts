import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import type { MockBackend } from '../create-mock-backend.ts';
import { worldIdFrom } from '../registry/world-id.ts';
import { createEventSockets } from '../sockets/event-sockets.ts';

/** How packets reach the client: frames of a WebSocket, or answers to polling. */
interface Transport {
  send(packet: string): void;
  close(): void;
}

const OPEN = '0';
const CLOSE = '1';
const MESSAGE = '4';
/** No pings: in one page nothing breaks between client and server. Their sum has to fit into a timer. */
const SETTINGS = { upgrades: [], pingInterval: 1e9, pingTimeout: 1e9, maxPayload: 1e6 };

/** The server's half of socket.io, as far as the contract needs it: text packets of the main namespace. */
export function createEngine(backend: MockBackend) {
  const sockets = createEventSockets(backend.registry);
  const connections = new Map<string, { worldId?: string; transport: Transport }>();
  const encoder = new Encoder();

  function end(id: string): void {
    const transport = connections.get(id)?.transport;
    connections.delete(id);
    sockets.disconnect(id);
    transport?.close();
  }

  backend.onDropSockets((worldId) => {
    for (const [id, connection] of connections) if (connection.worldId === worldId) end(id);
  });

  return {
    end,
    /** @returns what takes the client's packets */
    open(id: string, address: string | URL, transport: Transport, header?: string | null) {
      const query = new URL(address).searchParams;
      const send = (packet: Packet) => {
        for (const text of encoder.encode(packet)) transport.send(`${MESSAGE}${text}`);
      };
      const decoder = new Decoder();
      decoder.on('decoded', ({ type, data }) => {
        if (type === PacketType.EVENT) sockets.receive(id, String(data[0]), data.slice(1));
        if (type === PacketType.DISCONNECT) end(id);
        if (type !== PacketType.CONNECT) return;
        const named = typeof data?.world === 'string' ? data.world : undefined;
        const worldId = worldIdFrom({ header: header ?? named, query: query.get('world') });
        connections.set(id, { worldId, transport });
        sockets.connect(id, worldId, query.get('token') ?? undefined, (event, args) =>
          send({ type: PacketType.EVENT, nsp: '/', data: [event, ...args] }),
        );
        send({ type: PacketType.CONNECT, nsp: '/', data: { sid: id } });
      });
      connections.set(id, { transport });
      transport.send(`${OPEN}${JSON.stringify({ sid: id, ...SETTINGS })}`);
      return (packet: string) => {
        if (packet.startsWith(MESSAGE)) decoder.add(packet.slice(1));
        else if (packet === CLOSE) end(id);
      };
    },
  };
}

import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import type { WorldRegistry } from '../registry/registry.ts';
import { worldIdFrom } from '../registry/world-id.ts';
import { createSocketRoom, type MockSocket } from './socket-room.ts';

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

/**
 * The server's half of socket.io, as far as the contract needs it, for hosts in a page, where the server of socket.io
 * cannot run: text packets of the main namespace.
 */
export function createEngine(registry: WorldRegistry) {
  const connections = new Map<string, { transport: Transport; socket?: MockSocket }>();
  const room = createSocketRoom(registry, () =>
    [...connections.values()].flatMap(({ socket }) => socket ?? []),
  );
  const encoder = new Encoder();

  function end(id: string): void {
    const transport = connections.get(id)?.transport;
    connections.delete(id);
    transport?.close();
  }

  registry.onDropSockets((worldId) => {
    for (const [id, { socket }] of connections) if (socket?.data.worldId === worldId) end(id);
  });

  return {
    end,
    /** @returns what takes the client's packets */
    open(id: string, address: string | URL, transport: Transport, header?: string | null) {
      const query = new URL(address).searchParams;
      const listeners = new Map<string, (...args: unknown[]) => void>();
      const send = (packet: Omit<Packet, 'nsp'>) => {
        for (const text of encoder.encode({ ...packet, nsp: '/' })) transport.send(`${MESSAGE}${text}`);
      };
      const decoder = new Decoder();
      decoder.on('decoded', ({ type, data }) => {
        if (type === PacketType.EVENT) listeners.get(String(data[0]))?.(...data.slice(1));
        if (type === PacketType.DISCONNECT) end(id);
        if (type !== PacketType.CONNECT) return;
        const named = typeof data?.world === 'string' ? data.world : undefined;
        // The members that the room uses.
        const socket = {
          data: {},
          on: (event: string, listener: () => void) => listeners.set(event, listener),
          emit: (...event: unknown[]) => send({ type: PacketType.EVENT, data: event }),
        } as unknown as MockSocket;
        connections.set(id, { transport, socket });
        const worldId = worldIdFrom({ header: header ?? named, query: query.get('world') });
        room.greet(socket, worldId, query.get('token') ?? undefined);
        send({ type: PacketType.CONNECT, data: { sid: id } });
      });
      connections.set(id, { transport });
      transport.send(`${OPEN}${JSON.stringify({ sid: id, ...SETTINGS })}`);
      return (packet: string) => {
        if (packet === CLOSE) end(id);
        else if (packet.startsWith(MESSAGE) && connections.has(id)) decoder.add(packet.slice(1));
      };
    },
  };
}

import { isSocketLogin } from '@copihue/contract/socket-events';
import type { WorldRegistry } from '../registry/registry.ts';
import { redeemTicket, sessionOf } from '../world/players/sessions.ts';
import { deliverChat, livingSession, type MockSocket, takeChat } from './chat-sockets.ts';

/**
 * Realtime events of every world (RT-02) over any transport. `recharge` and `balance` go to the player's sockets, chat
 * messages to the sockets of the conversation.
 * @param all returns the present connections of the host
 */
export function createSocketRoom(registry: WorldRegistry, all: () => readonly MockSocket[]) {
  function bind(socket: MockSocket, token: string | undefined): void {
    const session = sessionOf(registry.world(socket.data.worldId), token);
    if (session) socket.data.session = session;
  }

  function socketsOf(worldId: string, playerId: string): MockSocket[] {
    return all()
      .filter(({ data }) => data.worldId === worldId && data.session?.playerId === playerId)
      .filter((socket) => livingSession(registry, socket) !== undefined);
  }

  registry.onEvent((worldId, event) => {
    for (const socket of socketsOf(worldId, event.playerId)) {
      if (event.event === 'recharge') socket.emit('recharge', event.payload);
      else socket.emit('balance');
    }
  });
  registry.onChat((worldId, delivery) => deliverChat(registry, all(), worldId, delivery));

  return {
    /** Accepts a new connection with its world, and the token or the ticket of its handshake (RT-01, RT-05). */
    greet(socket: MockSocket, worldId: string, token: string | undefined, ticket?: string) {
      socket.data.worldId = worldId;
      bind(socket, token);
      if (ticket) {
        const world = registry.world(worldId);
        socket.data.session ??= redeemTicket(world, ticket);
        registry.changed(world);
      }
      // The login event may bring a newer token than the handshake.
      socket.on('login', (payload) => {
        if (isSocketLogin(payload)) bind(socket, payload.token);
      });
      takeChat(registry, socket);
    },
  };
}

import { isChatJoin, isChatMessage } from '@copihue/contract/chat-events';
import {
  type ClientToServerEvents,
  isSocketLogin,
  type ServerToClientEvents,
} from '@copihue/contract/socket-events';
import type { Socket } from 'socket.io';
import type { WorldRegistry } from '../registry/registry.ts';
import { entryOnWire, joinChat, receiveChat } from '../world/chat/chat.ts';
import { redeemTicket, sessionOf } from '../world/players/sessions.ts';
import type { ChatDelivery, ChatOwner } from '../world/tables/chat-rows.ts';
import type { Session } from '../world/tables/rows.ts';

export interface SocketState {
  worldId: string;
  session: Session | undefined;
  chat: ChatOwner | undefined;
}

export type MockSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketState
>;

/** Undefined after a logout, so that nothing more is sent. */
function livingSession(registry: WorldRegistry, { data }: MockSocket): Session | undefined {
  const { session } = data;
  const kept = session && registry.world(data.worldId).state.sessions.get(session.id);
  return kept === session ? session : undefined;
}

/**
 * All valid sessions of a player share one conversation. A guest's conversation is open to everyone with its secret.
 */
function isIn(registry: WorldRegistry, socket: MockSocket, owner: ChatOwner): boolean {
  if (socket.data.chat !== owner) return false;
  if (owner.startsWith('visitor:')) return true;
  return `player:${livingSession(registry, socket)?.playerId}` === owner;
}

/** Handles the chat events of a socket (CHT-01). Broken payloads are ignored. */
function takeChat(registry: WorldRegistry, socket: MockSocket): void {
  socket.on('chatJoin', (join) => {
    if (!isChatJoin(join)) return;
    const world = registry.world(socket.data.worldId);
    registry.runDue(world);
    const { conversation, missed } = joinChat(world, livingSession(registry, socket)?.playerId, join);
    socket.data.chat = conversation.owner;
    socket.emit('chatJoined', { conversationId: conversation.id });
    for (const row of missed) socket.emit('chat', entryOnWire(row));
    registry.changed(world);
  });
  socket.on('chat', (message) => {
    const { chat, worldId } = socket.data;
    if (!isChatMessage(message) || !chat || !isIn(registry, socket, chat)) return;
    const world = registry.world(worldId);
    if (receiveChat(world, chat, message)) registry.changed(world);
  });
}

function deliverChat(
  registry: WorldRegistry,
  sockets: readonly MockSocket[],
  worldId: string,
  delivery: ChatDelivery,
): void {
  for (const socket of sockets) {
    if (socket.data.worldId !== worldId || !isIn(registry, socket, delivery.owner)) continue;
    if (delivery.event === 'chat') socket.emit('chat', delivery.entry);
    else socket.emit('chatTyping');
  }
}

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

import type { ChatJoin, ChatMessage } from '@copihue/contract/chat-events';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { entryOnWire, joinChat, receiveChat } from '../../mock-server/world/chat/chat.ts';
import { sessionOf } from '../../mock-server/world/players/sessions.ts';
import type { ChatOwner } from '../../mock-server/world/tables/chat-rows.ts';
import { announceSocket, type LobbySocket } from '../../src/realtime/live-socket.ts';
import { currentToken } from '../../src/session/session-store.ts';
import { theApp } from './the-app.ts';

type Listener = (payload?: unknown) => void;

/** The page's socket, connected to the backend's world without a network. */
export class ChatWire {
  connected = false;
  /** The connection is lost, but the socket has not noticed it. Nothing arrives. */
  isDead = false;
  readonly arrived: string[] = [];
  #backend: MockBackend | undefined;
  #owner: ChatOwner | undefined;
  readonly #listeners = new Map<string, Listener[]>();

  constructor() {
    // The chat uses only these three members of the socket.
    announceSocket(theApp(), this as unknown as LobbySocket);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  #notify(event: string, payload?: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload);
  }

  emit(event: 'chatJoin' | 'chat', payload: unknown): void {
    const world = this.#backend?.registry.world('default');
    if (!world || !this.connected || this.isDead) return;
    if (event === 'chatJoin') {
      // The types of the app check these messages.
      const { conversation, missed } = joinChat(
        world,
        sessionOf(world, currentToken(theApp()))?.playerId,
        payload as ChatJoin,
      );
      this.#owner = conversation.owner;
      this.#notify('chatJoined', { conversationId: conversation.id });
      for (const row of missed) this.#notify('chat', entryOnWire(row));
    } else if (this.#owner) {
      this.arrived.push((payload as ChatMessage).text);
      receiveChat(world, this.#owner, payload as ChatMessage);
    }
    this.#backend?.registry.changed(world);
  }

  connect(backend: MockBackend): void {
    if (this.#backend !== backend) {
      this.#backend = backend;
      backend.registry.onChat((_world, delivery) => {
        if (!this.connected || this.#backend !== backend || delivery.owner !== this.#owner) return;
        this.#notify(delivery.event, delivery.event === 'chat' ? delivery.entry : undefined);
      });
    }
    this.connected = true;
    this.#notify('connect');
  }

  cut(): void {
    this.connected = false;
    this.#notify('disconnect');
  }
}

import { type ChatEntry, type ChatMessage, isChatEntry, isChatMessage } from '@copihue/contract/chat-events';
import { newIntentId } from '../../lib/intent-id.ts';

const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

/** Reads the stored conversation (CHT-01). @param owner undefined for a guest; nobody else sees a player's */
export function threadFrom(record: unknown, owner: string | undefined): ChatThread {
  const kept: Record<string, unknown> = typeof record === 'object' && record !== null ? { ...record } : {};
  const { visitorId, conversationId, readSeq, isPlayers } = kept;
  const isOwn = isPlayers !== true || (owner !== undefined && kept.owner === owner);
  const isKnown = typeof visitorId === 'string' && visitorId.length >= 16 && isOwn;
  const thread = emptyThread(isKnown ? visitorId : newIntentId());
  if (!isKnown) return thread;
  return {
    ...thread,
    conversationId: typeof conversationId === 'string' ? conversationId : undefined,
    entries: listOf(kept.entries, isChatEntry).sort((a, b) => a.seq - b.seq),
    outbox: listOf(kept.outbox, isChatMessage).map((message) => ({ ...message, state: 'waiting' })),
    readSeq: typeof readSeq === 'number' && readSeq >= 0 ? readSeq : 0,
  };
}

export function recordOf(thread: ChatThread, owner: string | undefined) {
  const { visitorId, conversationId, entries, outbox, readSeq } = thread;
  return { visitorId, conversationId, entries, outbox, readSeq, isPlayers: owner !== undefined, owner };
}

/** Not confirmed by the server: waiting, being sent, or without a receipt in time. */
export interface Outgoing extends ChatMessage {
  state: 'waiting' | 'sending' | 'late';
}

export interface ChatThread {
  /** The server finds a guest's conversation by this secret of the device. */
  visitorId: string;
  conversationId: string | undefined;
  /** Confirmed by the server, in its order, each once. */
  entries: readonly ChatEntry[];
  outbox: readonly Outgoing[];
  readSeq: number;
  isOnline: boolean;
  isTyping: boolean;
}

export type ChatEvent =
  | { type: 'joined'; conversationId: string }
  | { type: 'left' }
  | { type: 'written'; message: ChatMessage }
  | { type: 'received'; entry: ChatEntry }
  | { type: 'late'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'typing' }
  | { type: 'typing-over' }
  | { type: 'read' }
  | { type: 'cleared'; visitorId: string };

const KEPT_AT_MOST = 200;

export function emptyThread(visitorId: string): ChatThread {
  return {
    visitorId,
    conversationId: undefined,
    entries: [],
    outbox: [],
    readSeq: 0,
    isOnline: false,
    isTyping: false,
  };
}

export const lastSeq = ({ entries }: ChatThread): number => entries.at(-1)?.seq ?? 0;

export function unreadCount({ entries, readSeq }: ChatThread): number {
  return entries.filter(({ from, seq }) => from === 'agent' && seq > readSeq).length;
}

export const isBegun = ({ entries, outbox }: ChatThread): boolean =>
  outbox.length > 0 || entries.some(({ from }) => from === 'player');

function withEntry(entries: readonly ChatEntry[], entry: ChatEntry): readonly ChatEntry[] {
  if (entries.some(({ seq }) => seq === entry.seq)) return entries;
  const before = entries.filter(({ seq }) => seq < entry.seq);
  return [...before, entry, ...entries.slice(before.length)].slice(-KEPT_AT_MOST);
}

/** Pure. Only the server's receipt removes a message from the outbox. */
export function nextThread(thread: ChatThread, event: ChatEvent): ChatThread {
  switch (event.type) {
    case 'joined': {
      const outbox = thread.outbox.map((message) => ({ ...message, state: 'sending' as const }));
      const joined = { ...thread, outbox, isOnline: true, isTyping: false };
      if (event.conversationId === thread.conversationId) return joined;
      return { ...joined, conversationId: event.conversationId, entries: [], readSeq: 0 };
    }
    case 'left': {
      const outbox = thread.outbox.map((message) => ({ ...message, state: 'waiting' as const }));
      return { ...thread, outbox, isOnline: false, isTyping: false };
    }
    case 'written': {
      if (thread.outbox.some(({ id }) => id === event.message.id)) return thread;
      const state = thread.isOnline ? ('sending' as const) : ('waiting' as const);
      return { ...thread, outbox: [...thread.outbox, { ...event.message, state }] };
    }
    case 'received': {
      const { entry } = event;
      const isOwn = entry.from === 'player';
      return {
        ...thread,
        entries: withEntry(thread.entries, entry),
        outbox: isOwn ? thread.outbox.filter(({ id }) => id !== entry.id) : thread.outbox,
        // A player who writes has read everything above.
        readSeq: isOwn ? Math.max(thread.readSeq, entry.seq) : thread.readSeq,
        isTyping: thread.isTyping && isOwn,
      };
    }
    case 'late':
    case 'retried': {
      const to = event.type === 'late' ? 'late' : thread.isOnline ? 'sending' : 'waiting';
      const from = event.type === 'late' ? 'sending' : 'late';
      const outbox = thread.outbox.map((message) =>
        message.id === event.id && message.state === from
          ? { ...message, state: to as Outgoing['state'] }
          : message,
      );
      return { ...thread, outbox };
    }
    case 'typing':
      return { ...thread, isTyping: thread.isOnline };
    case 'typing-over':
      return { ...thread, isTyping: false };
    case 'read':
      return { ...thread, readSeq: Math.max(thread.readSeq, lastSeq(thread)) };
    case 'cleared':
      return { ...emptyThread(event.visitorId), isOnline: thread.isOnline };
  }
}

export function toSend(before: ChatThread, after: ChatThread, { type }: ChatEvent): readonly ChatMessage[] {
  const wasSending = (id: string) => before.outbox.some((one) => one.id === id && one.state === 'sending');
  return after.outbox
    .filter(({ id, state }) => state === 'sending' && (type === 'joined' || !wasSending(id)))
    .map(({ state: _state, ...message }) => message);
}

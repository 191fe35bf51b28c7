import { isChatEntry, isChatMessage } from '@copihue/contract/chat-events';
import { newIntentId } from '../../lib/intent-id.ts';
import { type ChatThread, emptyThread } from './chat-thread.ts';

const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

/**
 * Reads the stored conversation; a malformed record counts as missing (CHT-01).
 * @param owner of the session; undefined for a guest. Nobody else sees a player's conversation, and a login continues
 * the guest's.
 */
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

import type { ChatEntry, ChatJoin, ChatMessage } from '@copihue/contract/chat-events';
import { type DueRunners, schedule } from '../core/due.ts';
import { randomText } from '../core/random.ts';
import type { World } from '../core/world.ts';
import type { ChatOwner, ChatRow, ConversationRow } from '../tables/chat-rows.ts';
import { agentAnswer, agentGreeting } from './support-agent.ts';

const KEPT_AT_MOST = 300;
const READS_MS = 500;
const WRITES_AT_LEAST_MS = 700;
const WRITES_AT_MOST_MS = 2_000;
const WRITES_MS_A_LETTER = 6;

type NewEntry = Pick<ChatRow, 'from' | 'text'> & Partial<Pick<ChatRow, 'id' | 'orderId' | 'quickReplies'>>;

export function entryOnWire({ id, seq, from, text, orderId, quickReplies, at }: ChatRow): ChatEntry {
  return {
    id,
    seq,
    from,
    text,
    ...(orderId !== null && { orderId }),
    ...(quickReplies && { quickReplies: [...quickReplies] }),
    sentAt: new Date(at).toISOString(),
  };
}

function addEntry(world: World, conversation: ConversationRow, entry: NewEntry): ChatRow {
  conversation.lastSeq += 1;
  const seq = conversation.lastSeq;
  const row: ChatRow = {
    id: `a-${seq}`,
    orderId: null,
    quickReplies: null,
    ...entry,
    seq,
    at: world.now(),
  };
  conversation.entries.push(row);
  conversation.entries = conversation.entries.slice(-KEPT_AT_MOST);
  return row;
}

function deliver(world: World, { owner }: ConversationRow, row: ChatRow): void {
  world.chatDeliveries.push({ owner, event: 'chat', entry: entryOnWire(row) });
}

function begin(world: World, owner: ChatOwner, lang: ConversationRow['lang']): ConversationRow {
  const id = `c-${world.now().toString(36)}-${randomText(world.random('chat'), 8)}`;
  const conversation: ConversationRow = { id, owner, lang, entries: [], lastSeq: 0, lost: 0 };
  world.state.conversations.set(owner, conversation);
  return conversation;
}

function takeOver(world: World, visitor: ChatOwner, conversation: ConversationRow): void {
  const before = world.state.conversations.get(visitor);
  if (!before) return;
  world.state.conversations.delete(visitor);
  const isFirst = conversation.entries.length === 0;
  for (const { id, from, text, orderId, quickReplies } of before.entries) {
    if (from === 'agent' && !isFirst && id === 'a-1') continue;
    const entry = { from, text, orderId, quickReplies };
    addEntry(world, conversation, from === 'player' ? { id, ...entry } : entry);
  }
  for (const task of world.state.due) {
    if ('owner' in task && task.owner === visitor) task.owner = conversation.owner;
  }
}

/**
 * @param playerId of a valid session; undefined for a guest
 * @returns the conversation, and the entries that the client does not have yet, in order
 */
export function joinChat(world: World, playerId: string | undefined, join: ChatJoin) {
  const visitor: ChatOwner = `visitor:${join.visitorId}`;
  const owner: ChatOwner = playerId === undefined ? visitor : `player:${playerId}`;
  const conversation = world.state.conversations.get(owner) ?? begin(world, owner, join.lang);
  conversation.lang = join.lang;
  if (owner !== visitor) takeOver(world, visitor, conversation);
  if (conversation.entries.length === 0) addEntry(world, conversation, agentGreeting(join.lang));
  const has = join.conversationId === conversation.id ? join.afterSeq : 0;
  return { conversation, missed: conversation.entries.filter(({ seq }) => seq > has) };
}

/** The device chooses the ids of messages, so one may equal the id of an agent's entry. */
function messageOf({ entries }: ConversationRow, messageId: string): ChatRow | undefined {
  return entries.find(({ from, id }) => from === 'player' && id === messageId);
}

/**
 * Stores a message once, even when it is sent again (CHT-01). The stored entry is the receipt; the agent answers later.
 * @returns false when the conversation was not opened
 */
export function receiveChat(world: World, owner: ChatOwner, message: ChatMessage): boolean {
  const conversation = world.state.conversations.get(owner);
  if (!conversation) return false;
  const known = messageOf(conversation, message.id);
  if (known) {
    deliver(world, conversation, known);
    return true;
  }
  const { id, text } = message;
  const row = addEntry(world, conversation, { from: 'player', id, text, orderId: message.orderId ?? null });
  deliver(world, conversation, row);
  const { length } = agentAnswer(world, conversation, row).text;
  const writes = Math.min(WRITES_AT_LEAST_MS + length * WRITES_MS_A_LETTER, WRITES_AT_MOST_MS);
  schedule(world, READS_MS, { kind: 'chat-typing', owner });
  schedule(world, READS_MS + writes, { kind: 'chat-reply', owner, messageId: id });
  return true;
}

export const chatRunners = {
  'chat-typing': (world, { owner }) => void world.chatDeliveries.push({ owner, event: 'chatTyping' }),
  'chat-reply': (world, { owner, messageId }) => {
    const conversation = world.state.conversations.get(owner);
    if (!conversation) return;
    const message = messageOf(conversation, messageId);
    if (!message) return;
    // The answer is chosen only now, because an order may have changed while the agent was writing.
    const { isUnderstood, ...answer } = agentAnswer(world, conversation, message);
    conversation.lost = isUnderstood ? 0 : conversation.lost + 1;
    deliver(world, conversation, addEntry(world, conversation, { from: 'agent', ...answer }));
  },
} satisfies Partial<DueRunners>;

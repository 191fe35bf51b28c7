import type { ChatEntry } from '@copihue/contract/chat-events';
import type { Lang } from '../../texts/text-types.ts';

/** `player:P000001`, or `visitor:` with the secret of a guest's device. */
export type ChatOwner = `player:${string}` | `visitor:${string}`;

export interface ChatRow {
  id: string;
  /** Counts from 1 without gaps. */
  seq: number;
  from: 'player' | 'agent';
  text: string;
  orderId: string | null;
  quickReplies: readonly string[] | null;
  at: number;
}

export interface ConversationRow {
  id: string;
  owner: ChatOwner;
  lang: Lang;
  /** Oldest first. A very long conversation loses its oldest entries. */
  entries: ChatRow[];
  lastSeq: number;
  /** Messages in a row that the agent did not understand. */
  lost: number;
}

export type ChatDelivery =
  | { owner: ChatOwner; event: 'chat'; entry: ChatEntry }
  | { owner: ChatOwner; event: 'chatTyping' };

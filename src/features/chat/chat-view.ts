import type { ChatThread, Outgoing } from './chat-thread.ts';

/** How far a message of the player's own got; `read` once the agent wrote after it. */
export type BubbleState = Outgoing['state'] | 'sent' | 'read';

export interface BubbleView {
  id: string;
  from: 'player' | 'agent';
  text: string;
  orderId: string | undefined;
  sentAt: string;
  /** Of own messages alone. */
  state: BubbleState | undefined;
}

/** The conversation as it is shown: what the server has, then what is still to be sent. */
export function bubblesOf({ entries, outbox, isTyping }: ChatThread): {
  bubbles: readonly BubbleView[];
  quickReplies: readonly string[];
} {
  const answeredUpTo = entries.findLast(({ from }) => from === 'agent')?.seq ?? 0;
  const confirmed = entries.map(
    ({ id, from, text, orderId, sentAt, seq }): BubbleView => ({
      // Ids of the two sides are drawn apart from each other.
      id: `${from}-${id}`,
      from,
      text,
      orderId,
      sentAt,
      state: from === 'agent' ? undefined : seq < answeredUpTo ? 'read' : 'sent',
    }),
  );
  const open = outbox.map(
    ({ id, text, orderId, sentAt, state }): BubbleView => ({
      id: `player-${id}`,
      from: 'player',
      text,
      orderId,
      sentAt,
      state,
    }),
  );
  const last = entries.at(-1);
  const mayReply = open.length === 0 && !isTyping && last?.from === 'agent';
  return { bubbles: [...confirmed, ...open], quickReplies: (mayReply && last.quickReplies) || [] };
}

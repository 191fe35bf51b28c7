import type { ChatEntry } from '@copihue/contract/chat-events';
import type { ChatThread, Outgoing } from './chat-thread.ts';

/** State of an own message; it is `read` once the agent wrote after it. */
export type BubbleState = Outgoing['state'] | 'sent' | 'read';

export interface BubbleView extends Pick<ChatEntry, 'id' | 'from' | 'text' | 'orderId' | 'sentAt'> {
  state: BubbleState | undefined;
}

/** Lists what the server confirmed, then what is still to be sent. */
export function bubblesOf({ entries, outbox, isTyping }: ChatThread): {
  bubbles: readonly BubbleView[];
  quickReplies: readonly string[];
} {
  const answeredUpTo = entries.findLast(({ from }) => from === 'agent')?.seq ?? 0;
  // The two sides create their ids independently, so the key names the side as well.
  const confirmed = entries.map(({ seq, ...entry }): BubbleView => {
    const state = entry.from === 'agent' ? undefined : seq < answeredUpTo ? 'read' : 'sent';
    return { ...entry, id: `${entry.from}-${entry.id}`, state };
  });
  const open = outbox.map(
    (message): BubbleView => ({ ...message, id: `player-${message.id}`, from: 'player' }),
  );
  const last = entries.at(-1);
  const mayReply = open.length === 0 && !isTyping && last?.from === 'agent';
  return { bubbles: [...confirmed, ...open], quickReplies: (mayReply && last.quickReplies) || [] };
}

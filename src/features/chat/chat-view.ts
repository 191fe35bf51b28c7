import type { ChatEntry } from '@copihue/contract/chat-events';
import type { ChatThread, Outgoing } from './chat-thread.ts';

export type BubbleState = Outgoing['state'] | 'sent' | 'read';

export interface BubbleView extends Pick<ChatEntry, 'id' | 'from' | 'text' | 'orderId' | 'sentAt'> {
  state: BubbleState | undefined;
}

export function bubblesOf({ entries, outbox, isTyping }: ChatThread): {
  bubbles: readonly BubbleView[];
  quickReplies: readonly string[];
} {
  const answeredUpTo = entries.findLast(({ from }) => from === 'agent')?.seq ?? 0;
  // Both sides create ids independently, so the key also contains the side.
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

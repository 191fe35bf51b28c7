import { useEffect, useRef } from 'react';
import { texts } from '../../i18n/texts.ts';
import { ChatLog } from './chat-log.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { dispatch } from './chat-session.ts';
import { useChat } from './chat-store.ts';
import { lastSeq } from './chat-thread.ts';
import type { ChatWidgetProps } from './chat-widget-props.ts';
import { Composer } from './composer.tsx';
import { LogSkeleton } from './log-skeleton.tsx';
import { useIsSlow } from './use-is-slow.ts';

/** The app's own chat: a conversation with support over the page's socket (CHT-01). */
export function ChatWidget({ orderId, address: _none, ...panel }: ChatWidgetProps) {
  const { chat } = texts();
  const thread = useChat((state) => state.thread);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOffline = useIsSlow(!thread?.isOnline);
  const newest = thread && lastSeq(thread);

  useEffect(() => {
    if (panel.isOpen && newest !== undefined) dispatch({ type: 'read' });
  }, [panel.isOpen, newest]);

  const status = thread?.isOnline ? chat.online() : isOffline ? chat.offline() : chat.connecting();
  return (
    <ChatPanel {...panel} status={thread?.isTyping ? chat.typing() : status} firstFocus={field}>
      {thread && (thread.entries.length > 0 || thread.outbox.length > 0) ? (
        <ChatLog thread={thread} />
      ) : (
        <LogSkeleton label={chat.starting()} />
      )}
      <Composer key={orderId} field={field} orderId={orderId} />
    </ChatPanel>
  );
}

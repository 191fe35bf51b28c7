import { useEffect, useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { Loading } from '../../ui/loading.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatPanel, type ChatWidgetProps } from './chat-panel.tsx';
import { dispatch } from './chat-session.ts';
import { useChat } from './chat-store.ts';
import { lastSeq } from './chat-thread.ts';
import { Composer } from './composer.tsx';

const BUBBLES = ['h-132 w-3/4', 'ml-auto h-72 w-2/5', 'h-96 w-3/5'];

/**
 * In ms. The socket connects some seconds after the page starts, and needs up to ten to fall back to polling (RT-01).
 * After this time there is no connection.
 */
const SLOW_AFTER_MS = 14_000;
/** In ms: shorter when the browser reports that it is offline, which can be wrong. */
const OFFLINE_AFTER_MS = 5_000;

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timers = [
      setTimeout(() => setSlow(true), SLOW_AFTER_MS),
      setTimeout(() => navigator.onLine || setSlow(true), OFFLINE_AFTER_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

export function ChatWidget({ orderId, address: _none, ...panel }: ChatWidgetProps) {
  const app = useApp();
  const { chat } = texts();
  const thread = useChat((state) => state.thread);
  const isSlow = useIsSlow(!thread?.isOnline);
  const newest = thread && lastSeq(thread);

  useEffect(() => {
    if (panel.isOpen && newest !== undefined) dispatch(app, { type: 'read' });
  }, [panel.isOpen, newest, app]);

  const status = thread?.isOnline ? chat.online() : isSlow ? chat.offline() : chat.connecting();
  return (
    <ChatPanel {...panel} status={thread?.isTyping ? chat.typing() : status}>
      {thread && (thread.entries.length > 0 || thread.outbox.length > 0) ? (
        <ChatLog thread={thread} />
      ) : (
        <Loading
          label={chat.starting()}
          blocks={BUBBLES}
          className="flex min-h-0 flex-1 flex-col gap-24 overflow-hidden px-28 py-32"
        />
      )}
      <Composer key={orderId} orderId={orderId} />
    </ChatPanel>
  );
}

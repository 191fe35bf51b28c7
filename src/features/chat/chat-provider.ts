import type { ComponentType } from 'react';
import type { App } from '../../lib/app.ts';
import { readRecord } from '../../lib/device-records.ts';
import { sessionOwner } from '../../session/session-store.ts';
import type { ChatWidgetProps } from './chat-panel.tsx';
import { isBegun, threadFrom } from './chat-thread.ts';

/** A live-chat service behind the floating button (CHT-01). None of its code loads before the first tap. */
export interface ChatProvider {
  address: string | undefined;
  loadWidget: (app: App) => Promise<ComponentType<ChatWidgetProps>>;
  /** Resumes a stored conversation, so that the button shows new answers; does nothing without one. */
  follow: (app: App) => Promise<void>;
}

const own: ChatProvider = {
  address: undefined,
  async loadWidget(app) {
    const [{ ChatWidget }, { startChat }] = await Promise.all([
      import('./chat-widget.tsx'),
      import('./chat-session.ts'),
    ]);
    void startChat(app);
    return ChatWidget;
  },
  async follow(app) {
    const record = await readRecord(app, 'chat');
    if (record === undefined || !isBegun(threadFrom(record, sessionOwner(app)))) return;
    const { startChat } = await import('./chat-session.ts');
    await startChat(app);
  },
};

/** A hosted provider runs in its own frame and sends nothing to this page. */
export function chatProvider(address: string | undefined): ChatProvider {
  if (address === undefined) return own;
  return {
    address,
    loadWidget: () => import('./hosted-chat.tsx').then(({ HostedChat }) => HostedChat),
    follow: () => Promise.resolve(),
  };
}

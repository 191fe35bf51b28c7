import { appStore } from '../../lib/app-store.ts';
import { type ChatThread, unreadCount } from './chat-thread.ts';

interface ChatState {
  /** Undefined until the device's record was read. */
  thread: ChatThread | undefined;
}

/** Only chat-session.ts changes it. */
export const useChat = appStore<ChatState>(() => ({ thread: undefined }));

export const useUnread = (): number => useChat(({ thread }) => (thread ? unreadCount(thread) : 0));

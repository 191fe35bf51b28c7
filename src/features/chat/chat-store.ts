import { appStore } from '../../lib/store.ts';
import { type ChatThread, unreadCount } from './chat-thread.ts';

interface ChatState {
  thread: ChatThread | undefined;
}

export const useChat = appStore<ChatState>(() => ({ thread: undefined }));

export const useUnread = (): number => useChat(({ thread }) => (thread ? unreadCount(thread) : 0));

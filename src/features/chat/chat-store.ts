import { appStore } from '../../lib/app-store.ts';
import { type ChatThread, unreadCount } from './chat-thread.ts';

interface ChatState {
  /** Undefined until the device's record is read. */
  thread: ChatThread | undefined;
}

/** The conversation on screen; changed by chat-session.ts alone. */
export const useChat = appStore<ChatState>(() => ({ thread: undefined }));

/** Answers the player has not seen. */
export const useUnread = (): number => useChat(({ thread }) => (thread ? unreadCount(thread) : 0));

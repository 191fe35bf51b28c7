import { create } from 'zustand';
import { type ChatThread, unreadCount } from './chat-thread.ts';

interface ChatState {
  /** Undefined until the device's record is read. */
  thread: ChatThread | undefined;
}

/** The conversation on screen; changed by chat-session.ts alone. */
export const useChat = create<ChatState>(() => ({ thread: undefined }));

/** Answers the player has not seen. */
export const useUnread = (): number => useChat(({ thread }) => (thread ? unreadCount(thread) : 0));

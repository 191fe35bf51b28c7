import { readChatSetting } from './chat-setting.ts';

/** Not in this-build.ts, because the first view does without the chat. */
export const chatSetting = readChatSetting(import.meta.env);

import { readChatSetting } from './chat-setting.ts';

/** The chat of this build; apart from this-build.ts because the first view does without it. */
export const chatSetting = readChatSetting(import.meta.env);

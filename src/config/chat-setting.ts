/** The support chat (CHT-01) is the app's own widget over the socket, or a hosted one in a frame. */
export type ChatSetting = { provider: 'own' } | { provider: 'hosted'; url: string };

/**
 * Reads VITE_CHAT_PROVIDER (`own`, the default, or `hosted`) and VITE_CHAT_URL (the hosted widget's https address). The
 * app uses it, and so does the build, for the page's policy.
 * @throws Error that names the mistake and its correction
 */
export function readChatSetting(env: Record<string, unknown>): ChatSetting {
  const provider = env.VITE_CHAT_PROVIDER || 'own';
  if (provider === 'own') return { provider };
  const advice =
    'Set VITE_CHAT_PROVIDER in .env to "own", or to "hosted" with VITE_CHAT_URL, an https address such as https://chat.example.com/widget.';
  if (provider !== 'hosted') throw new Error(`VITE_CHAT_PROVIDER is unknown: ${String(provider)}. ${advice}`);
  const text = typeof env.VITE_CHAT_URL === 'string' ? env.VITE_CHAT_URL : '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password)
    throw new Error(`VITE_CHAT_URL is not an https address: "${text}". ${advice}`);
  return { provider, url: url.href };
}

/** The page's policy lets this origin into a frame for the chat; undefined for the app's own widget. */
export function chatOrigin(setting: ChatSetting): string | undefined {
  return setting.provider === 'hosted' ? new URL(setting.url).origin : undefined;
}

export type ChatSetting = { provider: 'own' } | { provider: 'hosted'; url: string };

/**
 * Reads VITE_CHAT_PROVIDER (`own`, the default, or `hosted`) and VITE_CHAT_URL (the hosted widget's https address).
 * Shared by the app and the build, which writes the page's policy (CHT-01).
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

/** The origin that the page's policy allows in a frame; undefined for the app's own widget. */
export function chatOrigin(setting: ChatSetting): string | undefined {
  return setting.provider === 'hosted' ? new URL(setting.url).origin : undefined;
}

import { currentLanguage } from '../../i18n/languages.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { ChatPanel, type ChatWidgetProps } from './chat-panel.tsx';

/** The frame may run scripts, use its own origin and open links in new tabs, but it cannot touch this page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Adds language and order, but never a token. */
function hostedAddress(url: string, lang: string, orderId: string | undefined): string {
  const address = new URL(url);
  address.searchParams.set('lang', lang);
  if (orderId !== undefined) address.searchParams.set('orderId', orderId);
  return address.href;
}

export function HostedChat({ orderId, address = '', ...panel }: ChatWidgetProps) {
  const app = useApp();
  const { chat } = texts();
  return (
    <ChatPanel {...panel} status={chat.hosted({ host: new URL(address).hostname })}>
      <iframe
        src={hostedAddress(address, currentLanguage(app).lang, orderId)}
        title={chat.frame()}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        className="min-h-0 w-full flex-1 border-0 bg-text"
      />
    </ChatPanel>
  );
}

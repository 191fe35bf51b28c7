import { type ComponentType, useEffect, useRef, useState } from 'react';
import { settings } from '../../config/this-page.ts';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import type { ChatWidgetProps } from '../../features/chat/chat-panel.tsx';
import { chatProvider } from '../../features/chat/chat-provider.ts';
import { useUnread } from '../../features/chat/chat-store.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { emitUi, type UiEvents } from '../../lib/ui-events.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useUiEvent } from '../../ui/use-ui-event.ts';
import { useChrome } from './chrome-store.ts';

const provider = chatProvider(settings.chat);

/** The chat and its button, in the free end of the nav bar, where it covers nothing (CHT-01, decision 24). */
export function FloatingChat({ wanted }: { wanted: UiEvents['show-chat'] | undefined }) {
  const app = useApp();
  const { chat } = texts();
  const unread = useUnread();
  const { nav } = useChrome();
  const [Widget, setWidget] = useState<ComponentType<ChatWidgetProps>>();
  const { value, open, control } = useOpened<UiEvents['show-chat']>();
  const isLoading = useRef(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => void provider.follow(app).catch(() => undefined), [app]);

  useUiEvent('show-chat', (about) => {
    open(about);
    if (Widget || isLoading.current) return;
    isLoading.current = true;
    setBusy(true);
    provider
      .loadWidget(app)
      .then(
        (Loaded) => setWidget(() => Loaded),
        () => {
          control.onClosed();
          showToast(app, 'failure', chat.failed());
        },
      )
      .finally(() => {
        isLoading.current = false;
        setBusy(false);
      });
  });
  const [first] = useState(wanted);
  useEffect(() => {
    if (first) emitUi(app, 'show-chat', first);
  }, [first, app]);

  return (
    <>
      {nav && (
        <div className="column pointer-events-none fixed inset-x-0 bottom-0 z-[1001] flex h-[var(--nav-height)] justify-end pt-[var(--update-height,0px)] pb-[env(safe-area-inset-bottom)]">
          <ChatButton unread={unread} isBusy={isBusy} onTap={() => emitUi(app, 'show-chat', {})} />
        </div>
      )}
      {Widget && value && <Widget {...control} orderId={value.orderId} address={provider.address} />}
    </>
  );
}

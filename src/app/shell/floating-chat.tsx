import { useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { chatSetting } from '../../config/this-chat.ts';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import type { ChatWidgetProps } from '../../features/chat/chat-panel.tsx';
import { chatProvider } from '../../features/chat/chat-provider.ts';
import { useUnread } from '../../features/chat/chat-store.ts';
import { texts } from '../../i18n/texts.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useUiEvent } from '../../ui/use-ui-event.ts';

const provider = chatProvider(chatSetting);

/**
 * Where the floating chat button stands on a screen. The rocket and the sticky banner have the lower corners of home:
 * the button slides above the banner when that comes (`data-floats` marks it). Screens with a bar of their own above
 * the nav bar have it under the header, beside the title; a game has all of the screen for itself.
 */
type FloatPlace = 'corner' | 'home' | 'below-header' | 'none';

const WITH_BAR = ['/deposit', '/withdraw', '/firstRecharge', '/rushdeposit', '/newUserDeposit'];

/** The place for the screen of an address; `view` is the step that a screen of several keeps in its address. */
export function floatPlace(pathname: string, view?: string): FloatPlace {
  if (pathname.startsWith('/gameView')) return 'none';
  if (pathname === '/') return 'home';
  // Where a red packet is made ready.
  if (view === 'new') return 'below-header';
  return WITH_BAR.includes(pathname.replace(/\/$/, '')) ? 'below-header' : 'corner';
}

/** The floating chat button and what it opens (spec point 1; CHT-01). The UI event "show chat" opens it too. */
export function FloatingChat() {
  const { chat } = texts();
  const unread = useUnread();
  const place = useRouterState({
    select: ({ location }) => floatPlace(location.pathname, location.search.view),
  });
  const [Widget, setWidget] = useState<ComponentType<ChatWidgetProps>>();
  const [shown, setShown] = useState<{ orderId: string | undefined; isOpen: boolean }>();
  const isLoading = useRef(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => void provider.follow().catch(() => undefined), []);

  useUiEvent('show-chat', ({ orderId }) => {
    setShown({ orderId, isOpen: true });
    if (Widget || isLoading.current) return;
    isLoading.current = true;
    setBusy(true);
    provider
      .loadWidget()
      .then(
        (Loaded) => setWidget(() => Loaded),
        () => {
          setShown(undefined);
          showToast('failure', chat.failed());
        },
      )
      .finally(() => {
        isLoading.current = false;
        setBusy(false);
      });
  });

  return (
    <>
      {place !== 'none' && (
        <>
          {/* At the very end the page scrolls on, so that nothing stays under the button. */}
          {place === 'corner' && <div className="h-112" />}
          <div
            className={clsx(
              'column pointer-events-none fixed inset-x-0 z-[900] flex justify-end px-24',
              place === 'below-header'
                ? 'top-[calc(1.24rem+env(safe-area-inset-top))]'
                : 'bottom-[calc(var(--nav-height,env(safe-area-inset-bottom))+0.22rem)] transition-transform duration-200 [body:has([data-floats])_&]:-translate-y-[2.44rem]',
            )}
          >
            <ChatButton unread={unread} isLoading={isBusy} onTap={() => emitUi('show-chat', {})} />
          </div>
        </>
      )}
      {Widget && shown && (
        <Widget
          {...shown}
          address={provider.address}
          onClose={() => setShown({ ...shown, isOpen: false })}
          onClosed={() => setShown(undefined)}
        />
      )}
    </>
  );
}

import { Outlet } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { texts } from '../i18n/texts.ts';
import { afterIdle } from '../lib/after-idle.ts';
import { useApp } from '../lib/app.ts';
import type { UiEvents } from '../lib/ui-events.ts';
import { useIsLogin } from '../session/session-store.ts';
import { Island } from '../ui/island.tsx';
import { optionalLayer } from '../ui/lazy-layer.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { useUiEvent } from '../ui/use-ui-event.ts';
import { MenuHost } from './menu/menu-host.tsx';
import { PopupHost } from './popups/popup-host.tsx';
import { BottomNav } from './shell/bottom-nav.tsx';
import { useChrome } from './shell/chrome-store.ts';
import { Header } from './shell/header.tsx';
import { loadAfterStart } from './start/start-app.ts';

/** In ms: all outside the first view loads after this time, so that nothing competes with it. */
const AFTER_START_MS = 1_500;

const AfterStart = optionalLayer(() => loadAfterStart().then((m) => m.AfterStart), 'system');

function AfterStartHost() {
  const app = useApp();
  const [isDue, setDue] = useState(false);
  const [chat, setChat] = useState<UiEvents['show-chat']>();
  useUiEvent('show-chat', (wanted) => {
    setChat(wanted);
    setDue(true);
  });
  // During a transition React lets the player's actions go first.
  useEffect(() => afterIdle(app, AFTER_START_MS, () => startTransition(() => setDue(true))), [app]);
  return isDue && <AfterStart chat={chat} />;
}

const DepositNotice = optionalLayer(
  () => import('../features/deposit/deposit-notice-host.tsx').then((m) => m.DepositNoticeHost),
  'deposit',
);

export function TopBar() {
  return (
    <Island isDecoration className="column sticky top-0 z-[1000]">
      <Header />
    </Island>
  );
}

export function NavBar() {
  return (
    <Island isDecoration className="column fixed inset-x-0 bottom-0 z-[1000]">
      <BottomNav />
    </Island>
  );
}

export function Shell() {
  const { header } = texts();
  const chrome = useChrome();
  const isLogin = useIsLogin();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:z-[4000] focus:bg-raised focus:p-20 focus:text-text"
      >
        {header.skip()}
      </a>
      {chrome.header && <TopBar />}
      <main id="content" tabIndex={-1} className={chrome.nav ? 'pb-nav outline-none' : 'outline-none'}>
        <Outlet />
      </main>
      {chrome.nav && <NavBar />}
      <ToastRegion />
      {isLogin && <DepositNotice />}
      <MenuHost />
      <PopupHost />
      <AfterStartHost />
    </>
  );
}

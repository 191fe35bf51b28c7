import { Outlet } from '@tanstack/react-router';
import { texts } from '../../i18n/texts.ts';
import { Part } from '../../ui/part.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { PopupHost } from '../popups/popup-host.tsx';
import { AfterStartHost } from './after-start-host.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { useChrome } from './chrome-store.ts';
import { DepositNotice } from './deposit-notice.tsx';
import { Header } from './header.tsx';

/** The frame around every screen: skip link, header, screen, bottom nav, and the layers above. */
export function Shell() {
  const { common, header } = texts();
  const chrome = useChrome();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:z-[4000] focus:bg-raised focus:p-20 focus:text-text"
      >
        {header.skip()}
      </a>
      {chrome.header && (
        <Part className="column sticky top-0 z-[1000]">
          <Header />
        </Part>
      )}
      <main id="content" tabIndex={-1} className={chrome.nav ? 'pb-nav outline-none' : 'outline-none'}>
        <Outlet />
      </main>
      {chrome.nav && (
        <Part className="column fixed inset-x-0 bottom-0 z-[1000]">
          <BottomNav />
        </Part>
      )}
      <ToastRegion closeLabel={common.close()} />
      <DepositNotice />
      <PopupHost />
      <AfterStartHost />
    </>
  );
}

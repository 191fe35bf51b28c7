import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ARRIVAL_POPUP_DELAY_MS } from '../../config/constants.ts';
import { useNoticeCount } from '../../features/notices/use-notices.ts';
import { loadTexts, texts } from '../../i18n/texts.ts';
import { afterIdle } from '../../lib/after-idle.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { forgetTab, readTab } from '../../lib/tab-memory.ts';
import type { UiEvents } from '../../lib/ui-events.ts';
import { reportLanding } from '../../session/ads-report.ts';
import { askServerTime } from '../../session/play-limits/server-clock.ts';
import { LoadingLayer } from '../../ui/loading-layer.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useUiEvent } from '../../ui/use-ui-event.ts';
import { SessionEnded } from '../guards/session-ended.tsx';
import { startArrivalPopups } from '../popups/arrival-popups.ts';
import { followInstall, isAddableOnIos, noteVisit, useInstallOffer } from '../popups/install-offer.ts';
import { offerWelcome, useWelcome } from '../popups/welcome.ts';
import { APP_RELOAD_EVENT } from '../release/lost-script.ts';
import { keepPageOnDevice } from '../release/service-worker.ts';
import { restoreTypedValues, storeTypedValues } from '../release/typed-values.ts';
import { ConnectionNotice, watchPlaces } from '../shell/connection-notice.tsx';
import { UpdatePrompt } from '../shell/update-prompt.tsx';
import '../shell/error-screens.tsx';
import { followMarket, isOfOtherMarket } from '../../session/page-market.ts';
import { onceSettled } from '../../ui/layer-history.ts';
import { optionalLayer } from '../../ui/lazy-layer.tsx';
import { followDisplayFace } from './display-face.ts';

const FloatingChat = optionalLayer(
  () => import('../shell/floating-chat.tsx').then((m) => m.FloatingChat),
  'chat',
);
const LobbyPopups = optionalLayer(
  () => import('../popups/lobby-popups.tsx').then((m) => m.LobbyPopups),
  'notices',
);

const InstallPopup = optionalLayer(
  () => import('../popups/install-popup.tsx').then((m) => m.InstallPopup),
  'system',
);
const WelcomeLayer = optionalLayer(
  () => import('../popups/welcome-layer.tsx').then((m) => m.WelcomeLayer),
  'promotions',
);

/** The popups of the lobby, whose code loads when home has been shown for a while (NTF-01). */
function LobbyPopupsHost() {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isHome) return;
    return afterIdle(ARRIVAL_POPUP_DELAY_MS, () => startTransition(() => setDue(true)));
  }, [isHome]);
  return isDue && <LobbyPopups />;
}

/** Beside the menu button: text inside a button belongs to its name. */
const findMenuSide = () =>
  document.querySelector('[data-live] > header > :first-child > button')?.parentElement;

/** On home's menu button, how much waits in the notices (LOB-16); the menu says it in words. */
function NoticeBadge() {
  const count = useNoticeCount();
  const side = useSyncExternalStore(watchPlaces, findMenuSide);
  if (!side || count === 0) return null;
  return createPortal(
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-[calc(env(safe-area-inset-top)+0.12rem)] left-60 grid h-32 min-w-32 place-items-center rounded-full bg-action px-8 font-bold text-2xs text-text"
    >
      {count}
    </span>,
    side,
  );
}

/** Covers the page while something runs that all of it waits for; a short wait shows nothing. */
function SystemLoading() {
  const [isOn, setOn] = useState(false);
  useUiEvent('show-system-loading', ({ isOn: next }) => setOn(next));
  return isOn && <LoadingLayer />;
}

/**
 * Says what happened on the page of another market (src/session/page-market.ts): it was left too soon to be read there.
 * @returns what it was; undefined on a page that is being left
 */
async function greet(): Promise<unknown> {
  if (isOfOtherMarket()) return;
  const greeting = readTab('greeting');
  forgetTab('greeting');
  if (greeting === 'logout') showToast('info', texts().menu.loggedOut());
  if (greeting !== 'login' && greeting !== 'register') return greeting;
  await Promise.all([loadTexts('auth'), loadTexts('profile')]);
  const words = greeting === 'login' ? texts().auth.login : texts().profile.register;
  showToast('success', words.success());
  return greeting;
}

/** What runs beside every screen and is not needed in the first seconds. */
export function AfterStart({ chat }: { chat: UiEvents['show-chat'] | undefined }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const isWelcomed = useWelcome(({ isThere }) => isThere);
  useEffect(() => followMarket(queryClient, onceSettled), [queryClient]);
  useEffect(keepPageOnDevice, []);
  useEffect(restoreTypedValues, []);
  useEffect(() => {
    addEventListener(APP_RELOAD_EVENT, storeTypedValues);
    return () => removeEventListener(APP_RELOAD_EVENT, storeTypedValues);
  }, []);
  useEffect(() => void reportLanding(), []);
  useEffect(() => {
    void greet().then((greeting) => {
      if (greeting === 'register') void offerWelcome(queryClient, router);
    });
  }, [queryClient, router]);
  useEffect(() => void noteVisit(), []);
  useEffect(() => {
    // Where the page may not read when an answer was sent, on another origin, the server is asked what time it is.
    if (serverNow() === undefined) askServerTime().catch(() => undefined);
  }, []);
  useEffect(followInstall, []);
  useEffect(() => followDisplayFace(router), [router]);
  useEffect(() => {
    if (!isAddableOnIos()) return;
    import('./ios-start-pictures.ts').then((m) => m.addStartPictures()).catch(() => undefined);
  }, []);
  const isInstallOffered = useInstallOffer(({ way }) => way !== undefined);
  useEffect(() => {
    if (!import.meta.env.VITE_REPORT_URL) return;
    const address = () => router.state.matches.at(-1)?.fullPath ?? '';
    void import('../reports/send-reports.ts').then(({ sendReports }) => sendReports(address));
  }, [router]);
  useEffect(() => void performance.mark('app:after-start'), []);
  useEffect(() => startArrivalPopups(queryClient, router), [queryClient, router]);
  return (
    <>
      <ConnectionNotice />
      <NoticeBadge />
      <SystemLoading />
      <UpdatePrompt />
      <SessionEnded />
      <LobbyPopupsHost />
      {isInstallOffered && <InstallPopup />}
      {isWelcomed && <WelcomeLayer />}
      <FloatingChat wanted={chat} />
    </>
  );
}

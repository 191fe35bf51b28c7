import { type Mutation, type Query, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CallError } from '../../api/call-error.ts';
import { guestCalls } from '../../api/generated/contract.ts';
import type { RefusalCode } from '../../api/generated/refusal-code.ts';
import { ARRIVAL_POPUP_DELAY_MS } from '../../config/constants.ts';
import { isOff } from '../../config/parts.ts';
import { settings } from '../../config/this-page.ts';
import { OwnNews, useNoticeCount } from '../../features/notices/use-notices.ts';
import { loadTexts, texts } from '../../i18n/texts.ts';
import { afterIdle } from '../../lib/after-idle.ts';
import { type App, useApp } from '../../lib/app.ts';
import { forgetTab, readTab, writeTab } from '../../lib/device-storage.ts';
import { listen } from '../../lib/listen.ts';
import { problems } from '../../lib/report-problem.ts';
import { serverNow } from '../../lib/server-clock.ts';
import type { UiEvents } from '../../lib/ui-events.ts';
import type { Refusal } from '../../money/result.ts';
import { closeLogins } from '../../popups/open-popups.ts';
import { reportLanding } from '../../session/ads-report.ts';
import { followPage, mustLoad } from '../../session/page-load.ts';
import { takePending } from '../../session/pending.ts';
import { fetchServerTime } from '../../session/play-limits/server-clock.ts';
import {
  currentEpoch,
  isLoggedIn,
  isPageOver,
  onSessionChange,
  useIsLogin,
} from '../../session/session-store.ts';
import { layers } from '../../ui/layer-history.ts';
import { optionalLayer } from '../../ui/lazy-layer.tsx';
import { LoadingLayer } from '../../ui/loading-layer.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { usePlace } from '../../ui/use-place.ts';
import { useUiEvent } from '../../ui/use-ui-event.ts';
import { refetchOn } from '../cache/refetch-on-events.ts';
import { openContinueDialog, SessionEnded } from '../guards/session-ended.tsx';
import { startArrivalPopups } from '../popups/arrival-popups.ts';
import { followInstall, isAddableOnIos, noteVisit, useInstallOffer } from '../popups/install-offer.ts';
import { resumeCodeStep } from '../popups/resume-code-step.ts';
import { offerWelcome, useWelcome } from '../popups/welcome.ts';
import { followMinRelease } from '../release/min-release.ts';
import { keepPageOnDevice } from '../release/service-worker.ts';
import { useChromeStore } from '../shell/chrome-store.ts';
import { ConnectionNotice } from '../shell/connection-notice.tsx';
import { AdsQuestion, UpdatePrompt } from '../shell/nav-row.tsx';
import { OwedNotice } from '../shell/owed-notice.tsx';
import { type StartupTask, startTasks, type WholeApp } from './create-app.ts';
import { keepFocusInPopup, walkTabs } from './keyboard.ts';
import '../shell/error-screens.tsx';
import './forced-colours.css';

const ofPlayers = { predicate: ({ queryKey }: Query) => !guestCalls.has(String(queryKey[1])) };

/** A session begins, here or in another tab: a login that is open closes, and the player's data are fetched (SES-15). */
export function followLogins(app: WholeApp): () => void {
  const { queryClient } = app;
  let wasLogin = isLoggedIn(app);
  // A session may have begun before this started. In a restored one (epoch 0) the server has asked for the login.
  if (wasLogin && currentEpoch(app) > 0) closeLogins(app);
  return onSessionChange(app, (isLogin) => {
    if (isLogin || isPageOver(app)) {
      closeLogins(app);
      takePending(app);
    }
    // No form may have been opened since the page loaded.
    if (!isLogin) forgetTab(app, 'drafts');
    // What a player who is back has on the screen stays until the answers come; a guest's empty answers never show.
    if (isLogin && wasLogin) void queryClient.invalidateQueries(ofPlayers);
    else if (isLogin) void queryClient.resetQueries(ofPlayers);
    wasLogin = isLogin;
  });
}

const FloatingChat = optionalLayer(
  () => import('../shell/floating-chat.tsx').then((m) => m.FloatingChat),
  'chat',
);
const Gifts = optionalLayer(() => import('../shell/gifts.tsx').then((m) => m.Gifts), 'promotions');
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

function LobbyPopupsHost() {
  const app = useApp();
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isHome) return;
    return afterIdle(app, ARRIVAL_POPUP_DELAY_MS, () => startTransition(() => setDue(true)));
  }, [isHome, app]);
  return isDue && <LobbyPopups />;
}

function NoticeBadge() {
  const count = useNoticeCount();
  const app = useApp();
  const header = usePlace('header');
  const isHome = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId === '/' });
  useEffect(() => {
    const label = count === 0 ? undefined : texts().header.menu() + texts().system.waiting({ count });
    useChromeStore.of(app).setState({ menuLabel: label });
  }, [app, count]);
  if (!header || !isHome || count === 0) return null;
  return createPortal(
    <span
      aria-hidden="true"
      data-waiting
      className="pointer-events-none absolute top-[calc(env(safe-area-inset-top)+0.12rem)] left-60 grid h-[1.6em] min-w-[1.6em] place-items-center rounded-full bg-action px-8 font-bold text-2xs text-text"
    >
      {count}
    </span>,
    header,
  );
}

function SystemLoading() {
  const [isOn, setOn] = useState(false);
  useUiEvent('show-system-loading', ({ isOn: next }) => setOn(next));
  return isOn && <LoadingLayer />;
}

/** Greets on a page of another market, which replaced that of the login. @returns undefined while leaving */
async function greet(app: App): Promise<unknown> {
  if (mustLoad(app)) return;
  const greeting = readTab(app, 'greeting');
  forgetTab(app, 'greeting');
  if (greeting === 'logout') showToast(app, 'info', texts().menu.loggedOut());
  if (greeting !== 'login' && greeting !== 'register') return greeting;
  await loadTexts('auth', 'profile');
  const words = greeting === 'login' ? texts().auth.login : texts().profile.register;
  showToast(app, 'success', words.success());
  return greeting;
}

/** Exported for use before this component renders: the first call may meet an ended session. */
export { openContinueDialog as answerTap, refetchOn };

function greetPlayer(app: WholeApp): undefined {
  void greet(app).then((greeting) => {
    if (greeting === 'register') void offerWelcome(app, app.router);
  });
}

/** After a start that failed (src/app/boot/heal.ts) the player is told once what happened (SHP-07). */
function notifyHealed(app: App): undefined {
  const healed = readTab(app, 'healed') as { wasNotified?: true } | undefined;
  if (!healed || healed.wasNotified) return;
  writeTab(app, 'healed', { ...healed, wasNotified: true });
  showToast(app, 'info', texts().system.healed());
}

/** Refusals of what the page still offers. */
const outdated: ReadonlySet<RefusalCode | undefined> = new Set([
  'account-excluded',
  'unknown-method',
  'unknown-bank',
  'unknown-activity',
  'unknown-account-type',
  'unknown-payee',
  'amount-below-minimum',
  'amount-above-maximum',
  'activity-minimum',
]);

/** What the page shows is fetched again when the server refuses what it offered. */
function followRefusals(app: WholeApp): () => void {
  const cache = app.queryClient.getMutationCache();
  const look = ({ state: { error, data } }: Mutation<{ refusal?: Refusal } | undefined, CallError>) => {
    if (outdated.has((error ?? data?.refusal)?.code)) void app.queryClient.invalidateQueries();
  };
  // A tap may have met one before this code was there.
  for (const mutation of cache.getAll()) look(mutation as Parameters<typeof look>[0]);
  return cache.subscribe(({ type, mutation }) => {
    if (type === 'updated') look(mutation);
  });
}

/** On another origin the page may not read the date of an answer, so it asks the server. */
function fetchTimeOnLimits(app: App): undefined {
  if (serverNow(app) === undefined) fetchServerTime(app).catch(() => undefined);
}

function addStartPictures(): undefined {
  if (!isAddableOnIos()) return;
  import('./ios-start-pictures.ts').then((m) => m.addStartPictures()).catch(() => undefined);
}

/** A page that an on-screen keyboard makes lower keeps the focused field above its bars (APP-02). */
const keepFieldInSight = () =>
  listen('resize', () => {
    const field = document.activeElement;
    if (field?.matches('input, textarea')) field.scrollIntoView({ block: 'nearest' });
  });

function report(app: WholeApp): undefined {
  if (!settings.reports) {
    problems(app).send = () => undefined;
    return;
  }
  const address = () => app.router.state.matches.at(-1)?.fullPath ?? '';
  void import('../reports/send-reports.ts').then(({ sendReports }) => sendReports(app, address));
}

/** These start after the first view, in this order; start-app.ts has those of the first moment. */
const idleTasks: readonly StartupTask[] = [
  (app) => followPage(app, layers(app).onceSettled),
  followLogins,
  (app) => void keepPageOnDevice(app),
  (app) => void reportLanding(app),
  greetPlayer,
  notifyHealed,
  (app) => followMinRelease(app),
  (app) => resumeCodeStep(app, app.router),
  (app) => void noteVisit(app),
  followRefusals,
  fetchTimeOnLimits,
  followInstall,
  addStartPictures,
  walkTabs,
  keepFocusInPopup,
  keepFieldInSight,
  report,
  () => void performance.mark('app:after-start'),
  (app) => startArrivalPopups(app, app.router),
];

export function AfterStart({ chat }: { chat: UiEvents['show-chat'] | undefined }) {
  const app = useApp();
  const queryClient = useQueryClient();
  const router = useRouter();
  const isLogin = useIsLogin();
  const isWelcomed = useWelcome(({ isMounted }) => isMounted);
  const isInstallOffered = useInstallOffer(({ way }) => way !== undefined);
  useEffect(() => startTasks({ ...app, queryClient, router }, idleTasks), [app, queryClient, router]);
  return (
    <>
      <OwedNotice />
      <ConnectionNotice />
      <NoticeBadge />
      {isLogin && <Gifts />}
      {isLogin && <OwnNews />}
      <SystemLoading />
      <UpdatePrompt />
      <AdsQuestion />
      <SessionEnded />
      <LobbyPopupsHost />
      {isInstallOffered && <InstallPopup />}
      {isWelcomed && <WelcomeLayer />}
      {!isOff('chat') && <FloatingChat wanted={chat} />}
    </>
  );
}

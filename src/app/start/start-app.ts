import { mayShow } from '../../api/early-calls.ts';
import { guestCalls } from '../../api/generated/contract.ts';
import { getUserGetUserInfoQueryOptions } from '../../api/generated/user-get-user-info.ts';
import { configureTransport } from '../../api/transport.ts';
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_START_DELAY_MS } from '../../config/constants.ts';
import { hosts } from '../../config/this-page.ts';
import { serverLanguage } from '../../i18n/languages.ts';
import { afterIdle, watchFinger } from '../../lib/after-idle.ts';
import { answerTimes } from '../../lib/answer-times.ts';
import { type App, notifySession } from '../../lib/app.ts';
import { utcDay } from '../../lib/day.ts';
import { forgetTab, readDevice } from '../../lib/device-storage.ts';
import { storeInstallPrompt } from '../../lib/install-prompt.ts';
import { combineCleanups, listen } from '../../lib/listen.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { requestIds } from '../../lib/request-ids.ts';
import { emitUi, onUi } from '../../lib/ui-events.ts';
import { followShowPopup } from '../../popups/popup-store.ts';
import { pageCountry } from '../../session/market.ts';
import { sessionEnd } from '../../session/session-end.ts';
import {
  currentEpoch,
  currentToken,
  followOtherTabs,
  isLoggedIn,
  isPageOver,
  onSessionChange,
  restoreSession,
  rotateToken,
} from '../../session/session-store.ts';
import { followShowMenu } from '../menu/menu-store.ts';
import { ownLostScripts } from '../release/layer-failure.ts';
import { followChrome } from '../shell/chrome-store.ts';
import { type StartupTask, startTasks, type WholeApp } from './create-app.ts';

export const loadAfterStart = () => import('./after-start.tsx');

const withAfterStart = <Result>(
  run: (code: Awaited<ReturnType<typeof loadAfterStart>>) => Result | Promise<Result> | undefined,
): Promise<Result | undefined> => loadAfterStart().then(run, () => undefined);

/** Opens the login if the day's popup was shown (NET-05). After a tap a note stands beside it (NET-12). */
function onUnauthorized(app: App, startedAt: number): Promise<boolean | undefined> | undefined {
  const isPopupOpen = readDevice(app, 'todayShowed') === utcDay();
  if (isPopupOpen) emitUi(app, 'show-popup', { kind: 'LOGIN', origin: 401 });
  if (!sessionEnd(app).tap) return undefined;
  return withAfterStart(({ answerTap }) => answerTap(app, startedAt, isPopupOpen));
}

const noteTaps = (app: App) =>
  listen(
    'click',
    ({ target }) => {
      sessionEnd(app).tap = { target, at: performance.now() };
    },
    true,
  );

/** What a session's code calls after its logout was not tapped for, so it opens no login (SES-12). */
function onLoginNeeded(app: App): void {
  const { tap, loggedOutAt = 0 } = sessionEnd(app);
  if (loggedOutAt <= (tap?.at ?? 0)) emitUi(app, 'show-popup', { kind: 'LOGIN', origin: 401 });
}

export function wireTransport(app: App): () => void {
  const ofApp =
    <Rest extends unknown[], Result>(run: (app: App, ...rest: Rest) => Result) =>
    (...rest: Rest) =>
      run(app, ...rest);
  return configureTransport({
    hosts,
    fetch: (input, init) => app.ports.fetch(input, init),
    requestId: requestIds(app).of,
    lang: ofApp(serverLanguage),
    token: ofApp(currentToken),
    isPageOver: ofApp(isPageOver),
    sessionEpoch: ofApp(currentEpoch),
    mayShow: ofApp(mayShow),
    report: ofApp(reportProblem),
    answerTimes: answerTimes(app),
    onToken: ofApp(rotateToken),
    onLoginNeeded: ofApp(onLoginNeeded),
    onUnauthorized: ofApp(onUnauthorized),
  });
}

export function connect(app: App): () => void {
  let end: (() => void) | undefined;
  const wait = (ms: number) => {
    end = afterIdle(
      app,
      ms,
      () =>
        void import('./connect-socket.ts').then(
          ({ connectSocket }) => {
            if (end) end = connectSocket(app);
          },
          // The script may fail to load, like the connection.
          () => end && wait(SOCKET_CONNECT_TIMEOUT_MS),
        ),
    );
  };
  wait(SOCKET_START_DELAY_MS);
  return () => {
    end?.();
    end = undefined;
  };
}

const REFETCH_EVENTS = ['pay-success', 'pay-invalid', 'update-balance', 'update-game-list'] as const;

const refetchOnEvents = (app: WholeApp) =>
  combineCleanups(
    ...REFETCH_EVENTS.map((event) =>
      onUi(app, event, () => void withAfterStart(({ refetchOn }) => refetchOn(app, event))),
    ),
  );

/** All data that a logout clears, except the token and its keys (session-store.ts). */
function forgetPlayer(app: WholeApp): void {
  const { queryClient } = app;
  sessionEnd(app).loggedOutAt = performance.now();
  queryClient.removeQueries({ predicate: ({ queryKey }) => !guestCalls.has(String(queryKey[1])) });
  forgetTab(app, 'recentSearches');
  // Game lists contain the player's favourites. Guests may read the lists, so they stay and are refetched.
  emitUi(app, 'update-game-list');
  delete document.documentElement.dataset.session;
}

export function clearSessions(app: WholeApp): () => void {
  let epoch = currentEpoch(app);
  return onSessionChange(app, (isLogin) => {
    // Orders that wait in this tab belong to one session. A restored session is the same one.
    if (epoch !== currentEpoch(app)) forgetTab(app, 'deposit');
    epoch = currentEpoch(app);
    if (!isLogin) forgetPlayer(app);
    notifySession(app, isLogin);
  });
}

/** These start at the first moment, in this order; after-start.tsx has those that wait for the first view. */
export const startupTasks: readonly StartupTask[] = [
  (app) => void pageCountry(app),
  ownLostScripts,
  storeInstallPrompt,
  watchFinger,
  noteTaps,
  wireTransport,
  followShowPopup,
  followShowMenu,
  followChrome,
  refetchOnEvents,
  followOtherTabs,
  clearSessions,
];

export const startApp = (app: WholeApp): (() => void) => startTasks(app, [...startupTasks, connect]);

/** Restores the stored session and fetches its player (SES-13); the header fetches the balance. */
export function restorePlayer(app: WholeApp): void {
  restoreSession(app);
  if (isLoggedIn(app))
    void app.queryClient.prefetchQuery({ ...getUserGetUserInfoQueryOptions({}), meta: { isQuiet: true } });
}

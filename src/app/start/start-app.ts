import type { QueryClient } from '@tanstack/react-query';
import { guestCalls } from '../../api/generated/contract.ts';
import { getUserGetUserInfoQueryOptions } from '../../api/generated/user-get-user-info.ts';
import { configureTransport } from '../../api/transport.ts';
import { hosts } from '../../config/this-build.ts';
import { currentLanguageCode } from '../../i18n/languages.ts';
import { utcDay } from '../../lib/day.ts';
import { readDevice } from '../../lib/device-storage.ts';
import { storeInstallPrompt } from '../../lib/install-prompt.ts';
import { forgetTab } from '../../lib/tab-memory.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { startRealtime } from '../../realtime/socket.ts';
import { storeArrival } from '../../session/arrival.ts';
import { sessionEnd } from '../../session/session-end.ts';
import {
  currentEpoch,
  currentToken,
  followOtherTabs,
  isLoggedIn,
  onSessionChange,
  restoreSession,
  rotateToken,
} from '../../session/session-store.ts';
import { wireUiEvents } from '../cache/refetch-on-events.ts';

/**
 * A 401 opens the login popup once the day's popup was shown; otherwise nothing (spec point 8, NET-05). What the player
 * tapped is answered beside it (NET-12), in the first seconds as soon as the answer's script is there.
 */
function onUnauthorized(startedAt: number): Promise<boolean | undefined> | undefined {
  const isPopupOpen = readDevice('todayShowed') === utcDay();
  if (isPopupOpen) emitUi('show-popup', { kind: 'LOGIN', origin: 401 });
  if (!sessionEnd.tap) return undefined;
  const ask = () => sessionEnd.ask?.(startedAt, isPopupOpen);
  return import('./after-start.tsx').then(ask, ask);
}

const noteTap = ({ target }: Event) => {
  sessionEnd.tap = { target, at: performance.now() };
};

/** Wires the transport to session and popups: `api` reports, this acts. */
export function wireTransport(): void {
  addEventListener('click', noteTap, true);
  configureTransport({
    hosts,
    lang: currentLanguageCode,
    token: currentToken,
    sessionEpoch: currentEpoch,
    onToken: rotateToken,
    onLoginNeeded: () => emitUi('show-popup', { kind: 'LOGIN', origin: 401 }),
    onUnauthorized,
  });
}

/** Forgets what belongs to a player: every answer of a guarded call. */
function forgetPlayer(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !guestCalls.has(String(queryKey[1])) });
  // Game lists carry the player's hearts; guests may read them, so they stay, but are refetched.
  emitUi('update-game-list');
  delete document.documentElement.dataset.session;
}

function wireRealtime() {
  return startRealtime({
    host: hosts.socket,
    token: currentToken,
    onRecharge: (event) => emitUi('push-notification', event),
    onBalance: () => emitUi('update-balance'),
    onMissed: () => {
      emitUi('update-balance');
      // What was announced while the connection was down is asked for (RT-03).
      void import('../../features/deposit/outcome/deposit-watch.ts').then((watch) =>
        watch.catchUpWithDeposits(),
      );
    },
  });
}

/** Starts what lives as long as the page. */
export function startApp(queryClient: QueryClient): void {
  storeArrival(location.search);
  storeInstallPrompt();
  wireTransport();
  wireUiEvents(queryClient);
  const realtime = wireRealtime();
  followOtherTabs();
  let epoch = currentEpoch();
  onSessionChange((isLogin) => {
    // The orders whose outcome this tab is to show belong to one session; a restored one is still the same.
    if (epoch !== currentEpoch()) forgetTab('deposit');
    epoch = currentEpoch();
    if (isLogin) realtime.login();
    else {
      realtime.logout();
      forgetPlayer(queryClient);
    }
  });
}

/**
 * Takes the session the device remembers, and asks who the player is: profile, number of deposits and payment methods
 * (SES-13). The balance is the header's to ask for.
 */
export function restorePlayer(queryClient: QueryClient): void {
  restoreSession();
  if (isLoggedIn())
    void queryClient.prefetchQuery({ ...getUserGetUserInfoQueryOptions({}), meta: { isQuiet: true } });
}

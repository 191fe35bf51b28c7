import type { QueryClient } from '@tanstack/react-query';
import { dropEarlyCalls } from '../api/early-calls.ts';
import { guestCalls } from '../api/generated/calls.ts';
import { getRechargeUscQueryKey } from '../api/generated/recharge/recharge.ts';
import {
  getUserGetUserInfoQueryOptions,
  getWalletBalanceQueryKey,
} from '../api/generated/session/session.ts';
import { configureTransport } from '../api/transport.ts';
import { hosts } from '../config/this-build.ts';
import { currentLanguageCode } from '../i18n/languages.ts';
import { utcDay } from '../lib/day.ts';
import { readDevice } from '../lib/device-storage.ts';
import { openPopup } from '../popups/popup-store.ts';
import { announceRecharge } from '../realtime/recharge-events.ts';
import { type Realtime, startRealtime } from '../realtime/socket.ts';
import { storeArrival } from '../session/arrival.ts';
import {
  currentEpoch,
  currentToken,
  followOtherTabs,
  isLoggedIn,
  onSessionChange,
  restoreSession,
  rotateToken,
} from '../session/session-store.ts';

/** A 401 opens the login popup once the day's popup was shown; otherwise nothing (spec point 8, NET-05). */
function onUnauthorized(): void {
  if (readDevice('todayShowed') === utcDay()) openPopup({ kind: 'LOGIN', origin: 401 });
}

/** Wires the transport to session and popups: `api` reports, this acts. */
export function wireTransport(): void {
  configureTransport({
    hosts,
    lang: currentLanguageCode,
    token: currentToken,
    sessionEpoch: currentEpoch,
    onToken: rotateToken,
    onLoginNeeded: () => openPopup({ kind: 'LOGIN', origin: 401 }),
    onUnauthorized,
  });
}

/** Forgets what belongs to a player: every answer of a guarded call. */
function forgetPlayer(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !guestCalls.has(String(queryKey[1])) });
  // Game lists carry the player's hearts; guests may read them, so they stay, but are asked for anew.
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[1] === '/game/list' });
  delete document.documentElement.dataset.session;
}

function wireRealtime(queryClient: QueryClient): Realtime {
  const refreshMoney = () => {
    dropEarlyCalls('/wallet/balance');
    void queryClient.invalidateQueries({ queryKey: getWalletBalanceQueryKey({}) });
    void queryClient.invalidateQueries({ queryKey: getRechargeUscQueryKey({}) });
  };
  return startRealtime({
    host: hosts.socket,
    token: currentToken,
    onRecharge: announceRecharge,
    onBalance: refreshMoney,
    onReconnect: () => {
      refreshMoney();
      // What was announced while the connection was down is asked for (RT-03).
      void import('../features/deposit/outcome/deposit-watch.ts').then((watch) => watch.recheckDeposits());
    },
  });
}

/** Starts what lives as long as the page. */
export function startApp(queryClient: QueryClient): void {
  storeArrival(location.search);
  wireTransport();
  const realtime = wireRealtime(queryClient);
  followOtherTabs();
  onSessionChange((isLogin) => {
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

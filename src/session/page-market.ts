import type { QueryClient } from '@tanstack/react-query';
import type { Player } from '../api/generated/contract.schemas.ts';
import { getUserGetUserInfoQueryKey } from '../api/generated/user-get-user-info.ts';
import { type App, part } from '../lib/app.ts';
import { isOnDevice, readDevice, writeDevice } from '../lib/device-storage.ts';
import { writeTab } from '../lib/tab-memory.ts';
import { currentCountry, pageCountry } from './market.ts';
import { isLoggedIn, onSessionChange } from './session-store.ts';

/**
 * The market is a constant of the page, as its language is (APP-06): the painted home, the texts, the clock, and the
 * key of every list follow it. When the account turns out to be of another market, or a session of another market
 * ends, the page is loaded again.
 */
const leaving = part((): { isUnderWay: boolean; goal?: string | undefined } => ({ isUnderWay: false }));

/** Long enough for a popup to begin to close, in ms. */
const CLOSE_MS = 250;

/**
 * Runs a load once closed popups have left the history (`onceSettled` of src/ui/layer-history.ts, a room above): on a
 * slow phone their step comes late, and would cancel it.
 */
type Settle = (load: () => void) => void;

/** What the page of the other market says once it is loaded. */
export type Greeting = 'login' | 'register' | 'logout';

/** True when this page belongs to another market than the device. Without device storage a reload changes nothing. */
export const isOfOtherMarket = (app: App): boolean =>
  currentCountry(app) !== pageCountry(app) && isOnDevice(app, 'country');

/** Loads the page of the device's market. @param path where to; the same screen when it is left out */
export function loadMarket(app: App, onceSettled: Settle, path?: string, greeting?: Greeting): void {
  // A page that starts during a login may see the new market (followMarket) before the login says where to and why.
  const state = leaving(app);
  state.goal ??= path;
  if (greeting) writeTab(app, 'greeting', greeting);
  if (state.isUnderWay) return;
  state.isUnderWay = true;
  const { location } = app.ports;
  const load = () => (state.goal === undefined ? location.reload() : location.assign(state.goal));
  setTimeout(() => onceSettled(load), CLOSE_MS);
}

function followProfile(app: App, onceSettled: Settle, { country }: Partial<Player>): void {
  if (!isLoggedIn(app) || !country || country === readDevice(app, 'country')) return;
  writeDevice(app, 'country', country);
  if (isOfOtherMarket(app)) loadMarket(app, onceSettled);
}

/**
 * Watches what the server says of the account, the end of a session, and another tab that entered another market
 * (spec point 4, country). It starts after the first view, so it looks first at what happened before.
 */
export function followMarket(app: App, queryClient: QueryClient, onceSettled: Settle): () => void {
  const infoKey = getUserGetUserInfoQueryKey({});
  if (isOfOtherMarket(app)) loadMarket(app, onceSettled);
  followProfile(app, onceSettled, queryClient.getQueryData(infoKey) ?? {});
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'country' && isOfOtherMarket(app)) loadMarket(app, onceSettled);
  };
  window.addEventListener('storage', onStorage);
  const stops = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[1] === infoKey[1])
        followProfile(app, onceSettled, query.state.data ?? {});
    }),
    onSessionChange(app, (isLogin) => {
      if (!isLogin && isOfOtherMarket(app)) loadMarket(app, onceSettled, '/', 'logout');
    }),
    () => window.removeEventListener('storage', onStorage),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

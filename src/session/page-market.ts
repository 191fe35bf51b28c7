import type { Player } from '../api/generated/contract.schemas.ts';
import { getUserGetUserInfoQueryKey } from '../api/generated/user-get-user-info.ts';
import { queryClientOf } from '../api/query-client.ts';
import { type App, part } from '../lib/app.ts';
import { isOnDevice, readDevice, writeDevice, writeTab } from '../lib/device-storage.ts';
import { currentCountry, pageCountry } from './market.ts';
import { isLoggedIn, onSessionChange } from './session-store.ts';

/**
 * The market is a constant of the page, like its language (APP-06): the painted home, the texts, the clock, and the key
 * of every list depend on it. The page loads again when the account has another market, or when a session of another
 * market ends.
 */
const leaving = part((): { isUnderWay?: true; goal?: string | undefined } => ({}));

const CLOSE_MS = 250;

/**
 * Runs a load after closed popups have left the history (`onceSettled` of src/ui/layer-history.ts, a room above): on a
 * slow phone they leave late, which would cancel the load.
 */
type Settle = (load: () => void) => void;

export type Greeting = 'login' | 'register' | 'logout';

/** This page and the device have different markets. Without device storage a reload changes nothing, so it is false. */
export const isOfOtherMarket = (app: App): boolean =>
  currentCountry(app) !== pageCountry(app) && isOnDevice(app, 'country');

/** @param path the next address; without it the same screen */
export function loadMarket(app: App, onceSettled: Settle, path?: string, greeting?: Greeting): void {
  // followMarket may see the new market during a login, before the login sets the address and the greeting.
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
 * Follows the market that the server names for the account, the end of a session, and other tabs (spec point 4,
 * country). It starts after the first view, so it first checks for earlier changes.
 */
export function followMarket(app: App, onceSettled: Settle): () => void {
  const queryClient = queryClientOf(app);
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

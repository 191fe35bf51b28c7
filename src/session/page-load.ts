import type { Player } from '../api/generated/contract.schemas.ts';
import { getUserGetUserInfoQueryKey } from '../api/generated/user-get-user-info.ts';
import { queryClientOf } from '../api/query-client.ts';
import { type App, appState } from '../lib/app.ts';
import { forgetTab, isOnDevice, writeDevice, writeTab } from '../lib/device-storage.ts';
import { emitUi } from '../lib/ui-events.ts';
import { accountMark, nameOwner } from './begin-session.ts';
import { currentCountry, pageCountry } from './market.ts';
import { isLoggedIn, isPageOver, onSessionChange } from './session-store.ts';

/**
 * Market and owner are constants of the page, like its language (APP-06, SES-15). It loads again when the account has
 * another market, when a session of another market ends, and when another owner's session begins.
 */
const leaving = appState((): { isUnderWay?: true; goal?: string | undefined } => ({}));

const CLOSE_MS = 250;

/** Runs a load once closed popups have left the history (src/ui/layer-history.ts), which would cancel it. */
type Settle = (load: () => void) => void;

export type Greeting = 'login' | 'register' | 'logout';

/** This page and the device have different markets. Without device storage a reload changes nothing, so it is false. */
const isOfOtherMarket = (app: App): boolean =>
  currentCountry(app) !== pageCountry(app) && isOnDevice(app, 'country');

export const mustLoad = (app: App): boolean => isPageOver(app) || isOfOtherMarket(app);

/** @param path the next address; without it the same screen, or home when the address may name an owner's order */
export function loadPage(app: App, onceSettled: Settle, path?: string, greeting?: Greeting): void {
  // followPage may see the new market during a login, before the login sets the address and the greeting.
  const state = leaving(app);
  state.goal ??= path;
  if (greeting) writeTab(app, 'greeting', greeting);
  if (state.isUnderWay) return;
  state.isUnderWay = true;
  const { location } = app.ports;
  if (isPageOver(app)) {
    forgetTab(app, 'playClock');
    emitUi(app, 'show-system-loading', { isOn: true });
  }
  const load = () => {
    const goal = state.goal ?? (isPageOver(app) ? '/' : undefined);
    if (goal === undefined) location.reload();
    else location.assign(goal);
  };
  setTimeout(() => onceSettled(load), CLOSE_MS);
}

function followProfile(app: App, onceSettled: Settle, { country, username }: Partial<Player>): void {
  if (!isLoggedIn(app)) return;
  if (username) void accountMark(app, { country, username }).then((account) => nameOwner(app, account));
  if (!country) return;
  writeDevice(app, 'country', country);
  if (mustLoad(app)) loadPage(app, onceSettled);
}

/** Follows the market and player of the server and other tabs; checks first what it missed (spec point 4). */
export function followPage(app: App, onceSettled: Settle): () => void {
  const queryClient = queryClientOf(app);
  const infoKey = getUserGetUserInfoQueryKey({});
  if (mustLoad(app)) loadPage(app, onceSettled);
  followProfile(app, onceSettled, queryClient.getQueryData(infoKey) ?? {});
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'country' && mustLoad(app)) loadPage(app, onceSettled);
  };
  window.addEventListener('storage', onStorage);
  const stops = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[1] === infoKey[1])
        followProfile(app, onceSettled, query.state.data ?? {});
    }),
    onSessionChange(app, (isLogin) => {
      if (isPageOver(app)) loadPage(app, onceSettled);
      else if (!isLogin && isOfOtherMarket(app)) loadPage(app, onceSettled, '/', 'logout');
    }),
    () => window.removeEventListener('storage', onStorage),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

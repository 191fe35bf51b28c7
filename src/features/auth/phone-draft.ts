import { type Market, marketOf } from '../../config/markets.ts';
import { type App, appState, useApp } from '../../lib/app.ts';
import { forgetTab, readTab, writeTab } from '../../lib/device-storage.ts';
import { appStore } from '../../lib/store.ts';
import { currentMarket } from '../../session/market.ts';
import type { Account } from './account-rules.ts';

/** The account forms share the typed number, also after a reload of the tab. The password is never stored. */
export function readPhoneDraft(app: App): string {
  const draft = readTab(app, 'phoneDraft');
  return typeof draft === 'string' ? draft : '';
}

const usePicked = appStore<{ code: string | undefined }>((app) => {
  const code = readTab(app, 'phoneMarket');
  return { code: typeof code === 'string' ? code : undefined };
});

/** The typed number's market: the device's until the player picks another; a session stores it. */
export function usePhoneMarket(): Market {
  const app = useApp();
  const code = usePicked((picked) => picked.code);
  return code === undefined ? currentMarket(app) : marketOf(code);
}

export function pickPhoneMarket(app: App, code: string): void {
  writeTab(app, 'phoneMarket', code);
  usePicked.of(app).setState({ code });
}

export function forgetPhoneDraft(app: App): void {
  forgetTab(app, 'phoneDraft', 'phoneMarket');
  usePicked.of(app).setState({ code: undefined });
}

interface Offer {
  account?: Account | undefined;
  listeners: Set<(account: Account) => void>;
}

const offer = appState((): Offer => ({ listeners: new Set() }));

export function keepPhoneDraft(app: App, typed: string): void {
  writeTab(app, 'phoneDraft', typed);
}

/** Fills the login form under this popup, else the next one that opens (SES-09). The password is not stored. */
export function offerAccount(app: App, account: Account): void {
  keepPhoneDraft(app, account.username);
  offer(app).account = account;
  for (const listener of offer(app).listeners) listener(account);
}

/** Calls the listener for each offered account, including an earlier one. @returns stops listening */
export function onAccountOffered(app: App, listener: (account: Account) => void): () => void {
  const state = offer(app);
  const fill = (account: Account) => {
    state.account = undefined;
    listener(account);
  };
  if (state.account) fill(state.account);
  state.listeners.add(fill);
  return () => void state.listeners.delete(fill);
}

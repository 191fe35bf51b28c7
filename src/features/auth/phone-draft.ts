import { type Market, marketOf } from '../../config/markets.ts';
import { type App, part, useApp } from '../../lib/app.ts';
import { appStore } from '../../lib/app-store.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-memory.ts';
import { currentMarket } from '../../session/market.ts';
import type { Account } from './account-rules.ts';

/**
 * The number typed into an account form, shared by all of them: closing a popup, changing to another and a
 * reload lose nothing. It stays in this tab alone. Never the password.
 */
export function readPhoneDraft(app: App): string {
  const draft = readTab(app, 'phoneDraft');
  return typeof draft === 'string' ? draft : '';
}

const usePicked = appStore<{ code: string | undefined }>((app) => {
  const code = readTab(app, 'phoneMarket');
  return { code: typeof code === 'string' ? code : undefined };
});

/**
 * The market whose prefix stands before that number: the device's until the player picks another. It goes with login,
 * register and reset, and becomes the device's when a session is opened (decision 5).
 */
export function usePhoneMarket(): Market {
  const app = useApp();
  const code = usePicked((picked) => picked.code);
  return code === undefined ? currentMarket(app) : marketOf(code);
}

export function pickPhoneMarket(app: App, code: string): void {
  writeTab(app, 'phoneMarket', code);
  usePicked.of(app).setState({ code });
}

/** The number was used: a session is open. */
export function forgetPhoneDraft(app: App): void {
  forgetTab(app, 'phoneDraft', 'phoneMarket');
  usePicked.of(app).setState({ code: undefined });
}

interface Offer {
  account?: Account | undefined;
  listeners: Set<(account: Account) => void>;
}

const offer = part((): Offer => ({ listeners: new Set() }));

export function keepPhoneDraft(app: App, typed: string): void {
  writeTab(app, 'phoneDraft', typed);
}

/**
 * Fills the login: the one that is open under the popup this comes from, else the next one that opens (SES-09). The
 * password is stored nowhere.
 */
export function offerAccount(app: App, account: Account): void {
  keepPhoneDraft(app, account.username);
  offer(app).account = account;
  for (const listener of offer(app).listeners) listener(account);
}

/** Calls the listener for each offered account, also for one that waited for it. @returns stops listening */
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

import { create } from 'zustand';
import { type Market, marketOf } from '../../config/markets.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-memory.ts';
import { currentMarket } from '../../session/market.ts';
import type { Account } from './account-rules.ts';

/**
 * The number typed into an account form, shared by all of them: closing a popup, changing to another and a
 * reload lose nothing. It stays in this tab alone. Never the password.
 */
export function readPhoneDraft(): string {
  const draft = readTab('phoneDraft');
  return typeof draft === 'string' ? draft : '';
}

const usePicked = create<{ code: string | undefined }>(() => {
  const code = readTab('phoneMarket');
  return { code: typeof code === 'string' ? code : undefined };
});

/**
 * The market whose prefix stands before that number: the device's until the player picks another. It goes with login,
 * register and reset, and becomes the device's when a session is opened (decision 5).
 */
export function usePhoneMarket(): Market {
  const code = usePicked((picked) => picked.code);
  return code === undefined ? currentMarket() : marketOf(code);
}

export function pickPhoneMarket(code: string): void {
  writeTab('phoneMarket', code);
  usePicked.setState({ code });
}

/** The number was used: a session is open. */
export function forgetPhoneDraft(): void {
  forgetTab('phoneDraft', 'phoneMarket');
  usePicked.setState({ code: undefined });
}

let offered: Account | undefined;
const listeners = new Set<(account: Account) => void>();

export function keepPhoneDraft(typed: string): void {
  writeTab('phoneDraft', typed);
}

/**
 * Fills the login: the one that is open under the popup this comes from, else the next one that opens (SES-09). The
 * password is stored nowhere.
 */
export function offerAccount(account: Account): void {
  keepPhoneDraft(account.username);
  offered = account;
  for (const listener of listeners) listener(account);
}

/** Calls the listener for each offered account, also for one that waited for it. @returns stops listening */
export function onAccountOffered(listener: (account: Account) => void): () => void {
  const fill = (account: Account) => {
    offered = undefined;
    listener(account);
  };
  if (offered) fill(offered);
  listeners.add(fill);
  return () => void listeners.delete(fill);
}

import { create } from 'zustand';
import { type Market, marketOf } from '../../config/markets.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-memory.ts';
import { currentMarket } from '../../session/market.ts';

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

const listeners = new Set<(number: string) => void>();

export function keepPhoneDraft(typed: string): void {
  writeTab('phoneDraft', typed);
}

/** Puts a number into the draft and into the form that is open under the popup it comes from (SES-09). */
export function offerPhone(number: string): void {
  keepPhoneDraft(number);
  for (const listener of listeners) listener(number);
}

/** @returns stops listening */
export function onPhoneOffered(listener: (number: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

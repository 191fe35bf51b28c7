import { readTab, writeTab } from '../../lib/tab-memory.ts';

/**
 * The number typed into an account form, shared by all of them: closing a popup, going from one to the other and a
 * reload lose nothing. It stays in this tab alone. Never the password.
 */
export function readPhoneDraft(): string {
  const draft = readTab('phoneDraft');
  return typeof draft === 'string' ? draft : '';
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

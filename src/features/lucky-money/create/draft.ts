import { onSessionChange } from '../../../session/session-store.ts';
import type { PacketDraft } from './validate-draft.ts';

const EMPTY: PacketDraft = { amountText: '', sharesText: '5', kind: 'random', greeting: '' };

let remembered = EMPTY;

/** The packet was sent: the next one starts afresh. */
export function forgetDraft(): void {
  remembered = EMPTY;
}

// What somebody wanted to send is nobody else's business.
onSessionChange(forgetDraft);

/** Keeps the form for as long as the page lives, so that a look at another screen loses nothing. */
export function rememberDraft(draft: PacketDraft): void {
  remembered = draft;
}

/** What the form starts with: what was typed on this page. */
export function firstDraft(): PacketDraft {
  return remembered;
}

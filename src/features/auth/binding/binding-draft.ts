import { currentEpoch } from '../../../session/session-store.ts';

/** The number typed into the binding form, while the page and the session live: it is no other player's. */
let draft = { number: '', epoch: 0 };

export const readBindingDraft = (): string => (draft.epoch === currentEpoch() ? draft.number : '');

export function keepBindingDraft(number: string): void {
  draft = { number, epoch: currentEpoch() };
}

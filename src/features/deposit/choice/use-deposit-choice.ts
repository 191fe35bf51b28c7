import { useEffect, useState } from 'react';
import { offeredAccounts } from '../../../lib/account-rule.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { type Choice, initialDraft, rememberDraft } from './initial-draft.ts';
import { methodAfterTyping, suggestedMethods } from './suggested-methods.ts';
import type { DepositOptions } from './use-deposit-options.ts';

/** So long the form takes what comes late into what it begins with, in ms; then nothing changes under the finger. */
const STANDS_AFTER_MS = 1_500;

/** The form's contents. They outlive the screen, so that no failure and no step loses what was typed. */
export function useDepositChoice(options: DepositOptions) {
  const player = usePlayer();
  const { methods } = options;
  /** What is typed, and the player's own number before anything is (DEP-02): the 0 it begins with says nothing yet. */
  const numberOf = ({ accounts: { phone = '' } }: Choice) =>
    /[1-9]/.test(phone) ? phone : (player?.username ?? '');
  const [typed, setTyped] = useState<Choice>();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), STANDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const first = suggestedMethods(methods, player?.username ?? '');
  const now = typed ?? initialDraft({ ...options, methods: [...new Set([...first, ...methods])] });
  if (!typed && (options.isWhole || isLate)) setTyped(now);
  const change = (part: Partial<Choice>) => {
    // A refusal is about what was sent; once the player changes anything it no longer applies.
    emitUi('change-input-field-error-tips', { tips: {} });
    setTyped((before = now) => {
      const wanted = { ...before, ...part };
      const methodCode = methodAfterTyping(methods, wanted.methodCode, numberOf(before), numberOf(wanted));
      const next = { ...wanted, methodCode };
      rememberDraft(next);
      return next;
    });
  };
  const accounts = { ...offeredAccounts(methods, player?.username), ...now.accounts };
  return { choice: { ...now, accounts }, suggested: suggestedMethods(methods, numberOf(now)), change };
}

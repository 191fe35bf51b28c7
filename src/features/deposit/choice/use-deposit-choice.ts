import { useState } from 'react';
import { offeredAccounts } from '../../../lib/account-rule.ts';
import { useApp } from '../../../lib/app.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { LATE_MS, useTimePassed } from '../../../ui/use-time-passed.ts';
import { type Choice, initialDraft, rememberDraft } from './initial-draft.ts';
import { methodAfterTyping, suggestedMethods } from './suggested-methods.ts';
import type { DepositOptions } from './use-deposit-options.ts';

/** The form's content outlives the screen, so that no failure and no step loses it. */
export function useDepositChoice(options: DepositOptions) {
  const app = useApp();
  const player = usePlayer();
  const { methods } = options;
  /** The typed number, or the player's own before anything is typed (DEP-02). The local 0 alone matches no method. */
  const numberOf = ({ accounts: { phone = '' } }: Choice) =>
    /[1-9]/.test(phone) ? phone : (player?.username ?? '');
  const [typed, setTyped] = useState<Choice>();
  const isLate = useTimePassed(LATE_MS);
  const first = suggestedMethods(methods, player?.username ?? '');
  const now = typed ?? initialDraft(app, { ...options, methods: [...new Set([...first, ...methods])] });
  if (!typed && (options.isWhole || isLate)) setTyped(now);
  const change = (part: Partial<Choice>) => {
    // A refusal is about what was sent, so any change removes it.
    emitUi(app, 'change-input-field-error-tips', { tips: {} });
    setTyped((before = now) => {
      const wanted = { ...before, ...part };
      const methodCode = methodAfterTyping(methods, wanted.methodCode, numberOf(before), numberOf(wanted));
      const next = { ...wanted, methodCode };
      rememberDraft(app, next);
      return next;
    });
  };
  const accounts = { ...offeredAccounts(methods, player?.username), ...now.accounts };
  return { choice: { ...now, accounts }, suggested: suggestedMethods(methods, numberOf(now)), change };
}

import { useState } from 'react';
import { offeredAccounts } from '../../../lib/account-rule.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { type Choice, firstChoice, rememberChoice } from './first-choice.ts';
import type { DepositOptions } from './use-deposit-options.ts';

/** The form's contents. They outlive the screen, so that no failure and no step loses what was typed. */
export function useDepositChoice(options: DepositOptions) {
  const player = usePlayer();
  const [typed, setTyped] = useState<Choice>(() => firstChoice(options));
  const change = (part: Partial<Choice>) => {
    // A refusal is about what was sent; once the player changes anything it no longer applies.
    emitUi('change-input-field-error-tips', { tips: {} });
    setTyped((before) => {
      const next = { ...before, ...part };
      rememberChoice(next);
      return next;
    });
  };
  const accounts = { ...offeredAccounts(options.methods, player?.username), ...typed.accounts };
  return { choice: { ...typed, accounts }, change };
}

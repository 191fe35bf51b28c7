import { offeredAccounts } from '../../../lib/account-rule.ts';
import { useApp } from '../../../lib/app.ts';
import type { CheckedForm } from '../../../lib/check-form.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { useLiveForm } from '../../../ui/use-live-form.ts';
import { LATE_MS, useTimePassed } from '../../../ui/use-time-passed.ts';
import type { DepositProblems } from './deposit-rule.ts';
import { type Choice, initialDraft, rememberDraft } from './initial-draft.ts';
import { methodAfterTyping, suggestedMethods } from './suggested-methods.ts';
import type { DepositOptions } from './use-deposit-options.ts';

/**
 * The form's content outlives the screen, so that no failure and no step loses it.
 * @param shown derives the displayed values from the typed choice
 */
export function useDepositChoice<Output>(
  options: DepositOptions,
  check: (choice: Choice) => CheckedForm<Partial<DepositProblems>, Output>,
  shown = (typed: Choice) => typed,
) {
  const app = useApp();
  const player = usePlayer();
  const { methods } = options;
  /** The typed number, else the player's own (DEP-02). The local 0 alone matches no method. */
  const numberOf = ({ accounts: { phone = '' } }: Choice) =>
    /[1-9]/.test(phone) ? phone : (player?.username ?? '');
  const isLate = useTimePassed(LATE_MS);
  const suggestedFirst = suggestedMethods(methods, player?.username ?? '');
  const offered = offeredAccounts(methods, player?.username);
  const form = useLiveForm<DepositProblems, Choice, Output>({
    first: initialDraft(app, { ...options, methods: [...new Set([...suggestedFirst, ...methods])] }),
    mayChange: !(options.isComplete || isLate),
    offer: (typed) => shown({ ...typed, accounts: { ...offered, ...typed.accounts } }),
    check,
    onChange: (typed) => rememberDraft(app, typed),
  });
  const change = (part: Partial<Choice>) => {
    // A refusal belongs to the sent values, so any change removes it.
    emitUi(app, 'change-input-field-error-tips', { tips: {} });
    const wanted = { ...form.values, ...part };
    const methodCode = methodAfterTyping(methods, wanted.methodCode, numberOf(form.values), numberOf(wanted));
    form.change({ ...part, methodCode });
  };
  return {
    ...form,
    choice: form.values,
    suggested: suggestedMethods(methods, numberOf(form.values)),
    change,
  };
}

import { useRef } from 'react';
import type { DepositActivity, PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { offeredAccounts } from '../../../lib/account-rule.ts';
import { amountDraft, limitsOf } from '../../../lib/amount-text.ts';
import { useApp } from '../../../lib/app.ts';
import type { CheckedForm } from '../../../lib/check-form.ts';
import type { Minor } from '../../../lib/money.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { isZeroDecimalMarket, typedAmount } from '../../../session/typed-amount.ts';
import { useBalance, usePlayer } from '../../../session/use-player.ts';
import { clearOfBars, showField } from '../../../ui/show-field.ts';
import { useLiveForm } from '../../../ui/use-live-form.ts';
import type { DepositRequest } from '../deposit-calls.ts';
import { bonusOf, bonusText } from './bonus.ts';
import { checkDeposit, type DepositProblems, depositSum } from './deposit-rule.ts';
import { type Choice, initialDraft, rememberDraft } from './initial-draft.ts';
import { methodAfterTyping, suggestedMethods } from './suggested-methods.ts';
import type { DepositOptions } from './use-deposit-options.ts';

/** The form's content outlives the screen. @param shown derives the displayed values from the typed ones */
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
  const suggestedFirst = suggestedMethods(methods, player?.username ?? '');
  const offered = offeredAccounts(methods, player?.username);
  const form = useLiveForm<DepositProblems, Choice, Output>({
    first: initialDraft(app, { ...options, methods: [...new Set([...suggestedFirst, ...methods])] }),
    isComplete: options.isComplete,
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

export interface DepositFormProps {
  options: DepositOptions;
  first: PaymentMethod;
  /** Why Pay is disabled: a deposit is being sent, its answer is missing, or a question to the player is open. */
  busy?: 'sending' | 'checking' | 'repeating';
  onPay: (request: DepositRequest) => void;
}

interface DepositForm {
  offers: readonly DepositActivity[];
  methodOf: (choice: Choice) => PaymentMethod;
  shown?: (typed: Choice) => Choice;
  /** Selects the control that has the focus while the amount is wrong. */
  amountField: string;
}

export function useDepositForm(
  { options, busy, onPay }: DepositFormProps,
  { offers, methodOf, shown, amountField }: DepositForm,
) {
  const app = useApp();
  const form = useRef<HTMLFormElement>(null);
  const isZeroDecimal = isZeroDecimalMarket(app);
  const offered = { offers, recommended: options.recommended.data ?? [] };
  const { choice, problems, suggested, change, submit } = useDepositChoice(
    options,
    (typed) => checkDeposit(methodOf(typed), typed, offered, isZeroDecimal),
    shown,
  );
  const method = methodOf(choice);
  const amount = typedAmount(app, choice.amountText);
  const sum =
    problems.amount || amount === undefined
      ? undefined
      : depositSum(amount, choice, method, offered, isZeroDecimal);
  const chosen = offers.find(({ id }) => id === choice.offerId);
  const onRight = (request: DepositRequest) => {
    if (busy) return;
    rememberDraft(app, choice);
    onPay(request);
  };
  const onWrong = () => {
    if (busy) return;
    emitUi(app, 'check-input-value');
    const field = problems.account ? 'account' : 'bankCode';
    showField(form.current, problems.amount ? amountField : `[name=${field}]`);
  };
  const currency = useBalance()?.currencyAlias ?? '';
  const declinesBonus = choice.declinesBonus && !sum?.offer;
  return {
    form: { ref: form, onSubmit: submit(onRight, onWrong), noValidate: true, className: clearOfBars },
    choice,
    change,
    problems,
    suggested,
    method,
    amount,
    currency,
    tiles: {
      recommended: options.recommended,
      limits: limitsOf(method),
      chosen: amount,
      bonusFor: (minor: Minor) => bonusText(bonusOf(minor, chosen, offered.recommended, isZeroDecimal)),
      onChoose: (minor: Minor) => change({ amountText: amountDraft(minor) }),
    },
    account: { method, choice, problems, onChange: change },
    summary: sum && {
      sum,
      currency,
      declinesBonus,
      onDecline: sum.offer ? undefined : (declines: boolean) => change({ declinesBonus: declines }),
    },
    pay: { sum, currency, declinesBonus, busy },
  };
}

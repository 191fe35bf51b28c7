import { type FormEvent, type ReactNode, useRef } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { amountDraft, limitsOf } from '../../../lib/amount-text.ts';
import { useApp } from '../../../lib/app.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { typedAmount } from '../../../session/typed-amount.ts';
import { useBalance } from '../../../session/use-player.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { clearOfBars, showField } from '../../../ui/show-field.ts';
import type { DepositRequest } from '../deposit-calls.ts';
import { AccountFields } from './account-fields.tsx';
import { AmountField } from './amount-field.tsx';
import { AmountTiles } from './amount-tiles.tsx';
import { bonusOf, bonusText } from './bonus.ts';
import { rememberDraft } from './initial-draft.ts';
import { MethodPicker } from './method-picker.tsx';
import { OfferPicker } from './offer-picker.tsx';
import { PayBar } from './pay-bar.tsx';
import { goByNumber } from './suggested-methods.ts';
import { Summary } from './summary.tsx';
import { useDepositChoice } from './use-deposit-choice.ts';
import type { DepositOptions } from './use-deposit-options.ts';
import { validateDraft } from './validate-draft.ts';

export interface ChoiceFormProps {
  options: DepositOptions;
  /** Why Pay waits: a deposit is being made, its answer is missing, or the player has a question to answer. */
  busy?: 'sending' | 'checking' | 'asking';
  onPay: (request: DepositRequest) => void;
  card?: ReactNode;
}

/** DEP-01. */
export function ChoiceForm({ options, busy, onPay }: ChoiceFormProps) {
  const app = useApp();
  const { deposit } = texts();
  const form = useRef<HTMLFormElement>(null);
  const { choice, suggested, change } = useDepositChoice(options);
  const currency = useBalance()?.currencyAlias ?? '';
  const { methods, recommended, offers } = options;
  const method = methods.find(({ code }) => code === choice.methodCode) ?? methods[0];
  if (!method) return <NoticeState icon="deposit" title={deposit.emptyTitle()} text={deposit.emptyText()} />;

  const check = validateDraft(app, choice, method, { offers: offers.list, recommended: recommended.list });
  const amount = typedAmount(app, choice.amountText);
  const hasOffer = check.sum?.hasOffer ?? false;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (check.request) {
      rememberDraft(app, choice);
      return onPay(check.request);
    }
    emitUi(app, 'check-input-value');
    const { amount: amountProblem, account } = check.problems;
    const name = amountProblem ? 'amount' : account ? 'account' : 'bankCode';
    showField(form.current, `[name=${name}]`);
  };

  const isByNumber = goByNumber(methods);
  const accountFields = (
    <AccountFields
      method={method}
      choice={choice}
      problems={check.problems}
      isByNumber={isByNumber}
      onChange={change}
    />
  );

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className={clearOfBars}>
      {isByNumber && accountFields}
      <MethodPicker
        methods={methods}
        suggested={suggested}
        chosen={method.code}
        onChoose={(methodCode) => change({ methodCode })}
      />
      <Section title={deposit.amount.title()}>
        <AmountTiles
          recommended={recommended}
          limits={limitsOf(method)}
          chosen={amount}
          bonusFor={(minor) =>
            bonusText(
              bonusOf(
                minor,
                offers.list.find(({ id }) => id === choice.offerId),
                recommended.list,
              ),
            )
          }
          onChoose={(chosen) => change({ amountText: amountDraft(chosen) })}
        />
        <AmountField
          text={choice.amountText}
          method={method}
          currency={currency}
          problem={check.problems.amount}
          onChange={(typed) => change({ amountText: typed })}
        />
      </Section>
      {!isByNumber && accountFields}
      {check.sum && (
        <Summary
          sum={check.sum}
          currency={currency}
          declinesBonus={choice.declinesBonus && !hasOffer}
          onDecline={hasOffer ? undefined : (declinesBonus) => change({ declinesBonus })}
        />
      )}
      <Boundary isDecoration>
        <OfferPicker
          offers={offers}
          amount={amount ?? 0n}
          currency={currency}
          chosen={choice.offerId}
          onChoose={(offerId) => change({ offerId })}
        />
      </Boundary>
      <PayBar
        sum={check.sum}
        currency={currency}
        declinesBonus={choice.declinesBonus && !hasOffer}
        busy={busy}
      />
    </form>
  );
}

import { type ReactNode, useRef } from 'react';
import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { amountDraft, limitsOf } from '../../../lib/amount-text.ts';
import { useApp } from '../../../lib/app.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { isZeroDecimalMarket, typedAmount } from '../../../session/typed-amount.ts';
import { useBalance } from '../../../session/use-player.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Section } from '../../../ui/section.tsx';
import { clearOfBars, showField } from '../../../ui/show-field.ts';
import type { DepositRequest } from '../deposit-calls.ts';
import { AccountFields } from './account-fields.tsx';
import { AmountField } from './amount-field.tsx';
import { AmountTiles } from './amount-tiles.tsx';
import { bonusOf, bonusText } from './bonus.ts';
import { checkDeposit, depositSum } from './deposit-rule.ts';
import { type Choice, rememberDraft } from './initial-draft.ts';
import { MethodPicker } from './method-picker.tsx';
import { OfferPicker } from './offer-picker.tsx';
import { PayBar } from './pay-bar.tsx';
import { isChosenByNumber } from './suggested-methods.ts';
import { Summary } from './summary.tsx';
import { useDepositChoice } from './use-deposit-choice.ts';
import type { DepositOptions } from './use-deposit-options.ts';
import { WithMethods } from './with-methods.tsx';

export interface ChoiceFormProps {
  options: DepositOptions;
  /** Why Pay is disabled: a deposit is being sent, its answer is missing, or a question to the player is open. */
  busy?: 'sending' | 'checking' | 'asking';
  onPay: (request: DepositRequest) => void;
  card?: ReactNode;
}

export const ChoiceForm = (props: ChoiceFormProps) => (
  <WithMethods methods={props.options.methods}>{(first) => <Form {...props} first={first} />}</WithMethods>
);

function Form({ options, busy, onPay, first }: ChoiceFormProps & { first: PaymentMethod }) {
  const app = useApp();
  const { deposit } = texts();
  const form = useRef<HTMLFormElement>(null);
  const { methods, recommended, offers } = options;
  const isZeroDecimal = isZeroDecimalMarket(app);
  const offered = { offers: offers.data ?? [], recommended: recommended.data ?? [] };
  const methodOf = ({ methodCode }: Choice) => methods.find(({ code }) => code === methodCode) ?? first;
  const { choice, problems, suggested, change, submit } = useDepositChoice(options, (typed) =>
    checkDeposit(methodOf(typed), typed, offered, isZeroDecimal),
  );
  const currency = useBalance()?.currencyAlias ?? '';
  const method = methodOf(choice);
  const amount = typedAmount(app, choice.amountText);
  const sum =
    problems.amount || amount === undefined
      ? undefined
      : depositSum(amount, choice, method, offered, isZeroDecimal);
  const hasOffer = sum?.offer !== undefined;

  const onRight = (request: DepositRequest) => {
    if (busy) return;
    rememberDraft(app, choice);
    onPay(request);
  };
  const onWrong = () => {
    if (busy) return;
    emitUi(app, 'check-input-value');
    const name = (['amount', 'account', 'bankCode'] as const).find((field) => problems[field]);
    showField(form.current, `[name=${name}]`);
  };

  const isByNumber = isChosenByNumber(methods);
  const accountFields = (
    <AccountFields
      method={method}
      choice={choice}
      problems={problems}
      isByNumber={isByNumber}
      onChange={change}
    />
  );

  return (
    <form ref={form} onSubmit={submit(onRight, onWrong)} noValidate className={clearOfBars}>
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
                offered.offers.find(({ id }) => id === choice.offerId),
                offered.recommended,
                isZeroDecimal,
              ),
            )
          }
          onChoose={(chosen) => change({ amountText: amountDraft(chosen) })}
        />
        <AmountField
          text={choice.amountText}
          method={method}
          currency={currency}
          problem={problems.amount}
          onChange={(typed) => change({ amountText: typed })}
        />
      </Section>
      {!isByNumber && accountFields}
      {sum && (
        <Summary
          sum={sum}
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
      <PayBar sum={sum} currency={currency} declinesBonus={choice.declinesBonus && !hasOffer} busy={busy} />
    </form>
  );
}

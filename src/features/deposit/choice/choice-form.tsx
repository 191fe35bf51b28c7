import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import type { AmountProblem } from '../../../lib/amount-text.ts';
import { useApp } from '../../../lib/app.ts';
import { formatAmount } from '../../../lib/money.ts';
import { isZeroDecimalMarket } from '../../../session/typed-amount.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import { Section } from '../../../ui/section.tsx';
import { AccountFields } from './account-fields.tsx';
import { AmountTiles } from './amount-tiles.tsx';
import { useErrorTip, useInputCheck } from './error-tips.ts';
import { MethodPicker } from './method-picker.tsx';
import { OfferPicker } from './offer-picker.tsx';
import { isChosenByNumber } from './suggested-methods.ts';
import { PayBar, Summary } from './summary.tsx';
import { type DepositFormProps, useDepositForm } from './use-deposit-choice.ts';
import { isOfferGone } from './use-deposit-options.ts';

interface AmountFieldProps {
  text: string;
  method: PaymentMethod;
  currency: string;
  problem: AmountProblem | undefined;
  onChange: (text: string) => void;
}

function AmountField({ text, method, currency, problem, onChange }: AmountFieldProps) {
  const app = useApp();
  const { amount } = texts().deposit;
  const limit = formatAmount(problem === 'above' ? method.max : method.min);
  const words =
    problem === 'below' || problem === 'above'
      ? amount[problem]({ method: method.name, amount: limit, currency })
      : problem && texts().money.amount[problem]();
  return (
    <div className="mt-20">
      <AmountInput
        label={amount.label()}
        draft={text}
        currency={currency}
        isZeroDecimal={isZeroDecimalMarket(app)}
        problem={words}
        isUrgent={problem === 'above'}
        isAttempted={useInputCheck()}
        refusal={useErrorTip('amount')}
        hint={amount.hint({ min: formatAmount(method.min), max: formatAmount(method.max), currency })}
        onChange={onChange}
      />
    </div>
  );
}

export function ChoiceForm(props: DepositFormProps) {
  const { options, first } = props;
  const { methods, offers } = options;
  const { choice, change, method, currency, ...form } = useDepositForm(props, {
    offers: offers.data ?? [],
    methodOf: ({ methodCode }) => methods.find(({ code }) => code === methodCode) ?? first,
    amountField: '[name=amount]',
  });
  const isByNumber = isChosenByNumber(methods);
  const accountFields = <AccountFields {...form.account} isByNumber={isByNumber} />;
  return (
    <form {...form.form}>
      {isOfferGone(options) && <p className="mt-20 text-base">{texts().deposit.offer.gone()}</p>}
      {isByNumber && accountFields}
      <MethodPicker
        methods={methods}
        suggested={form.suggested}
        chosen={method.code}
        onChoose={(methodCode) => change({ methodCode })}
      />
      <Section title={texts().deposit.amount.title()}>
        <AmountTiles {...form.tiles} />
        <AmountField
          text={choice.amountText}
          method={method}
          currency={currency}
          problem={form.problems.amount}
          onChange={(amountText) => change({ amountText })}
        />
      </Section>
      {!isByNumber && accountFields}
      {form.summary && <Summary {...form.summary} />}
      <Boundary isDecoration>
        <OfferPicker
          offers={offers}
          amount={form.amount ?? 0n}
          currency={currency}
          chosen={choice.offerId}
          onChoose={(offerId) => change({ offerId })}
        />
      </Boundary>
      <PayBar {...form.pay} />
    </form>
  );
}

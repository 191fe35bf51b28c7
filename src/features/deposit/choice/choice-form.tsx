import { type FormEvent, useRef, useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { parseMoney } from '../../../lib/money.ts';
import { useBalance } from '../../../session/use-player.ts';
import { NoticeState } from '../../../ui/notice-state.tsx';
import type { DepositRefusal } from '../deposit-calls.ts';
import type { DepositIntent } from '../deposit-intent.ts';
import { AccountFields } from './account-fields.tsx';
import { AmountField } from './amount-field.tsx';
import { amountText } from './amount-text.ts';
import { AmountTiles } from './amount-tiles.tsx';
import { checkChoice, limitsOf } from './choice-check.ts';
import { MethodPicker } from './method-picker.tsx';
import { OfferPicker } from './offer-picker.tsx';
import { PayBar } from './pay-bar.tsx';
import { Section } from './section.tsx';
import { Summary } from './summary.tsx';
import { useDepositChoice } from './use-deposit-choice.ts';
import type { DepositOptions } from './use-deposit-options.ts';

interface ChoiceFormProps {
  options: DepositOptions;
  refusal: DepositRefusal | undefined;
  isBusy: boolean;
  onPay: (wish: Omit<DepositIntent, 'id'>) => void;
}

/** Method, amount, what the method asks for, an offer, the sum, and Pay (DEP-01). */
export function ChoiceForm({ options, refusal, isBusy, onPay }: ChoiceFormProps) {
  const { deposit } = texts();
  const form = useRef<HTMLFormElement>(null);
  const { choice, change: changeChoice } = useDepositChoice(options);
  const [isAttempted, setAttempted] = useState(false);
  const [answered, setAnswered] = useState<DepositRefusal>();
  // A refusal is about what was sent; once the player changes anything it no longer applies.
  const shown = refusal === answered ? undefined : refusal;
  const change: typeof changeChoice = (part) => {
    setAnswered(refusal);
    changeChoice(part);
  };
  const currency = useBalance()?.currencyAlias ?? '';
  const { methods, recommended, offers } = options;
  const method = methods.find(({ code }) => code === choice.methodCode) ?? methods[0];
  if (!method) return <NoticeState icon="deposit" title={deposit.emptyTitle()} text={deposit.emptyText()} />;

  const check = checkChoice(choice, method, { offers: offers.list, recommended: recommended.list });
  const amount = parseMoney(choice.amountText);
  const words = shown && !['account', 'bankCode'].includes(shown.field ?? '') ? shown.message : undefined;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (check.wish) return onPay(check.wish);
    setAttempted(true);
    const { amount: amountProblem, account } = check.problems;
    const name = amountProblem ? 'amount' : account ? 'account' : 'bankCode';
    const field = form.current?.querySelector<HTMLElement>(`[name=${name}]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      // What takes the focus must not hide behind the bars.
      className="[&_:is(input,select,button)]:scroll-mt-160 [&_:is(input,select,button)]:scroll-mb-320"
    >
      <MethodPicker
        methods={methods}
        chosen={method.code}
        onChoose={(methodCode) => change({ methodCode })}
      />
      <Section title={deposit.amount.title()}>
        <AmountTiles
          recommended={recommended}
          limits={limitsOf(method)}
          chosen={amount}
          onChoose={(chosen) => change({ amountText: amountText(chosen) })}
        />
        <AmountField
          text={choice.amountText}
          method={method}
          currency={currency}
          problem={check.problems.amount}
          refusal={words}
          isAttempted={isAttempted}
          onChange={(typed) => change({ amountText: typed })}
        />
      </Section>
      <AccountFields
        method={method}
        choice={choice}
        problems={check.problems}
        refusal={shown}
        isAttempted={isAttempted}
        onChange={change}
      />
      <OfferPicker
        offers={offers}
        amount={amount ?? 0n}
        currency={currency}
        chosen={choice.offerId}
        onChoose={(offerId) => change({ offerId })}
      />
      {check.sum && <Summary sum={check.sum} currency={currency} />}
      <PayBar sum={check.sum} currency={currency} isBusy={isBusy} />
    </form>
  );
}

import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useUserGetUserInfo } from '../../../api/generated/session/user-get-user-info.ts';
import { texts } from '../../../i18n/texts.ts';
import { amountDraft } from '../../../lib/amount-text.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { useBalance } from '../../../session/use-player.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { clearOfBars, showField } from '../../../ui/show-field.ts';
import { AccountFields } from '../choice/account-fields.tsx';
import { AmountTiles } from '../choice/amount-tiles.tsx';
import type { ChoiceFormProps } from '../choice/choice-form.tsx';
import { ChoiceSkeleton } from '../choice/choice-skeleton.tsx';
import { useErrorTip } from '../choice/error-tips.ts';
import { rememberDraft } from '../choice/initial-draft.ts';
import { MethodPicker } from '../choice/method-picker.tsx';
import { PayBar } from '../choice/pay-bar.tsx';
import { PendingOrders } from '../choice/pending-orders.tsx';
import { Section } from '../choice/section.tsx';
import { Summary } from '../choice/summary.tsx';
import { useDepositChoice } from '../choice/use-deposit-choice.ts';
import { limitsOf, validateDraft } from '../choice/validate-draft.ts';
import { LastMethod } from './last-method.tsx';
import { chosenMethod, methodFor } from './method-for.ts';
import { presetFor } from './preset-for.ts';
import { RushHead } from './rush-head.tsx';

/** The quick deposit: an amount of the house, the way that was paid last, one confirm (DEP-08). */
export function RushChoice(props: ChoiceFormProps) {
  // What the player need not type is known first: the way to pay would change under the finger.
  const { isPending } = useUserGetUserInfo({});
  return (
    <>
      <RushHead />
      {props.card}
      <Boundary>
        <PendingOrders />
      </Boundary>
      {isPending ? <ChoiceSkeleton /> : <RushForm {...props} />}
    </>
  );
}

function RushForm({ options, busy, onPay }: ChoiceFormProps) {
  const { deposit } = texts();
  const form = useRef<HTMLFormElement>(null);
  const { choice: typed, change } = useDepositChoice(options);
  const [isChoosing, setChoosing] = useState(false);
  const tip = useErrorTip('amount');
  const currency = useBalance()?.currencyAlias ?? '';
  const { methods, recommended } = options;
  const method = isChoosing ? chosenMethod(options, typed) : methodFor(options, typed);
  if (!method) return <NoticeState icon="deposit" title={deposit.emptyTitle()} text={deposit.emptyText()} />;

  const limits = limitsOf(method);
  const amount = presetFor(typed.amountText, recommended.list, limits);
  const choice = { ...typed, amountText: amount === undefined ? '' : amountDraft(amount) };
  const { problems, sum, request } = validateDraft(choice, method, {
    offers: [],
    recommended: recommended.list,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (request) {
      rememberDraft(choice);
      return onPay(request);
    }
    emitUi('check-input-value');
    showField(
      form.current,
      problems.amount
        ? 'button[aria-pressed]:enabled'
        : '[aria-invalid=true], [name=account], [name=bankCode]',
    );
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className={clearOfBars}>
      <Section title={deposit.rush.amount()}>
        <AmountTiles
          recommended={recommended}
          limits={limits}
          chosen={amount}
          onChoose={(chosen) => change({ amountText: amountDraft(chosen) })}
        />
        <p aria-live="polite" className="text-bad text-sm not-empty:mt-12">
          {tip}
        </p>
      </Section>
      {isChoosing ? (
        <MethodPicker
          methods={methods}
          chosen={method.code}
          onChoose={(methodCode) => change({ methodCode })}
        />
      ) : (
        <LastMethod
          method={method}
          isLast={options.latest?.paymentMethod === method.code}
          onChange={() => {
            change({ methodCode: method.code });
            setChoosing(true);
          }}
        />
      )}
      <AccountFields method={method} choice={choice} problems={problems} onChange={change} />
      {sum && (
        <Summary
          sum={sum}
          currency={currency}
          declinesBonus={choice.declinesBonus}
          onDecline={(declinesBonus) => change({ declinesBonus })}
        />
      )}
      <Link to="/deposit" className={buttonLook({ tone: 'ghost', wide: true, className: 'mt-24' })}>
        {deposit.rush.more()}
      </Link>
      <PayBar sum={sum} currency={currency} busy={busy} />
    </form>
  );
}

import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { useUserGetUserInfo } from '../../../api/generated/user-get-user-info.ts';
import { texts } from '../../../i18n/texts.ts';
import { amountDraft, limitsOf } from '../../../lib/amount-text.ts';
import { useApp } from '../../../lib/app.ts';
import { feeText } from '../../../lib/fee.ts';
import { isSettled } from '../../../lib/read.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { isZeroDecimalMarket } from '../../../session/typed-amount.ts';
import { useBalance } from '../../../session/use-player.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { MethodPicture } from '../../../ui/choice-tile.tsx';
import { Section } from '../../../ui/section.tsx';
import { clearOfBars, showField } from '../../../ui/show-field.ts';
import { LATE_MS, useTimePassed } from '../../../ui/use-time-passed.ts';
import { AccountFields } from '../choice/account-fields.tsx';
import { AmountTiles } from '../choice/amount-tiles.tsx';
import { bonusOf, bonusText } from '../choice/bonus.ts';
import type { ChoiceFormProps } from '../choice/choice-form.tsx';
import { ChoiceSkeleton } from '../choice/choice-skeleton.tsx';
import { checkDeposit, depositSum } from '../choice/deposit-rule.ts';
import { useErrorTip } from '../choice/error-tips.ts';
import { type Choice, rememberDraft } from '../choice/initial-draft.ts';
import { MethodPicker } from '../choice/method-picker.tsx';
import { PayBar } from '../choice/pay-bar.tsx';
import { Summary } from '../choice/summary.tsx';
import { useDepositChoice } from '../choice/use-deposit-choice.ts';
import { WithMethods } from '../choice/with-methods.tsx';
import { Deposit, type DepositProps } from '../deposit.tsx';
import type { DepositRequest } from '../deposit-calls.ts';
import { chosenMethod, methodFor, presetFor } from './initial-choice.ts';

interface LastMethodProps {
  method: PaymentMethod;
  isLast: boolean;
  onChange: () => void;
}

function LastMethod({ method, isLast, onChange }: LastMethodProps) {
  const { deposit } = texts();
  const fee = feeText(method, deposit.method);
  return (
    <Section title={deposit.method.title()}>
      <div className="flex items-center gap-20 rounded-md bg-surface py-16 pr-16 pl-24">
        <MethodPicture src={method.icon} eager="normal" />
        <p className="min-w-0 flex-1 text-base leading-tight">
          <strong className="font-semibold">{method.name}</strong>
          <br />
          <span className="text-muted text-sm">{isLast ? deposit.rush.last({ fee }) : fee}</span>
        </p>
        <Button tone="quiet" size="small" onClick={onChange} className="shrink-0">
          {deposit.rush.change()}
        </Button>
      </div>
    </Section>
  );
}

/** /rushdeposit: the shortest form of /deposit (DEP-08). */
export function RushDepositScreen({ order, gift }: Pick<DepositProps, 'order' | 'gift'>) {
  return (
    <div className="px-24">
      <Deposit
        order={order}
        place="/rushdeposit"
        title={texts().deposit.rush.title()}
        Choice={RushChoice}
        gift={gift}
      />
    </div>
  );
}

function RushChoice(props: ChoiceFormProps) {
  const info = useUserGetUserInfo({});
  const isLate = useTimePassed(LATE_MS);
  return (
    <>
      <RushHead />
      {props.card}
      {isSettled(info) || isLate ? <RushForm {...props} /> : <ChoiceSkeleton />}
    </>
  );
}

const RushForm = (props: ChoiceFormProps) => (
  <WithMethods methods={props.options.methods}>{(first) => <Form {...props} first={first} />}</WithMethods>
);

function Form({ options, busy, onPay, first }: ChoiceFormProps & { first: PaymentMethod }) {
  const app = useApp();
  const { deposit } = texts();
  const form = useRef<HTMLFormElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { methods, recommended } = options;
  const isZeroDecimal = isZeroDecimalMarket(app);
  const offered = { offers: [], recommended: recommended.data ?? [] };
  const methodOf = (typed: Choice) => (isChoosing ? chosenMethod : methodFor)(options, typed) ?? first;
  const presetOf = (typed: Choice) =>
    presetFor(app, typed.amountText, offered.recommended, limitsOf(methodOf(typed)));
  const { choice, problems, change, submit } = useDepositChoice(
    options,
    (typed) => checkDeposit(methodOf(typed), typed, offered, isZeroDecimal),
    (typed) => {
      const preset = presetOf(typed);
      return { ...typed, amountText: preset === undefined ? '' : amountDraft(preset) };
    },
  );
  const tip = useErrorTip('amount');
  const currency = useBalance()?.currencyAlias ?? '';
  const method = methodOf(choice);
  const limits = limitsOf(method);
  const amount = presetOf(choice);
  const sum =
    problems.amount || amount === undefined
      ? undefined
      : depositSum(amount, choice, method, offered, isZeroDecimal);
  const onRight = (request: DepositRequest) => {
    if (busy) return;
    rememberDraft(app, choice);
    onPay(request);
  };
  const onWrong = () => {
    if (busy) return;
    emitUi(app, 'check-input-value');
    showField(
      form.current,
      problems.amount
        ? 'button[aria-pressed]:enabled'
        : '[aria-invalid=true], [name=account], [name=bankCode]',
    );
  };

  return (
    <form ref={form} onSubmit={submit(onRight, onWrong)} noValidate className={clearOfBars}>
      <Section title={deposit.rush.amount()}>
        <AmountTiles
          recommended={recommended}
          limits={limits}
          chosen={amount}
          bonusFor={(minor) => bonusText(bonusOf(minor, undefined, offered.recommended, isZeroDecimal))}
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
      <PayBar sum={sum} currency={currency} declinesBonus={choice.declinesBonus} busy={busy} />
    </form>
  );
}

function RushHead() {
  const { rush } = texts().deposit;
  return (
    <header className="mt-24 flex items-center gap-24 rounded-md bg-surface px-28 py-24">
      <svg aria-hidden="true" viewBox="0 0 64 64" className="size-96 shrink-0">
        <circle cx="32" cy="32" r="30" className="fill-action/20" />
        <circle cx="32" cy="32" r="23" className="fill-action/35" />
        <path d="M36.5 9 17 36.5h11.2L25 55l21-29.5H34.2L36.5 9Z" className="fill-text" />
        <path
          d="M36.5 9 17 36.5h4.6L36.5 9ZM46 25.5H34.2l-.5 4h8.8l-3 0L46 25.5Z"
          className="fill-ground/15"
        />
        <path
          d="M6 22h8M4 32h6M6 42h8"
          className="stroke-action-text"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <div className="min-w-0">
        <h1 className="font-bold text-xl leading-tight">{rush.title()}</h1>
        <p className="mt-6 text-base text-muted leading-snug">{rush.text()}</p>
      </div>
    </header>
  );
}

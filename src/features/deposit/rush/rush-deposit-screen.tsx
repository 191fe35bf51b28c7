import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { useUserGetUserInfo } from '../../../api/generated/user-get-user-info.ts';
import { texts } from '../../../i18n/texts.ts';
import { amountDraft, limitsOf } from '../../../lib/amount-text.ts';
import { useApp } from '../../../lib/app.ts';
import { feeText } from '../../../lib/fee.ts';
import { isSettled } from '../../../lib/read.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { MethodPicture } from '../../../ui/choice-tile.tsx';
import { Section } from '../../../ui/section.tsx';
import { LATE_MS, useTimePassed } from '../../../ui/use-time-passed.ts';
import { AccountFields } from '../choice/account-fields.tsx';
import { AmountTiles } from '../choice/amount-tiles.tsx';
import { ChoiceSkeleton } from '../choice/choice-skeleton.tsx';
import { useErrorTip } from '../choice/error-tips.ts';
import type { Choice } from '../choice/initial-draft.ts';
import { MethodPicker } from '../choice/method-picker.tsx';
import { PayBar, Summary } from '../choice/summary.tsx';
import { type DepositFormProps, useDepositForm } from '../choice/use-deposit-choice.ts';
import { Deposit, type DepositProps } from '../deposit.tsx';
import { chosenMethod, methodFor, presetFor } from './initial-choice.ts';
import lightningArt from './lightning.svg';

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
      <Deposit order={order} place="/rushdeposit" head={<RushHead />} Form={RushChoice} gift={gift} />
    </div>
  );
}

function RushChoice(props: DepositFormProps) {
  const info = useUserGetUserInfo({});
  const isLate = useTimePassed(LATE_MS);
  return isSettled(info) || isLate ? <RushForm {...props} /> : <ChoiceSkeleton />;
}

function RushForm(props: DepositFormProps) {
  const app = useApp();
  const { rush } = texts().deposit;
  const { options, first } = props;
  const [isChoosing, setChoosing] = useState(false);
  const methodOf = (typed: Choice) => (isChoosing ? chosenMethod : methodFor)(options, typed) ?? first;
  const { change, method, ...form } = useDepositForm(props, {
    offers: [],
    methodOf,
    shown: (typed) => {
      const presets = options.recommended.data ?? [];
      const preset = presetFor(app, typed.amountText, presets, limitsOf(methodOf(typed)));
      return { ...typed, amountText: preset === undefined ? '' : amountDraft(preset) };
    },
    amountField: 'button[aria-pressed]:enabled',
  });
  return (
    <form {...form.form}>
      <Section title={rush.amount()}>
        <AmountTiles {...form.tiles} />
        <p aria-live="polite" className="text-bad text-sm not-empty:mt-12">
          {useErrorTip('amount')}
        </p>
      </Section>
      {isChoosing ? (
        <MethodPicker
          methods={options.methods}
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
      <AccountFields {...form.account} />
      {form.summary && <Summary {...form.summary} />}
      <Link to="/deposit" className={buttonLook({ tone: 'ghost', wide: true, className: 'mt-24' })}>
        {rush.more()}
      </Link>
      <PayBar {...form.pay} />
    </form>
  );
}

function RushHead() {
  const { rush } = texts().deposit;
  return (
    <header className="mt-24 flex items-center gap-24 rounded-md bg-surface px-28 py-24">
      <img src={lightningArt} alt="" width={64} height={64} className="size-96 shrink-0" />
      <div className="min-w-0">
        <h1 className="font-bold text-xl leading-tight">{rush.title()}</h1>
        <p className="mt-6 text-base text-muted leading-snug">{rush.text()}</p>
      </div>
    </header>
  );
}

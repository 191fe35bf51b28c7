import { useEffect, useRef } from 'react';
import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import { duration } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { offeredAccounts } from '../../../lib/account-rule.ts';
import { useApp } from '../../../lib/app.ts';
import { feeText } from '../../../lib/fee.ts';
import { formatAmount, formatMinor, toMinor } from '../../../lib/money.ts';
import type { Refusal } from '../../../money/result.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { isZeroDecimalMarket, typedAmount } from '../../../session/typed-amount.ts';
import { useBalance, usePlayer } from '../../../session/use-player.ts';
import { ChoiceRow, MethodPicture } from '../../../ui/choice-tile.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { clearOfBars, showField } from '../../../ui/show-field.ts';
import { SumBar } from '../../../ui/sum-bar.tsx';
import { useLiveForm } from '../../../ui/use-live-form.ts';
import type { useSavedPayees } from '../saved-payees.ts';
import type { TypedPayee, WithdrawRequest } from '../withdraw-calls.ts';
import { type Draft, firstDraft, rememberDraft } from './draft.ts';
import { PayeeFields } from './payee-fields.tsx';
import { PayeeTiles } from './payee-tiles.tsx';
import { WithdrawAmount } from './withdraw-amount.tsx';
import { checkWithdrawal, type WithdrawProblems, type WithdrawSum, withdrawSum } from './withdraw-rule.ts';

interface MethodTilesProps {
  methods: readonly WithdrawMethod[];
  chosen: string;
  onChoose: (code: string) => void;
}

function MethodTiles({ methods, chosen, onChoose }: MethodTilesProps) {
  const { withdraw } = texts();
  return (
    <Section title={withdraw.method.title()}>
      <div className="grid gap-16">
        {methods.map((method) => (
          <ChoiceRow
            key={method.code}
            name="method"
            value={method.code}
            isChosen={method.code === chosen}
            onChoose={() => onChoose(method.code)}
            picture={<MethodPicture src={method.icon} eager="normal" />}
          >
            <span translate="no" className="line-clamp-3 font-semibold text-base leading-tight">
              {method.name}
            </span>
            <span className="tabular mt-6 flex flex-wrap gap-x-16 text-muted text-xs leading-snug">
              <span translate="no">
                {withdraw.method.limits({ min: formatAmount(method.min), max: formatAmount(method.max) })}
              </span>
              <span>{feeText(method, withdraw.method)}</span>
              <span>{withdraw.method.usual({ time: duration(method.usualMinutes) })}</span>
            </span>
          </ChoiceRow>
        ))}
      </div>
    </Section>
  );
}

const PAYEE_FIELDS: readonly unknown[] = [
  'bankCode',
  'account',
  'accountType',
  'taxId',
  'holder',
] satisfies (keyof TypedPayee)[];

const fieldsNamed = (names: readonly string[]) => names.map((name) => `[name=${name}]`).join();

export function WithdrawForm(props: {
  methods: readonly WithdrawMethod[];
  latestMethod: string | undefined;
  isComplete: boolean;
  saved: ReturnType<typeof useSavedPayees>;
  refusal: Refusal | undefined;
  waits: 'checking' | 'repeating' | undefined;
  onReview: (request: WithdrawRequest) => void;
}) {
  const app = useApp();
  const { methods, latestMethod, isComplete, saved, waits, onReview } = props;
  const { withdraw } = texts();
  const form = useRef<HTMLFormElement>(null);
  const player = usePlayer();
  const balance = useBalance();
  const whole = isZeroDecimalMarket(app);
  const withdrawable = toMinor(balance?.withdrawable);
  const payeeOf = ({ payeeId }: Draft) => saved.payees.find(({ id }) => id === payeeId);
  const methodOf = (draft: Draft) => {
    const code = payeeOf(draft)?.paymentMethod ?? draft.methodCode;
    return methods.find((row) => row.code === code) ?? (methods[0] as WithdrawMethod);
  };
  const offered = offeredAccounts(methods, player?.username);
  const {
    values: draft,
    problems,
    change,
    submit,
    isAttempted,
    refusal: shown,
  } = useLiveForm<WithdrawProblems, Draft, WithdrawRequest, Refusal>({
    first: firstDraft(app, methods, latestMethod),
    isComplete,
    refusal: props.refusal,
    offer: (typed) => ({ ...typed, accounts: { ...offered, ...typed.accounts } }),
    check: (typed) => checkWithdrawal(methodOf(typed), typed, withdrawable, whole, payeeOf(typed)),
    onChange: (typed) => rememberDraft(app, typed),
  });
  const alert = useRef<HTMLParagraphElement>(null);
  const isBeside = shown?.field === 'amount' || PAYEE_FIELDS.includes(shown?.field);
  useEffect(() => {
    if (!shown) return;
    if (isBeside) showField(form.current, fieldsNamed([shown.field ?? '']));
    else alert.current?.scrollIntoView({ block: 'center' });
  }, [shown, isBeside]);
  const payee = payeeOf(draft);
  const method = methodOf(draft);
  const amount = problems.amount ? undefined : typedAmount(app, draft.amountText);
  const sum = amount === undefined ? undefined : withdrawSum(method, amount, whole);
  const isUnbound = player?.isPhoneBound === false || shown?.code === 'phone-not-bound';

  const bind = () => openPopup(app, { kind: 'BINDING_PHONE' });
  const onRight = (request: WithdrawRequest) => (isUnbound ? bind() : waits || onReview(request));
  const onWrong = () =>
    isUnbound ? bind() : waits || showField(form.current, fieldsNamed(Object.keys(problems)));

  return (
    <form ref={form} onSubmit={submit(onRight, onWrong)} noValidate className={clearOfBars}>
      {isUnbound && (
        <section className="mt-24 rounded-md border border-edge px-28 py-24">
          <h2 className="font-semibold text-md">{withdraw.phone.title()}</h2>
          <p className="mt-8 text-base text-muted">{withdraw.phone.text()}</p>
        </section>
      )}
      {saved.payees.length > 0 && (
        <PayeeTiles
          payees={saved.payees}
          methods={methods}
          chosen={payee?.id ?? ''}
          onChoose={(payeeId) => change({ payeeId })}
          onRemove={saved.remove}
        />
      )}
      {!payee && (
        <>
          <MethodTiles
            methods={methods}
            chosen={method.code}
            onChoose={(methodCode) => change({ methodCode })}
          />
          <PayeeFields
            key={method.code}
            method={method}
            draft={draft}
            problems={problems}
            refusal={shown}
            isAttempted={isAttempted}
            onChange={change}
          />
        </>
      )}
      <WithdrawAmount
        text={draft.amountText}
        method={method}
        balance={balance}
        problem={problems.amount}
        refusal={shown?.field === 'amount' ? shown.message : undefined}
        isAttempted={isAttempted}
        onChange={(amountText) => change({ amountText })}
      />
      {sum && <WithdrawSummary sum={sum} currency={balance?.currencyAlias ?? ''} />}
      {shown && !isBeside && (
        <p
          ref={alert}
          role="alert"
          className="mt-32 flex items-start gap-16 rounded-md border border-bad px-24 py-20 text-base"
        >
          <Icon name="alert" className="size-40 shrink-0 text-bad" />
          <span className="min-w-0">{shown.message}</span>
        </p>
      )}
      <SumBar
        name={withdraw.summary.received()}
        amount={sum?.received}
        currency={balance?.currencyAlias ?? ''}
        action={isUnbound ? withdraw.phone.bind() : withdraw.go()}
        isBusy={waits === 'checking'}
        isOff={waits === 'repeating'}
        testId="received"
      />
    </form>
  );
}

function WithdrawSummary({ sum, currency }: { sum: WithdrawSum; currency: string }) {
  const { summary } = texts().withdraw;
  return (
    <section aria-label={summary.title()} className="mt-40">
      <DetailList>
        <DetailRow name={summary.amount()}>{formatMinor(sum.amount)}</DetailRow>
        <DetailRow name={summary.fee()}>{formatMinor(-sum.fee)}</DetailRow>
        <DetailRow name={summary.received()}>
          <span
            translate="no"
            className="font-semibold text-gold"
          >{`${formatMinor(sum.received)} ${currency}`}</span>
        </DetailRow>
      </DetailList>
    </section>
  );
}

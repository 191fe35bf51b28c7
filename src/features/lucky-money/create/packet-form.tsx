import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import type { Balance, LuckyGuide, LuckyKind } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { amountDraft } from '../../../lib/amount-text.ts';
import { useApp } from '../../../lib/app.ts';
import { formatAmount, formatMinor, type Minor, toMinor } from '../../../lib/money.ts';
import { digitsOf } from '../../../lib/plain-digits.ts';
import type { Refusal } from '../../../money/result.ts';
import { isZeroDecimalMarket } from '../../../session/typed-amount.ts';
import { useCurrency } from '../../../session/use-player.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { FieldNote, fieldLook } from '../../../ui/field-note.tsx';
import { keepTyped } from '../../../ui/keep-typed.ts';
import { clearOfBars, showField } from '../../../ui/show-field.ts';
import { SumBar } from '../../../ui/sum-bar.tsx';
import { useTypedField } from '../../../ui/typed-fields.ts';
import { useLiveForm } from '../../../ui/use-live-form.ts';
import {
  checkPacket,
  type Each,
  eachOf,
  GREETING_LONGEST,
  type PacketDraft,
  type PacketProblems,
  type PacketRequest,
  packetDraft,
  type ReviewedPacket,
} from './packet-rule.ts';

interface SharesFieldProps {
  text: string;
  most: number;
  problem: string | undefined;
  onChange: (text: string) => void;
}

const STEP =
  'press grid size-104 shrink-0 place-items-center rounded-md bg-surface font-semibold text-xl disabled:opacity-40';

function SharesField({ text, most, problem, onChange }: SharesFieldProps) {
  const { create: words } = texts().lucky;
  const noteId = useId();
  const shares = /^\d{0,3}$/.test(text) ? Number(text) : undefined;
  return (
    <>
      <h2 className="mt-40 mb-16 font-semibold text-md">{words.shares()}</h2>
      <div className="flex items-stretch gap-12">
        <button
          type="button"
          aria-label={words.fewer()}
          disabled={shares === undefined || shares <= 1}
          onClick={() => onChange(String(Math.min(shares ?? 0, most + 1) - 1))}
          className={STEP}
        >
          −
        </button>
        <input
          name="shares"
          value={text}
          onChange={({ target }) => {
            keepTyped(target, digitsOf);
            onChange(target.value);
          }}
          onInput={useTypedField()}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={words.sharesLabel()}
          aria-invalid={problem ? true : undefined}
          aria-describedby={noteId}
          className="tabular min-h-104 min-w-0 flex-1 rounded-md border-2 border-edge bg-raised text-center font-bold text-xl outline-none focus:border-text aria-invalid:border-bad"
        />
        <button
          type="button"
          aria-label={words.more()}
          disabled={shares === undefined || shares >= most}
          onClick={() => onChange(String((shares ?? 0) + 1))}
          className={STEP}
        >
          +
        </button>
      </div>
      <FieldNote id={noteId} problem={problem} hint={words.sharesHint({ max: most })} />
    </>
  );
}

interface PacketSummaryProps {
  shares: number;
  kind: LuckyKind;
  each: Each | undefined;
  openHours: number;
  tone?: 'raised';
}

export function PacketSummary({ shares, kind, each, openHours, tone }: PacketSummaryProps) {
  const { create: words } = texts().lucky;
  const currency = useCurrency();
  if (!each) return null;
  const isSame = each.least === each.most;
  const [least, most] = [formatMinor(each.least), formatMinor(each.most)];
  return (
    <section aria-label={words.summary()} className="mt-36">
      <DetailList {...(tone && { tone })}>
        <DetailRow name={words.people()}>{words.peopleCount({ count: shares })}</DetailRow>
        <DetailRow name={kind === 'equal' ? words.each() : words.average()}>
          <span className="font-semibold text-gold">
            {`${isSame || kind === 'random' ? least : words.eachOr({ least, most })} ${currency}`}
          </span>
        </DetailRow>
      </DetailList>
      <p className="mt-16 text-muted text-sm">{words.note({ hours: openHours })}</p>
    </section>
  );
}

const TIMES = [20n, 50n, 100n, 200n] as const;

interface QuickAmountsProps {
  rules: LuckyGuide;
  cash: Minor | undefined;
  onChoose: (text: string) => void;
}

function QuickAmounts({ rules, cash, onChoose }: QuickAmountsProps) {
  const least = toMinor(rules.minShare) ?? 0n;
  const offered = TIMES.map((times) => times * least).filter(
    (amount) => cash === undefined || amount <= cash,
  );
  if (offered.length === 0) return null;
  return (
    <ul
      aria-label={texts().lucky.create.quick()}
      className="mt-16 grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.6em),1fr))] gap-12"
    >
      {offered.map((amount) => (
        <li key={amountDraft(amount)} className="grid">
          <button
            translate="no"
            type="button"
            onClick={() => onChoose(amountDraft(amount))}
            className="tabular press min-h-80 rounded-md bg-surface px-4 font-semibold text-gold text-sm"
          >
            {formatMinor(amount)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** In screen order: the first wrong field takes the focus. */
const FIELDS = ['amount', 'shares'] as const;

interface PacketFormProps {
  rules: LuckyGuide;
  balance: Balance | undefined;
  refusal: Refusal | undefined;
  isSending: boolean;
  waits: 'checking' | 'repeating' | undefined;
  onSubmit: (packet: ReviewedPacket) => void;
}

function problemTexts(problems: Partial<PacketProblems>, { rules, balance }: PacketFormProps) {
  const { wrong } = texts().lucky.create;
  const { unreadable, decimals } = texts().money.amount;
  const currency = balance?.currencyAlias ?? '';
  const amountOf = (amount: number | undefined) => ({ amount: formatAmount(amount ?? 0), currency });
  const amountTexts = {
    missing: () => wrong.missing(),
    unreadable: () => unreadable(),
    decimals: () => decimals(),
    above: () => wrong.above(amountOf(rules.maxAmount)),
    uncovered: () => wrong.uncovered(amountOf(balance?.cash)),
    share: () => wrong.share(amountOf(rules.minShare)),
  };
  const sharesTexts = {
    missing: () => wrong.sharesMissing(),
    above: () => wrong.sharesAbove({ max: rules.maxShares }),
  };
  return {
    amount: problems.amount && amountTexts[problems.amount](),
    shares: problems.shares && sharesTexts[problems.shares](),
  };
}

export function PacketForm(props: PacketFormProps) {
  const typed = useTypedField();
  const app = useApp();
  const { rules, balance, isSending, waits, onSubmit } = props;
  const { create: words } = texts().lucky;
  const form = useRef<HTMLFormElement>(null);
  const greetingNote = useId();
  const isZeroDecimal = isZeroDecimalMarket(app);
  const {
    values: draft,
    problems: wrong,
    output,
    change,
    submit,
    isAttempted,
    refusal,
  } = useLiveForm<PacketProblems, PacketDraft, PacketRequest, Refusal>({
    first: packetDraft.read(app),
    refusal: props.refusal,
    check: (typed) => checkPacket(typed, rules, toMinor(balance?.cash), isZeroDecimal),
    onChange: (typed) => packetDraft.remember(app, typed),
  });
  const each = eachOf(draft, rules, isZeroDecimal);
  const problems = problemTexts(wrong, props);
  const { amount: problem } = wrong;
  const currency = useCurrency();
  const isBusy = isSending || waits !== undefined;
  const onRight = (request: PacketRequest) => !isBusy && each && onSubmit({ request, each });
  const onWrong = () => isBusy || showField(form.current, `[name=${FIELDS.find((field) => wrong[field])}]`);

  return (
    <form ref={form} onSubmit={submit(onRight, onWrong)} noValidate className={clearOfBars}>
      <fieldset disabled={isSending} className="min-w-0">
        <h2 className="mt-36 mb-16 font-semibold text-md">{words.amount()}</h2>
        <AmountInput
          label={words.amountLabel()}
          draft={draft.amount}
          currency={currency}
          isZeroDecimal={isZeroDecimal}
          problem={problems.amount}
          isUrgent={problem === 'above' || problem === 'uncovered'}
          isAttempted={isAttempted}
          refusal={refusal?.field === 'shares' ? undefined : refusal?.message}
          hint={words.amountHint({ amount: formatAmount(balance?.cash), currency })}
          onChange={(amount) => change({ amount })}
        />
        {problem === 'uncovered' && (
          <Link to="/deposit" className={buttonLook({ tone: 'quiet', size: 'small', className: 'mt-12' })}>
            {words.deposit()}
          </Link>
        )}
        <QuickAmounts rules={rules} cash={toMinor(balance?.cash)} onChoose={(amount) => change({ amount })} />
        <SharesField
          text={draft.shares}
          most={rules.maxShares}
          problem={problems.shares ?? (refusal?.field === 'shares' ? refusal.message : undefined)}
          onChange={(shares) => change({ shares })}
        />
        <h2 className="mt-40 mb-16 font-semibold text-md">{words.kind()}</h2>
        <ChoiceChips
          look="segments"
          label={words.kind()}
          name="kind"
          options={[
            { value: 'random', text: words.random() },
            { value: 'equal', text: words.equal() },
          ]}
          chosen={draft.kind}
          onChoose={(kind) => change({ kind })}
        />
        <p className="mt-12 text-muted text-sm">
          {draft.kind === 'equal' ? words.equalText() : words.randomText()}
        </p>
        <label className="mt-36 block font-semibold text-md">
          <span>{words.greeting()}</span>
          <input
            name="greeting"
            onInput={typed}
            value={draft.greeting}
            onChange={({ target }) => change({ greeting: target.value })}
            maxLength={GREETING_LONGEST}
            placeholder={words.greetingPlaceholder()}
            autoComplete="off"
            enterKeyHint="done"
            aria-describedby={greetingNote}
            className={`${fieldLook} font-normal`}
          />
        </label>
        <FieldNote
          id={greetingNote}
          problem={undefined}
          hint={draft.greeting === '' ? '' : `${draft.greeting.length}/${GREETING_LONGEST}`}
        />
      </fieldset>
      <PacketSummary
        shares={Number(draft.shares)}
        kind={draft.kind}
        each={each}
        openHours={rules.openHours}
      />
      <SumBar
        name={words.amount()}
        amount={output?.amount}
        currency={currency}
        action={isSending ? words.sending() : words.go()}
        isBusy={isSending || waits === 'checking'}
        isOff={waits === 'repeating'}
      />
    </form>
  );
}

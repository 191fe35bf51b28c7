import { type FormEvent, useRef, useState } from 'react';
import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { offeredAccounts } from '../../../lib/account-rule.ts';
import { formatMinor, toMinor } from '../../../lib/money.ts';
import type { Refusal } from '../../../money/result.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { useBalance, usePlayer } from '../../../session/use-player.ts';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { clearOfBars, showField } from '../../../ui/show-field.ts';
import { SumBar } from '../../../ui/sum-bar.tsx';
import type { WithdrawRequest } from '../withdraw-calls.ts';
import { type Draft, firstDraft, rememberDraft } from './draft.ts';
import { MethodTiles } from './method-tiles.tsx';
import { PayeeFields } from './payee-fields.tsx';
import { validateDraft, type WithdrawSum } from './validate-draft.ts';
import { WithdrawAmount } from './withdraw-amount.tsx';

/** Order of the fields on the screen: the first one that is wrong takes the focus. */
const FIELDS = ['bankCode', 'account', 'holder', 'amount'] as const;

interface WithdrawFormProps {
  methods: readonly WithdrawMethod[];
  latestMethod: string | undefined;
  refusal: Refusal | undefined;
  /** Another withdrawal has no answer yet, or the player is asked about this one. */
  waits: 'checking' | 'repeating' | undefined;
  onReview: (request: WithdrawRequest) => void;
}

/** Method, account, amount, the sum, and on to the confirmation (WDR-01). */
export function WithdrawForm({ methods, latestMethod, refusal, waits, onReview }: WithdrawFormProps) {
  const { withdraw } = texts();
  const form = useRef<HTMLFormElement>(null);
  const player = usePlayer();
  const balance = useBalance();
  const [typed, setTyped] = useState<Draft>(() => firstDraft(methods, latestMethod));
  const [isAttempted, setAttempted] = useState(false);
  const [answered, setAnswered] = useState<Refusal>();
  // A refusal is about what was sent; once the player changes anything it no longer applies.
  const shown = refusal === answered ? undefined : refusal;
  const change = (part: Partial<Draft>) => {
    setAnswered(refusal);
    setTyped((before) => {
      const next = { ...before, ...part };
      rememberDraft(next);
      return next;
    });
  };
  const method = methods.find(({ code }) => code === typed.methodCode) ?? methods[0];
  if (!method) return null;

  const accounts = { ...offeredAccounts(methods, player?.username), ...typed.accounts };
  const draft = { ...typed, accounts };
  const { problems, sum, request } = validateDraft(draft, method, toMinor(balance?.withdrawable));
  const isBeside = shown?.field !== undefined && ['account', 'bankCode', 'holder'].includes(shown.field);
  const isUnbound = player?.isPhoneBound === false || shown?.code === 'phone-not-bound';

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnbound) return openPopup({ kind: 'BINDING_PHONE' });
    if (waits) return;
    if (request) return onReview(request);
    setAttempted(true);
    const name = FIELDS.find((field) => problems[field]);
    showField(form.current, `[name=${name}]`);
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className={clearOfBars}>
      {isUnbound && (
        <section className="mt-24 rounded-md border border-edge px-28 py-24">
          <h2 className="font-semibold text-md">{withdraw.phone.title()}</h2>
          <p className="mt-8 text-base text-muted">{withdraw.phone.text()}</p>
        </section>
      )}
      <MethodTiles methods={methods} chosen={method.code} onChoose={(methodCode) => change({ methodCode })} />
      <PayeeFields
        method={method}
        draft={draft}
        problems={problems}
        refusal={shown}
        isAttempted={isAttempted}
        onChange={change}
      />
      <WithdrawAmount
        text={typed.amountText}
        method={method}
        balance={balance}
        problem={problems.amount}
        refusal={isBeside ? undefined : shown?.message}
        isAttempted={isAttempted}
        onChange={(amountText) => change({ amountText })}
      />
      {sum && <WithdrawSummary sum={sum} currency={balance?.currencyAlias ?? ''} />}
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

/** What leaves the wallet and what arrives, before anything is asked for. */
function WithdrawSummary({ sum, currency }: { sum: WithdrawSum; currency: string }) {
  const { summary } = texts().withdraw;
  return (
    <section aria-label={summary.title()} className="mt-40">
      <DetailList>
        <DetailRow name={summary.amount()}>{formatMinor(sum.amount)}</DetailRow>
        <DetailRow name={summary.fee()}>
          {sum.fee > 0n ? `-${formatMinor(sum.fee)}` : formatMinor(0n)}
        </DetailRow>
        <DetailRow name={summary.received()}>
          <span className="font-semibold text-gold">
            {formatMinor(sum.received)} {currency}
          </span>
        </DetailRow>
      </DetailList>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { WithdrawMethod, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { duration, marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { shownMask } from '../../lib/mask.ts';
import { formatAmount, formatMinor, minus, sumOf, toMinor } from '../../lib/money.ts';
import { paidOf, reasonOf, STATE_TONES, withdrawalState } from '../../session/order-status.ts';
import { useBalance } from '../../session/use-player.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DetailList, DetailRow } from '../../ui/detail-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { StepFrame } from '../../ui/step-frame.tsx';
import { SupportButton } from '../../ui/support-button.tsx';
import { useTimeNow } from '../../ui/use-time.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import type { PlacedOrder } from './withdraw-calls.ts';

type Step = WithdrawOrder['timeline'][number]['step'];

const TO_COME: readonly Step[] = ['received', 'review', 'sent', 'paid'];

function stepsToCome(timeline: WithdrawOrder['timeline']): readonly Step[] {
  const last = timeline.at(-1);
  const place = last ? TO_COME.indexOf(last.step) : -1;
  return place === -1 ? [] : TO_COME.slice(place + 1);
}

interface OrderTimelineProps {
  timeline: WithdrawOrder['timeline'];
  isPartial: boolean;
  usualMinutes: number | undefined;
}

/** The past steps with their times, the next step, and the usual duration (WDR-03). */
function OrderTimeline({ timeline, isPartial, usualMinutes }: OrderTimelineProps) {
  const { timeline: words } = texts().withdraw;
  const toCome = stepsToCome(timeline);
  const rows = [
    ...timeline.map(({ step, at }) => ({ step, at, isDone: true })),
    ...toCome.map((step) => ({ step, at: undefined, isDone: false })),
  ];
  const noteOf = ({ step, at }: (typeof rows)[number]) => {
    if (at !== undefined) return marketTime(at);
    return step === 'paid' && usualMinutes !== undefined
      ? words.usual({ time: duration(usualMinutes) })
      : undefined;
  };
  const isUnderWay = toCome.length > 0;
  const firstReturn = timeline.findIndex(({ step }) => step === 'returned');
  const textOf = ({ step }: (typeof rows)[number], index: number) => {
    if (isPartial && step === 'paid') return words.paidPart();
    return isPartial && index === firstReturn ? words.restReturned() : words[step]();
  };
  return (
    <TitledSection title={words.title()} className="mt-40">
      <ol className="rounded-md bg-surface px-28 py-24">
        {rows.map((row, index) => {
          const isNow = isUnderWay && index === timeline.length - 1;
          const isBack = row.step === 'returned' || row.step === 'cancelled';
          return (
            <li
              key={`${row.step} ${row.at}`}
              aria-current={isNow ? 'step' : undefined}
              className="relative flex gap-20 pb-28 last:pb-0"
            >
              {index < rows.length - 1 && (
                <span aria-hidden="true" className="absolute top-48 bottom-0 left-22 w-4 bg-line" />
              )}
              <span
                className={clsx(
                  'grid size-48 shrink-0 place-items-center rounded-full',
                  row.isDone
                    ? isBack
                      ? 'bg-raised text-text'
                      : 'bg-good/15 text-good'
                    : 'bg-raised text-muted',
                )}
              >
                {row.isDone ? (
                  <Icon name={isBack ? 'deposit' : isNow ? 'clock' : 'check'} className="size-30" />
                ) : (
                  <span className="size-12 rounded-full bg-line" />
                )}
              </span>
              <span className="min-w-0 pt-4">
                <span
                  className={clsx('block text-base', isNow && 'font-semibold', !row.isDone && 'text-muted')}
                >
                  {textOf(row, index)}
                </span>
                {noteOf(row) && (
                  <span className="tabular mt-2 block text-muted text-sm leading-snug">{noteOf(row)}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </TitledSection>
  );
}

const isLate = (createdAt: string, usualMinutes: number, now: number) =>
  now - Date.parse(createdAt) > usualMinutes * 60_000;

const FRAMES = {
  waiting: { icon: 'clock', tone: 'neutral' },
  good: { icon: 'check', tone: 'good' },
  bad: { icon: 'close', tone: 'bad' },
  back: { icon: 'deposit', tone: 'neutral' },
} as const;

function PayeeRows({ account, payee }: Partial<WithdrawOrder>) {
  const { order: words, payee: fields } = texts().withdraw;
  return (
    <>
      {payee?.bank && <DetailRow name={fields.bank()}>{payee.bank}</DetailRow>}
      {payee?.accountType && <DetailRow name={fields.accountType()}>{payee.accountType}</DetailRow>}
      {account && <DetailRow name={words.account()}>{shownMask(account)}</DetailRow>}
      {payee?.holder && <DetailRow name={fields.holder()}>{shownMask(payee.holder)}</DetailRow>}
      {payee?.taxId && <DetailRow name={fields.taxId()}>{shownMask(payee.taxId)}</DetailRow>}
    </>
  );
}

export interface OrderStepProps {
  order: PlacedOrder & Partial<WithdrawOrder>;
  method: WithdrawMethod | undefined;
  onAgain: () => void;
}

export function OrderStep({ order, method, onAgain }: OrderStepProps) {
  const { withdraw } = texts();
  const { order: words, summary, states } = withdraw;
  const currency = useBalance()?.currencyAlias;
  // The answer to the creation has only the id and the fee; the order is then in review.
  const state = withdrawalState(order);
  const tone = STATE_TONES[state];
  const { createdAt, timeline } = order;
  const reason = reasonOf({ status: order.status ?? 0, reason: order.reason ?? '' });
  const fee = toMinor(order.fee);
  const paid = toMinor(paidOf(order));
  const rest = sumOf([toMinor(order.amount), minus(paid)]) ?? 0n;
  const arrived = sumOf([paid, minus(fee)]);
  const isUnderWay = tone === 'waiting';
  const now = useTimeNow();
  const isTooLong =
    isUnderWay &&
    method !== undefined &&
    createdAt !== undefined &&
    isLate(createdAt, method.usualMinutes, now);
  return (
    <StepFrame
      {...FRAMES[tone]}
      title={words.titles[state]()}
      text={isTooLong ? words.late() : words[state]()}
      amount={tone === 'good' ? formatMinor(arrived) : formatAmount(order.amount)}
      currency={currency}
      amountNote={tone === 'back' ? words.isBack() : tone === 'good' ? words.arrived() : undefined}
    >
      {timeline && (
        <OrderTimeline timeline={timeline} isPartial={rest > 0n} usualMinutes={method?.usualMinutes} />
      )}
      <CancelWithdrawal order={order} currency={currency ?? ''} state={state} />
      <div className="mt-40">
        <DetailList>
          <DetailRow name={words.state()}>
            <span role="status">
              <StateChip tone={tone}>{states[state]()}</StateChip>
            </span>
          </DetailRow>
          {reason && state !== 'cancelled' && <DetailRow name={words.reason()}>{reason}</DetailRow>}
          <DetailRow name={words.method()}>{method?.name ?? order.paymentMethod}</DetailRow>
          <PayeeRows {...order} />
          {tone !== 'back' && rest > 0n && (
            <>
              <DetailRow name={words.paidPart()}>{formatMinor(paid)}</DetailRow>
              <DetailRow name={words.isBack()}>{formatMinor(rest)}</DetailRow>
            </>
          )}
          {tone === 'good' && <DetailRow name={words.taken()}>{formatAmount(order.amount)}</DetailRow>}
          {tone !== 'back' && <DetailRow name={summary.fee()}>{formatMinor(minus(fee))}</DetailRow>}
          {tone !== 'back' && (
            <DetailRow name={summary.received()}>
              <span translate="no" className="font-semibold">
                {formatMinor(arrived)}
              </span>
            </DetailRow>
          )}
          {createdAt && <DetailRow name={words.time()}>{marketTime(createdAt)}</DetailRow>}
          <DetailRow name={words.id()} action={<CopyButton text={order.id} label={words.copyId()} />}>
            {order.id}
          </DetailRow>
        </DetailList>
      </div>
      <div className="mt-32 grid gap-16">
        <Button size="large" tone={tone === 'back' ? 'action' : 'quiet'} onClick={onAgain}>
          {words.again()}
        </Button>
        <Link to="/transactions" search={{ tab: 'withdrawals' }} className={buttonLook({ tone: 'ghost' })}>
          {words.all()}
        </Link>
        <SupportButton orderId={order.id}>{words.support()}</SupportButton>
      </div>
    </StepFrame>
  );
}

export function MissingOrder({ onAgain }: { onAgain: () => void }) {
  const { order } = texts().withdraw;
  return (
    <NoticeState icon="alert" title={order.missingTitle()} text={order.missingText()}>
      <Link to="/transactions" className={buttonLook({})}>
        {order.all()}
      </Link>
      <Button tone="quiet" onClick={onAgain}>
        {order.again()}
      </Button>
    </NoticeState>
  );
}

import { Link } from '@tanstack/react-router';
import type { WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount, formatMinor, toMinor } from '../../lib/money.ts';
import { useBalance } from '../../session/use-player.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DetailList, DetailRow } from '../../ui/detail-list.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { StepFrame } from '../../ui/step-frame.tsx';
import { isFinalStatus, STATUS_SUCCESS, statusName, statusTone } from './order-status.ts';
import type { PlacedOrder } from './withdraw-calls.ts';

const FRAMES = {
  waiting: { icon: 'clock', tone: 'neutral' },
  good: { icon: 'check', tone: 'good' },
  bad: { icon: 'close', tone: 'bad' },
} as const;

export interface OrderStepProps {
  order: PlacedOrder & Partial<WithdrawOrder>;
  methodName: string;
  onAgain: () => void;
}

/** How a withdrawal stands, from the moment it was made to its end; a receipt to keep. */
export function OrderStep({ order, methodName, onAgain }: OrderStepProps) {
  const { withdraw, common } = texts();
  const { order: words, summary, states } = withdraw;
  const currency = useBalance()?.currencyAlias;
  // The answer to the creation says no more than the id and the fee: it is being reviewed.
  const { status = 0, account, reason, createdAt } = order;
  const name = statusName(status);
  const received = (toMinor(order.amount) ?? 0n) - (toMinor(order.fee) ?? 0n);
  return (
    <StepFrame
      {...FRAMES[statusTone(status)]}
      title={words.titles[name]()}
      text={words[name]()}
      amount={formatAmount(order.amount)}
      currency={currency}
    >
      <div className="mt-40">
        <DetailList>
          {reason && <DetailRow name={words.reason()}>{reason}</DetailRow>}
          <DetailRow name={words.method()}>{methodName}</DetailRow>
          {account && <DetailRow name={words.account()}>{account}</DetailRow>}
          <DetailRow name={summary.fee()}>{formatAmount(order.fee)}</DetailRow>
          {statusTone(status) !== 'bad' && (
            <DetailRow name={summary.received()}>
              <span className="font-semibold">{formatMinor(received)}</span>
            </DetailRow>
          )}
          {createdAt && <DetailRow name={words.time()}>{marketTime(createdAt)}</DetailRow>}
          <DetailRow
            name={words.id()}
            action={<CopyButton text={order.id} label={words.copyId()} copied={common.copied()} />}
          >
            {order.id}
          </DetailRow>
        </DetailList>
      </div>
      <p role="status" className="mt-24 flex justify-center">
        <StateChip tone={statusTone(status)}>{states[name]()}</StateChip>
      </p>
      <div className="mt-32 grid gap-16">
        <Button
          size="large"
          tone={isFinalStatus(status) && status !== STATUS_SUCCESS ? 'action' : 'quiet'}
          onClick={onAgain}
        >
          {words.again()}
        </Button>
        <Link to="/transactions" className={buttonLook({ tone: 'ghost' })}>
          {words.all()}
        </Link>
      </div>
    </StepFrame>
  );
}

/** An order of the address that is not among the latest. */
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

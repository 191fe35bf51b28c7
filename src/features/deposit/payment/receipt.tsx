import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount, formatMinor, toMinor } from '../../../lib/money.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { totalOf } from '../deposit-calls.ts';
import { STATUS_SUCCESS } from '../outcome/deposit-outcome.ts';
import { PlayLink } from './play-link.tsx';
import { StepActions, StepFrame } from './step-frame.tsx';

interface ReceiptProps {
  /** An order in its final state. */
  order: RechargeOrder;
  methodName: string;
  onAgain: () => void;
}

/** What became of a deposit, to keep (DEP-07). */
export function Receipt({ order, methodName, onAgain }: ReceiptProps) {
  const { receipt, extra } = texts().deposit;
  const isSuccess = order.status === STATUS_SUCCESS;
  const again = (
    <Button tone={isSuccess ? 'quiet' : 'action'} size="large" onClick={onAgain}>
      {receipt.again()}
    </Button>
  );
  const play = <PlayLink tone={isSuccess ? 'action' : 'quiet'} size="large" />;
  return (
    <StepFrame
      icon={isSuccess ? 'check' : 'close'}
      tone={isSuccess ? 'good' : 'bad'}
      title={isSuccess ? receipt.success() : receipt.failed()}
      text={isSuccess ? receipt.successText() : receipt.failedText()}
      credited={isSuccess ? order.amount : undefined}
    >
      <div className="mt-40">
        <DetailList>
          {order.reason && <DetailRow name={receipt.reason()}>{order.reason}</DetailRow>}
          <DetailRow name={receipt.state()}>
            <span className={isSuccess ? 'text-good' : 'text-bad'}>
              {isSuccess ? receipt.states.success() : receipt.states.failed()}
            </span>
          </DetailRow>
          <DetailRow name={receipt.method()}>{methodName}</DetailRow>
          <DetailRow name={receipt.amount()}>{formatAmount(order.amount)}</DetailRow>
          {/* Of a deposit that was not made nothing was paid. */}
          {isSuccess && (
            <>
              <DetailRow name={receipt.fee()}>{formatAmount(order.fee)}</DetailRow>
              <DetailRow name={receipt.total()}>{formatMinor(totalOf(order))}</DetailRow>
            </>
          )}
          {order.bonus && (
            <>
              <DetailRow name={extra.name()}>{`+${formatAmount(order.bonus.amount)}`}</DetailRow>
              <DetailRow name={extra.toStake({ times: order.bonus.wagerTimes })}>
                {formatMinor((toMinor(order.bonus.amount) ?? 0n) * BigInt(order.bonus.wagerTimes))}
              </DetailRow>
              <DetailRow name={extra.until()}>{marketTime(order.bonus.expiresAt)}</DetailRow>
            </>
          )}
          <DetailRow name={receipt.time()}>{marketTime(order.createdAt)}</DetailRow>
          <DetailRow name={receipt.id()} action={<CopyButton text={order.id} label={receipt.copyId()} />}>
            {order.id}
          </DetailRow>
        </DetailList>
      </div>
      <StepActions>
        {isSuccess ? play : again}
        {isSuccess ? again : play}
        <Button tone="ghost" onClick={() => emitUi('show-chat', { orderId: order.id })}>
          {receipt.support()}
        </Button>
      </StepActions>
    </StepFrame>
  );
}

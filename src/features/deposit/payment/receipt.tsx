import type { ReactNode } from 'react';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount, formatMinor, minus, timesOf, toMinor } from '../../../lib/money.ts';
import {
  type DepositState,
  depositState,
  isPaidStatus,
  paidOf,
  reasonOf,
} from '../../../session/order-status.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { SupportButton } from '../../../ui/support-button.tsx';
import { totalOf } from '../deposit-calls.ts';
import { PlayLink, StepActions, StepFrame } from './step-frame.tsx';

interface ReceiptProps {
  order: RechargeOrder;
  methodName: string;
  gift: ReactNode;
  onAgain: () => void;
}

function endOf(order: RechargeOrder): Exclude<DepositState, 'created' | 'pending'> {
  const state = depositState(order);
  return state === 'created' || state === 'pending' ? 'failed' : state;
}

/** The receipt of a deposit (DEP-07). */
export function Receipt({ order, methodName, gift, onAgain }: ReceiptProps) {
  const { receipt, extra } = texts().deposit;
  const isSuccess = isPaidStatus(order.status);
  const end = endOf(order);
  const paid = paidOf(order);
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
      title={receipt[end]()}
      text={receipt[`${end}Text`]()}
      credited={isSuccess ? paid : undefined}
    >
      {isSuccess && <Boundary isDecoration>{gift}</Boundary>}
      <div className="mt-40">
        <DetailList>
          {reasonOf(order) && <DetailRow name={receipt.reason()}>{reasonOf(order)}</DetailRow>}
          <DetailRow name={receipt.state()}>
            <span className={isSuccess ? 'text-good' : 'text-bad'}>{receipt.states[end]()}</span>
          </DetailRow>
          <DetailRow name={receipt.method()}>{methodName}</DetailRow>
          <DetailRow name={receipt.amount()}>{formatAmount(order.amount)}</DetailRow>
          {order.paidAmount !== undefined && (
            <DetailRow name={receipt.paid()}>{formatAmount(paid)}</DetailRow>
          )}
          {/* A failed deposit has no amount paid. */}
          {isSuccess && (
            <>
              <DetailRow name={receipt.fee()}>{formatAmount(order.fee)}</DetailRow>
              <DetailRow name={receipt.total()}>
                {formatMinor(totalOf({ amount: paid, fee: order.fee }))}
              </DetailRow>
            </>
          )}
          {order.takenBack && (
            <>
              <DetailRow name={receipt.takenBack()}>
                {formatMinor(minus(toMinor(order.takenBack.amount)))}
              </DetailRow>
              <DetailRow name={receipt.takenBackAt()}>{marketTime(order.takenBack.at)}</DetailRow>
            </>
          )}
          {isSuccess && order.bonus && (
            <>
              <DetailRow name={extra.name()}>{`+${formatAmount(order.bonus.amount)}`}</DetailRow>
              <DetailRow name={extra.toStake({ times: order.bonus.wagerTimes })}>
                {formatMinor(timesOf(toMinor(order.bonus.amount), order.bonus.wagerTimes))}
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
        <SupportButton orderId={order.id}>{receipt.support()}</SupportButton>
      </StepActions>
    </StepFrame>
  );
}

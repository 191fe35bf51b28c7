import { useEffect, useState } from 'react';
import { useWithdrawPaymentMethods } from '../../api/generated/withdraw/withdraw.ts';
import { texts } from '../../i18n/texts.ts';
import { currentCountry } from '../../session/market.ts';
import { useBalance } from '../../session/use-player.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { Purse } from './form/purse.tsx';
import { WithdrawForm } from './form/withdraw-form.tsx';
import { WithdrawSkeleton } from './form/withdraw-skeleton.tsx';
import { isFinalStatus } from './order-status.ts';
import { RecentWithdrawals } from './recent-withdrawals.tsx';
import { useWithdrawFlow } from './use-withdraw-flow.ts';
import { useWithdrawals } from './use-withdrawals.ts';
import { type WithdrawIntent, withdrawIntents } from './withdraw-intent.ts';
import { WithdrawSteps } from './withdraw-steps.tsx';

/** /withdraw; with `order`, the order a reload or a link goes on with. */
export function WithdrawScreen({ order }: { order: string | undefined }) {
  const { withdraw, common } = texts();
  const methods = useWithdrawPaymentMethods({ country: currentCountry() });
  const withdrawals = useWithdrawals();
  const balance = useBalance();
  const { flow, review, confirm, changeWish, startOver, putInAddress } = useWithdrawFlow(order);
  const [sheet, setSheet] = useState<WithdrawIntent>();
  const asked = flow.step === 'confirming' || flow.step === 'sending' ? flow.intent : undefined;
  if (asked && asked !== sheet) setSheet(asked);

  const orderId = flow.step === 'placed' ? flow.orderId : undefined;
  // Not before the sheet has given its entry of the history back.
  const isOutOfAddress = orderId !== undefined && orderId !== order && !sheet;
  useEffect(() => {
    if (isOutOfAddress && orderId) putInAddress(orderId);
  }, [isOutOfAddress, orderId, putInAddress]);
  const row = withdrawals.orders?.find(({ id }) => id === orderId);
  const isFinal = row !== undefined && isFinalStatus(row.status);
  useEffect(() => {
    if (isFinal && orderId) withdrawIntents.endOf(orderId);
  }, [isFinal, orderId]);

  if (methods.isError && !methods.data) {
    return (
      <NoticeState icon="alert" title={withdraw.failedTitle()} text={withdraw.failedText()}>
        <Button onClick={() => void methods.refetch()}>{common.retry()}</Button>
      </NoticeState>
    );
  }
  const isForm = flow.step === 'choosing' || asked !== undefined;
  const isReady = methods.data !== undefined && (withdrawals.orders !== undefined || withdrawals.hasFailed);
  return (
    <div className="px-24">
      {!isForm && (
        <WithdrawSteps
          flow={flow}
          row={row}
          withdrawals={withdrawals}
          methods={methods.data ?? []}
          onAgain={startOver}
          onRetry={confirm}
          onChange={changeWish}
        />
      )}
      {isForm && (
        <>
          <h1 className="pt-32 font-bold text-xl">{withdraw.title()}</h1>
          {!isReady && <WithdrawSkeleton />}
          {isReady && methods.data.length === 0 && (
            <NoticeState icon="withdraw" title={withdraw.emptyTitle()} text={withdraw.emptyText()} />
          )}
          {isReady && methods.data.length > 0 && (
            <>
              <Purse balance={balance} />
              <WithdrawForm
                methods={methods.data}
                latestMethod={withdrawals.orders?.[0]?.paymentMethod}
                refusal={flow.step === 'choosing' ? flow.refusal : undefined}
                onReview={review}
              />
              <RecentWithdrawals withdrawals={withdrawals} methods={methods.data} />
            </>
          )}
        </>
      )}
      {sheet && (
        <ConfirmSheet
          isOpen={asked !== undefined}
          isSending={flow.step === 'sending'}
          intent={sheet}
          onConfirm={confirm}
          onChange={changeWish}
          onClosed={() => setSheet(undefined)}
        />
      )}
    </div>
  );
}

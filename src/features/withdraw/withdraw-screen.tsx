import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { WithdrawMethod } from '../../api/generated/contract.schemas.ts';
import { useWithdrawPaymentMethods } from '../../api/generated/withdraw.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { useRunner } from '../../lib/flow.ts';
import { isLeaving } from '../../lib/is-leaving.ts';
import { range } from '../../lib/range.ts';
import { isSettled, type Read, retryOf } from '../../lib/read.ts';
import { deviceIntents } from '../../money/intent-store.ts';
import { currentCountry } from '../../session/market.ts';
import { isFinalStatus, isPaidStatus } from '../../session/order-status.ts';
import { useBalance } from '../../session/use-player.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { NotCreated, OrderCard } from '../../ui/order-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { forgetDraft } from './form/draft.ts';
import { Purse } from './form/purse.tsx';
import { WithdrawForm } from './form/withdraw-form.tsx';
import { MissingOrder, OrderStep, type OrderStepProps } from './order-step.tsx';
import { RecentWithdrawals } from './recent-withdrawals.tsx';
import { useSavedPayees } from './saved-payees.ts';
import { useWithdrawals } from './use-withdrawals.ts';
import type { WithdrawRequest } from './withdraw-calls.ts';
import { createWithdrawRunner } from './withdraw-runner.ts';

/** /withdraw; `order` is the order to continue after a reload or from a link. */
export function WithdrawScreen({ order }: { order: string | undefined }) {
  const app = useApp();
  const { withdraw } = texts();
  const router = useRouter();
  const methods = useWithdrawPaymentMethods({ country: currentCountry(app) });
  const withdrawals = useWithdrawals();
  const saved = useSavedPayees(withdrawals.data, methods.data ?? []);
  const balance = useBalance();
  const currency = balance?.currencyAlias ?? '';
  const { runner, state: flow } = useRunner(() => createWithdrawRunner(app, deviceIntents(app)));
  const [reviewed, setReviewed] = useState<WithdrawRequest>();
  const [sheet, setSheet] = useState<WithdrawRequest>();

  const isChoosing = flow.step === 'choosing' || flow.step === 'loading';
  const asked = flow.step === 'sending' ? flow.request : isChoosing ? reviewed : undefined;
  if (asked && asked !== sheet) setSheet(asked);
  if (reviewed && !isChoosing) setReviewed(undefined);

  const placed = flow.step === 'placed' ? flow.order : undefined;
  const orderId = order ?? placed?.id;
  // The address names the order for reloads, but only after the sheet has left the history.
  const isOutOfAddress = order === undefined && placed !== undefined && !sheet;
  useEffect(() => {
    if (isOutOfAddress && !isLeaving(router, '/withdraw'))
      void router.navigate({ to: '/withdraw', search: { order: placed?.id ?? '' }, replace: true });
  }, [isOutOfAddress, placed, router]);
  const exists = placed !== undefined;
  useEffect(() => {
    if (exists) forgetDraft(app);
  }, [exists, app]);
  const row = withdrawals.data?.find(({ id }) => id === orderId);
  useEffect(() => {
    if (row && isFinalStatus(row.status)) void deviceIntents(app).endOf(row.id, !isPaidStatus(row.status));
  }, [row, app]);
  const shownBefore = useRef(order);
  const { leave } = runner;
  useEffect(() => {
    // The player returned to the form, so a finished order must not return to the address.
    if (shownBefore.current !== undefined && order === undefined) leave();
    shownBefore.current = order;
  }, [order, leave]);
  const startOver = () => {
    forgetDraft(app);
    if (orderId) void deviceIntents(app).endOf(orderId);
    runner.startOver();
    if (order !== undefined) void router.navigate({ to: '/withdraw', search: {}, replace: true });
  };

  const onRetry = retryOf(methods);
  const isForm = orderId === undefined && flow.step !== 'not-created';
  const isReady = flow.step !== 'loading' && methods.data !== undefined;
  return (
    <div className="px-24">
      {orderId !== undefined && (
        <PlacedStep
          order={row ?? (placed?.id === orderId ? placed : undefined)}
          withdrawals={withdrawals}
          methods={methods.data ?? []}
          onAgain={startOver}
        />
      )}
      {orderId === undefined && flow.step === 'not-created' && (
        <NotCreated
          words={withdraw.notCreated}
          back={withdraw.confirm.change()}
          intent={flow.intent}
          message={flow.message}
          currency={currency}
          onRetry={flow.request && runner.retry}
          onLeave={runner.leave}
        />
      )}
      {isForm && (
        <>
          <h1 className="pt-32 font-bold text-xl">{withdraw.title()}</h1>
          {onRetry && (
            <Failure title={withdraw.failedTitle()} text={withdraw.failedText()} onRetry={onRetry} />
          )}
          {!isReady && !onRetry && <WithdrawSkeleton />}
          {isReady && methods.data.length === 0 && (
            <NoticeState icon="withdraw" title={withdraw.emptyTitle()} text={withdraw.emptyText()} />
          )}
          <OrderCard
            flow={flow}
            words={{ checking: withdraw.checking, unsent: withdraw.unsent, repeat: withdraw.repeat }}
            currency={currency}
            runner={runner}
          />
          {isReady && methods.data.length > 0 && (
            <>
              <Purse balance={balance} />
              <WithdrawForm
                methods={methods.data}
                latestMethod={withdrawals.data?.[0]?.paymentMethod}
                isComplete={isSettled(withdrawals)}
                saved={saved}
                refusal={flow.step === 'choosing' ? flow.refusal : undefined}
                waits={flow.step === 'checking' || flow.step === 'repeating' ? flow.step : undefined}
                onReview={setReviewed}
              />
            </>
          )}
          {(onRetry || (isReady && methods.data.length > 0)) && (
            <Boundary>
              <RecentWithdrawals withdrawals={withdrawals} methods={methods.data ?? []} />
            </Boundary>
          )}
        </>
      )}
      {sheet && (
        <ConfirmSheet
          isOpen={asked !== undefined}
          isSending={flow.step === 'sending'}
          request={sheet}
          onConfirm={() => runner.submit(sheet)}
          onChange={() => setReviewed(undefined)}
          onClosed={() => setSheet(undefined)}
        />
      )}
    </div>
  );
}

interface PlacedProps extends Pick<OrderStepProps, 'onAgain'> {
  order: OrderStepProps['order'] | undefined;
  withdrawals: Read<unknown>;
  methods: readonly WithdrawMethod[];
}

function PlacedStep({ order, withdrawals, methods, onAgain }: PlacedProps) {
  if (order) {
    const method = methods.find(({ code }) => code === order.paymentMethod);
    return <OrderStep order={order} method={method} onAgain={onAgain} />;
  }
  return isSettled(withdrawals) ? <MissingOrder onAgain={onAgain} /> : <WithdrawSkeleton />;
}

function WithdrawSkeleton() {
  return (
    <Loading label={texts().withdraw.loading()}>
      <Skeleton className="mt-24 h-176 rounded-lg" />
      <Skeleton className="mt-40 mb-16 h-46 w-320" />
      <div className="grid gap-16">
        {range(3).map((place) => (
          <Skeleton key={place} className="h-112" />
        ))}
      </div>
      <Skeleton className="mt-40 h-96" />
      <Skeleton className="mt-40 h-104" />
    </Loading>
  );
}

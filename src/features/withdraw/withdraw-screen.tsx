import { useWithdrawPaymentMethods } from '../../api/generated/withdraw.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { range } from '../../lib/range.ts';
import { isSettled, retryOf } from '../../lib/read.ts';
import { currentCountry } from '../../session/market.ts';
import { useBalance } from '../../session/use-player.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { NotCreated, OrderCard } from '../../ui/order-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { Purse } from './form/purse.tsx';
import { WithdrawForm } from './form/withdraw-form.tsx';
import { MissingOrder, OrderStep } from './order-step.tsx';
import { RecentWithdrawals } from './recent-withdrawals.tsx';
import { useSavedPayees } from './saved-payees.ts';
import { useWithdrawal } from './use-withdrawal.ts';

/** /withdraw; `order` is the order to continue after a reload or from a link. */
export function WithdrawScreen({ order: inAddress }: { order: string | undefined }) {
  const { withdraw } = texts();
  const methods = useWithdrawPaymentMethods({ country: currentCountry(useApp()) });
  const { flow, runner, sheet, withdrawals, orderId, order, startOver } = useWithdrawal(inAddress);
  const saved = useSavedPayees(withdrawals.data, methods.data ?? []);
  const balance = useBalance();
  const currency = balance?.currencyAlias ?? '';
  const { request } = sheet;

  function step() {
    if (orderId !== undefined) {
      const method = methods.data?.find(({ code }) => code === order?.paymentMethod);
      if (order) return <OrderStep order={order} method={method} onAgain={startOver} />;
      return isSettled(withdrawals) ? <MissingOrder onAgain={startOver} /> : <WithdrawSkeleton />;
    }
    if (flow.step === 'not-created')
      return (
        <NotCreated
          words={withdraw.notCreated}
          back={withdraw.confirm.change()}
          intent={flow.intent}
          message={flow.message}
          currency={currency}
          onRetry={flow.request && runner.retry}
          onLeave={runner.leave}
        />
      );
    const onRetry = retryOf(methods);
    const isReady = flow.step !== 'loading' && methods.data !== undefined;
    const hasForm = isReady && methods.data.length > 0;
    return (
      <>
        <h1 className="pt-32 font-bold text-xl">{withdraw.title()}</h1>
        {onRetry && <Failure title={withdraw.failedTitle()} text={withdraw.failedText()} onRetry={onRetry} />}
        {!isReady && !onRetry && <WithdrawSkeleton />}
        {isReady && !hasForm && (
          <NoticeState icon="withdraw" title={withdraw.emptyTitle()} text={withdraw.emptyText()} />
        )}
        <OrderCard
          flow={flow}
          words={{ checking: withdraw.checking, unsent: withdraw.unsent, repeat: withdraw.repeat }}
          currency={currency}
          runner={runner}
        />
        {hasForm && (
          <>
            <Purse balance={balance} />
            <WithdrawForm
              methods={methods.data}
              latestMethod={withdrawals.data?.[0]?.paymentMethod}
              isComplete={isSettled(withdrawals)}
              saved={saved}
              refusal={flow.step === 'choosing' ? flow.refusal : undefined}
              waits={flow.step === 'checking' || flow.step === 'repeating' ? flow.step : undefined}
              onReview={sheet.review}
            />
          </>
        )}
        {(onRetry || hasForm) && (
          <Boundary>
            <RecentWithdrawals withdrawals={withdrawals} methods={methods.data ?? []} />
          </Boundary>
        )}
      </>
    );
  }

  return (
    <div className="px-24">
      {step()}
      {request && (
        <ConfirmSheet
          isOpen={sheet.isOpen}
          isSending={flow.step === 'sending'}
          request={request}
          onConfirm={() => runner.submit(request)}
          onChange={() => sheet.review(undefined)}
          onClosed={sheet.onClosed}
        />
      )}
    </div>
  );
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

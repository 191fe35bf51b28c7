import { Link } from '@tanstack/react-router';
import type { Balance, WithdrawMethod, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { useWithdrawPaymentMethods } from '../../api/generated/withdraw.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { formatAmount, formatMinor, NO_AMOUNT, toMinor } from '../../lib/money.ts';
import { isSettled, type Read, retryOf } from '../../lib/read.ts';
import { currentCountry } from '../../session/market.ts';
import { STATE_TONES, withdrawalState } from '../../session/order-status.ts';
import { payableOf } from '../../session/typed-amount.ts';
import { useBalance, useBalanceRetry } from '../../session/use-player.ts';
import { BigAmount } from '../../ui/big-amount.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading, Skeleton, Skeletons } from '../../ui/loading.tsx';
import { RetryLine } from '../../ui/more-rows.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { NotCreated, OrderCard } from '../../ui/order-card.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { WithdrawForm } from './form/withdraw-form.tsx';
import { MissingOrder, OrderStep } from './order-step.tsx';
import { useSavedPayees } from './saved-payees.ts';
import { useWithdrawal } from './use-withdrawal.ts';

const SHOWN = 5;
const BLOCKS = Array.from({ length: 3 }, () => 'h-128');

interface RecentWithdrawalsProps {
  withdrawals: Read<WithdrawOrder[]>;
  methods: readonly WithdrawMethod[];
}

function RecentWithdrawals({ withdrawals, methods }: RecentWithdrawalsProps) {
  const { withdraw } = texts();
  return (
    <TitledSection title={withdraw.recent.title()} className="mt-56">
      <QueryView
        query={withdrawals}
        loading={<Loading label={withdraw.recent.loading()} blocks={BLOCKS} className="grid gap-12" />}
        failed={(onRetry) => <RetryLine text={withdraw.recent.failed()} onRetry={onRetry} />}
        empty={<p className="text-base text-muted">{withdraw.recent.empty()}</p>}
      >
        {(orders) => (
          <>
            <ul className="grid gap-12">
              {orders.slice(0, SHOWN).map((order) => (
                <li key={order.id}>
                  <Link
                    to="/withdraw"
                    search={{ order: order.id }}
                    className="press flex min-h-128 items-center gap-16 rounded-md bg-surface py-16 pr-16 pl-24"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="flex flex-wrap items-center justify-between gap-x-16 gap-y-6">
                        <strong translate="no" className="tabular font-semibold text-gold text-md">
                          {formatAmount(order.amount)}
                        </strong>
                        <StateChip tone={STATE_TONES[withdrawalState(order)]}>
                          {withdraw.states[withdrawalState(order)]()}
                        </StateChip>
                      </span>
                      <span className="mt-6 block text-muted text-xs leading-snug">
                        {`${methods.find(({ code }) => code === order.paymentMethod)?.name ?? order.paymentMethod} · ${marketTime(order.createdAt)}`}
                      </span>
                    </span>
                    <Icon name="right" className="size-32 shrink-0 text-muted" />
                  </Link>
                </li>
              ))}
            </ul>
            <Link
              to="/transactions"
              search={{ tab: 'withdrawals' }}
              className={buttonLook({ tone: 'ghost', wide: true })}
            >
              {withdraw.order.all()}
            </Link>
          </>
        )}
      </QueryView>
    </TitledSection>
  );
}

function Purse({ balance }: { balance: Balance | undefined }) {
  const app = useApp();
  const { purse } = texts().withdraw;
  const onRetry = useBalanceRetry();
  if (!balance && !onRetry) return <Skeleton className="mt-24 h-176" />;
  const payable = toMinor(balance?.withdrawable);
  return (
    <section aria-label={purse.title()} className="mt-24 rounded-lg bg-surface px-32 py-28">
      <p className="text-muted text-sm">{purse.title()}</p>
      <BigAmount
        amount={payable === undefined ? NO_AMOUNT : formatMinor(payableOf(app, payable))}
        currency={balance?.currencyAlias}
        className="mt-4"
        testId="withdrawable"
      />
      {onRetry && <RetryLine text={texts().header.balanceFailed()} onRetry={onRetry} />}
      {balance && balance.withdrawable !== balance.total && (
        <div className="mt-16 flex flex-wrap items-center justify-between gap-x-32 border-line/50 border-t pt-8">
          <dl className="tabular flex flex-wrap gap-x-32 text-sm">
            <div className="flex gap-12 py-6">
              <dt className="text-muted">{purse.total()}</dt>
              <dd translate="no">{formatAmount(balance.total)}</dd>
            </div>
            <div className="flex gap-12 py-6">
              <dt className="text-muted">{purse.bonus()}</dt>
              <dd translate="no">{formatAmount(balance.bonus)}</dd>
            </div>
          </dl>
          <Link
            to="/balancetips"
            className="inline-flex min-h-64 items-center font-semibold text-action-text text-sm"
          >
            {purse.why()}
          </Link>
        </div>
      )}
    </section>
  );
}

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
          flow={flow}
          words={withdraw.notCreated}
          back={withdraw.confirm.change()}
          currency={currency}
          runner={runner}
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
        <OrderCard flow={flow} words={withdraw} currency={currency} runner={runner} />
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
          sheet={sheet}
          request={request}
          isSending={flow.step === 'sending'}
          onConfirm={() => runner.submit(request)}
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
        <Skeletons count={3} className="h-112" />
      </div>
      <Skeleton className="mt-40 h-96" />
      <Skeleton className="mt-40 h-104" />
    </Loading>
  );
}

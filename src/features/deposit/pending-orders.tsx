import { Link } from '@tanstack/react-router';
import { marketClock } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { formatMinor } from '../../lib/money.ts';
import { useReportedPaidOrders } from '../../session/given-up-orders.ts';
import { useBalance } from '../../session/use-player.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { useCommonFailure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NavMark } from '../../ui/nav-mark.tsx';
import { cancelDeposit, totalOf } from './deposit-calls.ts';
import { STATUS_PENDING } from './outcome/outcome-flow.ts';
import { GiveUpButton } from './payment/step-frame.tsx';
import { useWaitingOrders } from './waiting-orders.ts';

interface PendingOrdersProps {
  /** Set over a game, where the address stays: continues an order there. */
  onOpen?: ((orderId: string) => void) | undefined;
  /** The bar, where its entry counts them too: on home the list is below the games. */
  nav?: Element | undefined;
}

/** Lists waiting deposits, so that nobody pays twice (DEP-10). */
export function PendingOrders(props: PendingOrdersProps) {
  return (
    <Boundary>
      <OrderList {...props} />
    </Boundary>
  );
}

function OrderList({ onOpen, nav }: PendingOrdersProps) {
  const app = useApp();
  const { pending } = texts().deposit;
  const { orders, onRetry } = useWaitingOrders();
  const reportedPaid = useReportedPaidOrders();
  const hasCommonFailure = useCommonFailure(({ failure }) => failure !== undefined);
  const currency = useBalance()?.currencyAlias ?? '';
  if (onRetry && !hasCommonFailure && orders.length === 0) {
    return (
      <p className="my-24 flex items-center justify-between gap-16 text-muted text-sm">
        <span>{pending.failed()}</span>
        <Button tone="quiet" size="small" onClick={onRetry}>
          {texts().common.retry()}
        </Button>
      </p>
    );
  }
  if (orders.length === 0) return null;
  return (
    <ul aria-label={pending.label()} className="my-24 grid gap-16">
      {nav && (
        <NavMark
          nav={nav}
          className="left-[45%]"
          count={orders.length}
          label={`${pending.label()}: ${orders.length}`}
        />
      )}
      {orders.map((order) => {
        const { id, status, createdAt, expiresAt } = order;
        const amount = `${formatMinor(totalOf(order))} ${currency}`;
        const resume = { 'aria-label': `${pending.resume()}: ${amount}` };
        return (
          <li key={id} className="rounded-md border border-edge bg-surface px-28 pt-24 pb-16">
            <div className="flex items-center gap-20">
              <Icon name="clock" className="size-44 shrink-0 text-muted" />
              <p className="min-w-0 flex-1 text-base leading-snug">
                <span className="flex flex-wrap items-baseline justify-between gap-x-16">
                  <span>{status === STATUS_PENDING ? pending.open() : pending.unpaid()}</span>
                  <strong translate="no" className="tabular font-semibold text-gold">
                    {amount}
                  </strong>
                </span>
                <span className="text-muted text-sm">
                  {reportedPaid?.has(id)
                    ? pending.said()
                    : expiresAt
                      ? pending.until({ time: marketClock(expiresAt) })
                      : pending.since({ time: marketClock(createdAt) })}
                </span>
              </p>
            </div>
            <div className="mt-12 flex flex-wrap items-center justify-end gap-12">
              <GiveUpButton
                size="small"
                aria-label={`${pending.giveUp()}: ${amount}`}
                onGiveUp={() => cancelDeposit(app, id)}
              >
                {pending.giveUp()}
              </GiveUpButton>
              {onOpen ? (
                <Button tone="quiet" size="small" {...resume} onClick={() => onOpen(id)}>
                  {pending.resume()}
                </Button>
              ) : (
                <Link
                  to="/deposit"
                  search={{ order: id }}
                  state={{ isResumed: true }}
                  {...resume}
                  className={buttonLook({ tone: 'quiet', size: 'small' })}
                >
                  {pending.resume()}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

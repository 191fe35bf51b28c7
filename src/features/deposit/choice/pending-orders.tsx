import { Link } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { totalOf } from '../deposit-calls.ts';
import { usePendingOrders } from '../outcome/deposit-outcomes.ts';

/** Deposits on their way, so that nobody pays twice for want of seeing the first. */
export function PendingOrders() {
  const { pending } = texts().deposit;
  const orders = usePendingOrders();
  if (orders.length === 0) return null;
  return (
    <ul aria-label={pending.label()} className="mt-24 grid gap-12">
      {orders.map((order) => (
        <li key={order.id}>
          <Link
            to="/deposit"
            search={{ order: order.id }}
            className="press flex min-h-88 items-center gap-16 rounded-md border border-line bg-surface px-24 py-12"
          >
            <Icon name="clock" className="size-40 shrink-0 text-muted" />
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-16 gap-y-4 text-base">
              {pending.open()}
              <strong className="tabular font-semibold text-gold">{formatMinor(totalOf(order))}</strong>
            </span>
            <Icon name="right" className="size-32 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

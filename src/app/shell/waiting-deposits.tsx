import { useWaitingOrders } from '../../features/deposit/waiting-orders.ts';
import { optionalLayer } from '../../ui/lazy-layer.tsx';

const PendingOrders = optionalLayer(
  () => import('../../features/deposit/pending-orders.tsx').then((m) => m.PendingOrders),
  'deposit',
);

/** Deposits that wait (DEP-10), outside of the cashier. Their script and texts load for those who have one. */
export function WaitingDeposits({ nav }: { nav?: Element | undefined }) {
  const { orders, onRetry } = useWaitingOrders(!nav);
  return orders.length > 0 || onRetry ? <PendingOrders nav={nav} /> : null;
}

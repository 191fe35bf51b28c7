import { useEffect, useRef } from 'react';
import type { WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { useWithdrawOrders } from '../../api/generated/withdraw.ts';
import { useApp } from '../../lib/app.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { isFinalStatus } from '../../session/order-status.ts';
import { useMoneyChanges } from '../../session/use-money-changes.ts';

const LATEST = { pageNum: 1, pageSize: 20 } as const;
/** The socket tells first; this is for what it misses while it connects, and for a connection without one. */
const POLL_FIRST_MS = 3_000;
const POLL_SLOWEST_MS = 60_000;
/** Every answer without an end makes the next wait this many times longer. */
const POLL_GROWTH = 1.3;

const openIds = (orders: readonly WithdrawOrder[] | undefined) =>
  (orders ?? [])
    .filter(({ status }) => !isFinalStatus(status))
    .map(({ id }) => id)
    .join(' ');

/** The latest withdrawals, refetched when money moved and, while one is under way, from time to time (RT-03). */
export function useWithdrawals() {
  const app = useApp();
  const query = useWithdrawOrders(LATEST, {
    query: {
      staleTime: 0,
      meta: { isQuiet: true },
      refetchInterval: ({ state }) =>
        openIds(state.data?.list) !== '' &&
        Math.min(POLL_SLOWEST_MS, POLL_FIRST_MS * POLL_GROWTH ** state.dataUpdateCount),
    },
  });
  useMoneyChanges(query);

  const open = query.data && openIds(query.data.list);
  const before = useRef(open);
  useEffect(() => {
    const isNews = before.current !== undefined && open !== undefined && before.current !== open;
    before.current = open;
    if (isNews) emitUi(app, 'update-balance');
  }, [open, app]);

  return {
    orders: query.data?.list,
    hasFailed: query.isError && !query.data,
    isChecking: query.isFetching,
    retry: () => void query.refetch(),
  };
}

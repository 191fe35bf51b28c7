import { useEffect, useRef } from 'react';
import type { WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { useWithdrawOrders } from '../../api/generated/withdraw.ts';
import { useApp } from '../../lib/app.ts';
import { type Read, readAs } from '../../lib/read.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { isFinalStatus } from '../../session/order-status.ts';
import { useMoneyChanges } from '../../session/use-money-changes.ts';

const LATEST = { pageNum: 1, pageSize: 20 } as const;
const POLL_FIRST_MS = 3_000;
const POLL_SLOWEST_MS = 60_000;
const POLL_GROWTH = 1.3;

const openIds = (orders: readonly WithdrawOrder[] | undefined) =>
  (orders ?? [])
    .filter(({ status }) => !isFinalStatus(status))
    .map(({ id }) => id)
    .join(' ');

/** The latest withdrawals, refetched when money moves and polled while one is open (RT-03). */
export function useWithdrawals(): Read<WithdrawOrder[]> {
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

  return readAs(query, query.data?.list);
}

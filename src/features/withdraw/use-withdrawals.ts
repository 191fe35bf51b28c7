import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { WithdrawOrder } from '../../api/generated/model/index.ts';
import { getWalletBalanceQueryKey } from '../../api/generated/session/session.ts';
import { useWithdrawOrders } from '../../api/generated/withdraw/withdraw.ts';
import { useMoneyChanges } from '../../session/use-money-changes.ts';
import { isFinalStatus } from './order-status.ts';

const LATEST = { pageNum: 1, pageSize: 20 } as const;
/** The socket tells first; this is for a connection without one. */
const POLL_MS = 10_000;

const openIds = (orders: readonly WithdrawOrder[] | undefined) =>
  (orders ?? [])
    .filter(({ status }) => !isFinalStatus(status))
    .map(({ id }) => id)
    .join(' ');

/** The latest withdrawals, asked anew when money moved and, while one is under way, from time to time (RT-03). */
export function useWithdrawals() {
  const queryClient = useQueryClient();
  const query = useWithdrawOrders(LATEST, {
    query: {
      staleTime: 0,
      meta: { isQuiet: true },
      refetchInterval: ({ state }) => (openIds(state.data?.list) ? POLL_MS : false),
    },
  });
  useMoneyChanges(() => void query.refetch());

  const open = query.data && openIds(query.data.list);
  const before = useRef(open);
  useEffect(() => {
    const isNews = before.current !== undefined && open !== undefined && before.current !== open;
    before.current = open;
    if (isNews) void queryClient.invalidateQueries({ queryKey: getWalletBalanceQueryKey({}) });
  }, [open, queryClient]);

  return {
    orders: query.data?.list,
    hasFailed: query.isError && !query.data,
    isChecking: query.isFetching,
    retry: () => void query.refetch(),
  };
}

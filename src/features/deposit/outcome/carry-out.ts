import type { QueryClient } from '@tanstack/react-query';
import type { RechargeOrder } from '../../../api/generated/model/index.ts';
import { getRechargeOrdersQueryKey } from '../../../api/generated/recharge/recharge.ts';
import {
  getUserGetUserInfoQueryKey,
  getWalletBalanceQueryOptions,
} from '../../../api/generated/session/session.ts';
import { showDepositNotice } from './deposit-notice-store.ts';
import { type DepositEffect, STATUS_SUCCESS } from './deposit-outcome.ts';
import { considerPurchase } from './report-purchase.ts';

/** The player's currency, asked for when the page has no balance yet. */
async function currencyOf(queryClient: QueryClient): Promise<string> {
  const options = getWalletBalanceQueryOptions({});
  const known = queryClient.getQueryData(options.queryKey);
  const balance =
    known ?? (await queryClient.fetchQuery({ ...options, meta: { isQuiet: true } }).catch(() => undefined));
  return balance?.currencyAlias ?? '';
}

async function notify(queryClient: QueryClient, order: RechargeOrder): Promise<void> {
  const currency = await currencyOf(queryClient);
  const { id: orderId, amount, reason } = order;
  showDepositNotice({ orderId, amount, currency, reason, isSuccess: order.status === STATUS_SUCCESS });
}

/**
 * Asks for the balance anew. The page's first answer was asked for before any script ran and may be older than the
 * deposit: it is taken in first, so that it cannot come after.
 */
async function refreshBalance(queryClient: QueryClient): Promise<void> {
  const options = getWalletBalanceQueryOptions({});
  await queryClient.ensureQueryData({ ...options, meta: { isQuiet: true } }).catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: options.queryKey });
}

/** Does what an order's machine asks for, but for the questions, which the watch asks itself. */
export function carryOut(
  queryClient: QueryClient,
  effect: Exclude<DepositEffect, { do: 'ask' | 'ask-later' }>,
): void {
  const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });
  switch (effect.do) {
    case 'refresh-balance':
      void refreshBalance(queryClient);
      refresh(getUserGetUserInfoQueryKey({}));
      return;
    case 'notify':
      refresh(getRechargeOrdersQueryKey().slice(0, 2));
      void notify(queryClient, effect.order);
      return;
    case 'consider-purchase':
      void considerPurchase(queryClient, effect.order);
  }
}

import type { QueryClient } from '@tanstack/react-query';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { getWalletBalanceQueryOptions } from '../../../api/generated/session/session.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import type { DepositNotice } from './deposit-notice-store.ts';
import { type DepositEffect, STATUS_SUCCESS } from './deposit-outcome.ts';
import { considerPurchase } from './report-purchase.ts';
import type { ToldOnce } from './told-once.ts';

/** The player's currency, asked for when the page has no balance yet. */
async function currencyOf(queryClient: QueryClient): Promise<string> {
  const options = getWalletBalanceQueryOptions({});
  const known = queryClient.getQueryData(options.queryKey);
  const balance =
    known ?? (await queryClient.fetchQuery({ ...options, meta: { isQuiet: true } }).catch(() => undefined));
  return balance?.currencyAlias ?? '';
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

export interface CarryOutPorts {
  queryClient: QueryClient;
  toldOnce: ToldOnce;
  show: (notice: DepositNotice) => void;
}

/** @returns does what an order's machine asks for, but for the questions, which the watch asks itself */
export function createCarryOut({ queryClient, toldOnce, show }: CarryOutPorts) {
  async function notify(order: RechargeOrder): Promise<void> {
    const { id: orderId, amount, reason, status } = order;
    const currency = await currencyOf(queryClient);
    const isSuccess = status === STATUS_SUCCESS;
    if (await toldOnce.mayTell(order)) show({ orderId, amount, currency, reason, isSuccess });
  }

  return (effect: Exclude<DepositEffect, { do: 'ask' | 'ask-later' }>): void => {
    switch (effect.do) {
      case 'refresh-balance':
        void refreshBalance(queryClient);
        return;
      case 'notify':
        if (effect.order.status === STATUS_SUCCESS) emitUi('pay-success', { orderId: effect.order.id });
        else emitUi('pay-invalid', { orderId: effect.order.id });
        void notify(effect.order);
        return;
      case 'consider-purchase':
        void toldOnce.mayReport(effect.order).then((isMine) => {
          if (isMine) void considerPurchase(queryClient, effect.order);
        });
    }
  };
}

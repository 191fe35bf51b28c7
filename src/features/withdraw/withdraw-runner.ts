import type { QueryClient } from '@tanstack/react-query';
import { getWithdrawOrdersQueryKey } from '../../api/generated/withdraw/withdraw-orders.ts';
import { currentOwner, type IntentStore } from '../../money/intent-store.ts';
import { createOrderRunner } from '../../money/order-runner.ts';
import { refreshBalance } from '../../money/refresh-balance.ts';
import { mutate } from '../../money/result.ts';
import { isFinalStatus } from './order-status.ts';
import {
  createWithdrawal,
  findWithdrawal,
  type PlacedOrder,
  type WithdrawRequest,
} from './withdraw-calls.ts';

/** Runs a withdrawal from the form until its order stands (WDR-01); what becomes of it, the list of orders says. */
export function createWithdrawRunner(queryClient: QueryClient, intents: IntentStore) {
  return createOrderRunner<WithdrawRequest, PlacedOrder>({
    kind: 'withdrawal',
    intents,
    owner: () => currentOwner(queryClient),
    choiceOf: ({ amount, method, account, bankCode = '', holder = '' }) => [
      amount,
      method.code,
      account,
      bankCode,
      holder,
    ],
    create: (request, intentId) => mutate(queryClient, () => createWithdrawal(request, intentId)),
    find: findWithdrawal,
    isOver: ({ status = 0 }) => isFinalStatus(status),
    onPlaced: () => {
      void refreshBalance(queryClient);
      void queryClient.invalidateQueries({ queryKey: getWithdrawOrdersQueryKey().slice(0, 2) });
    },
  });
}

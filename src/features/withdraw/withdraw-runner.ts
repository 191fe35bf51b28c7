import type { QueryClient } from '@tanstack/react-query';
import { getWithdrawOrdersQueryKey } from '../../api/generated/withdraw.ts';
import type { App } from '../../lib/app.ts';
import type { Minor } from '../../lib/money.ts';
import { currentOwner, type IntentStore } from '../../money/intent-store.ts';
import { createOrderRunner } from '../../money/order-runner.ts';
import { refreshBalance } from '../../money/refresh-balance.ts';
import { mutate } from '../../money/result.ts';
import { isFinalStatus } from '../../session/order-status.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  lookUpCancelled,
  lookUpWithdrawal,
  type PlacedOrder,
  type WithdrawRequest,
} from './withdraw-calls.ts';

const portsOf = (app: App, queryClient: QueryClient, intents: IntentStore) => ({
  intents,
  owner: () => currentOwner(app, queryClient),
  onPlaced: () => {
    void refreshBalance(app, queryClient);
    void queryClient.invalidateQueries({ queryKey: getWithdrawOrdersQueryKey().slice(0, 2) });
  },
});

/** Runs a withdrawal until its order exists (WDR-01); the list of orders shows the rest. */
export function createWithdrawRunner(app: App, queryClient: QueryClient, intents: IntentStore) {
  return createOrderRunner<WithdrawRequest, PlacedOrder>({
    ...portsOf(app, queryClient, intents),
    kind: 'withdrawal',
    find: lookUpWithdrawal,
    choiceOf: ({ amount, method, payee }) => [amount, method.code, JSON.stringify(payee)],
    create: (request, intentId) => mutate(queryClient, () => createWithdrawal(request, intentId)),
    isOver: ({ status = 0 }) => isFinalStatus(status),
  });
}

/** WDR-03. */
export function createCancelRunner(app: App, queryClient: QueryClient, intents: IntentStore) {
  return createOrderRunner<{ amount: Minor; id: string }, { id: string }>({
    ...portsOf(app, queryClient, intents),
    kind: 'cancellation',
    find: lookUpCancelled,
    choiceOf: ({ id }) => [id],
    create: ({ id }, intentId) => mutate(queryClient, () => cancelWithdrawal(id, intentId)),
  });
}

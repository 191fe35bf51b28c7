import { getWithdrawOrdersQueryKey } from '../../api/generated/withdraw.ts';
import { queryClientOf } from '../../api/query-client.ts';
import type { App } from '../../lib/app.ts';
import { deviceMark } from '../../lib/device-mark.ts';
import type { Minor } from '../../lib/money.ts';
import { createOrderRunner } from '../../money/order-runner.ts';
import { refreshBalance } from '../../money/refresh-balance.ts';
import { isFinalStatus } from '../../session/order-status.ts';
import { forgetDraft } from './form/draft.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  lookUpCancelled,
  lookUpWithdrawal,
  type PlacedOrder,
  type WithdrawRequest,
} from './withdraw-calls.ts';

function refreshMoney(app: App): void {
  void refreshBalance(app);
  void queryClientOf(app).invalidateQueries({ queryKey: getWithdrawOrdersQueryKey().slice(0, 2) });
}

/** Runs a withdrawal until its order exists (WDR-01); the list of orders shows the rest. */
export function createWithdrawRunner(app: App) {
  return createOrderRunner<WithdrawRequest, PlacedOrder>(app, {
    kind: 'withdrawal',
    find: (intent) => lookUpWithdrawal(app, intent),
    hashOf: ({ amount, method, payee }) =>
      deviceMark(app, [amount, method.code, JSON.stringify(payee)].join('\n')),
    create: createWithdrawal,
    isOver: ({ status = 0 }) => isFinalStatus(status),
    onPlaced() {
      forgetDraft(app);
      refreshMoney(app);
    },
  });
}

export function createCancelRunner(app: App) {
  return createOrderRunner<{ amount: Minor; id: string }, { id: string }>(app, {
    kind: 'cancellation',
    find: (intent) => lookUpCancelled(app, intent),
    hashOf: async ({ id }) => id,
    create: ({ id }, intentId) => cancelWithdrawal(id, intentId),
    onPlaced: () => refreshMoney(app),
  });
}

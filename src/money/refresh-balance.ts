import { dropEarlyCalls } from '../api/early-calls.ts';
import { getWalletBalanceQueryOptions } from '../api/generated/wallet-balance.ts';
import { queryClientOf } from '../api/query-client.ts';
import { type App, appState } from '../lib/app.ts';
import { phoneNow } from '../lib/phone-now.ts';

interface Refresh {
  startedAt: number;
  answered: Promise<boolean>;
}

const latest = appState((): { refresh?: Refresh } => ({}));

async function refetch(app: App): Promise<boolean> {
  const queryClient = queryClientOf(app);
  const options = getWalletBalanceQueryOptions({});
  const { queryKey } = options;
  // The early answer may be older than the change and must not replace it.
  dropEarlyCalls('/wallet/balance');
  if (queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching') {
    const known = await queryClient.ensureQueryData(options).catch(() => undefined);
    // The balance failed a moment ago and shows its retry: another refetch would look like endless loading.
    if (!known) return false;
  }
  const updates = queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  await queryClient.invalidateQueries({ queryKey });
  return (queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0) > updates;
}

/** Refetches the balance on screen. @param changedAt ms since 1970: a refetch that started later is enough */
export async function refreshBalance(app: App, changedAt = Number.POSITIVE_INFINITY): Promise<void> {
  const state = latest(app);
  const last = state.refresh;
  if (last && last.startedAt >= changedAt && (await last.answered)) return;
  const refresh = { startedAt: phoneNow(), answered: refetch(app) };
  state.refresh = refresh;
  await refresh.answered;
}

/** True when the balance was never known and shows as failed, with its retry. */
export function isBalanceFailed(app: App): boolean {
  const state = queryClientOf(app).getQueryState(getWalletBalanceQueryOptions({}).queryKey);
  return state?.status === 'error' && state.data === undefined;
}

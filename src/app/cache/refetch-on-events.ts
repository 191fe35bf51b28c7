import type { QueryClient } from '@tanstack/react-query';
import { mayShow } from '../../api/early-calls.ts';
import type { App } from '../../lib/app.ts';
import { refreshBalance } from '../../money/refresh-balance.ts';

const AFTER_PAYMENT = new Set([
  '/recharge/orders',
  '/user/getUserInfo',
  '/v1/pb/list',
  '/wallet/activityRecords',
]);
const AFTER_FAILURE = new Set(['/recharge/orders']);
const AFTER_BALANCE = new Set(['/recharge/usc', '/v1/pb/list']);

/** Cached answers are out of date after these UI events (RT-04). */
export type RefetchEvent = 'pay-success' | 'pay-invalid' | 'update-balance' | 'update-game-list';

export async function refetchOn(app: App & { queryClient: QueryClient }, event: RefetchEvent): Promise<void> {
  const { queryClient } = app;
  // A failed query stays on screen with its retry, as in session/use-money-changes.ts.
  const invalidate = (paths: ReadonlySet<string>) =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        paths.has(String(queryKey[1])) && (state.status !== 'error' || state.data !== undefined),
    });
  if (event === 'pay-success') invalidate(AFTER_PAYMENT);
  else if (event === 'pay-invalid') invalidate(AFTER_FAILURE);
  else if (event === 'update-balance') {
    void refreshBalance(app);
    invalidate(AFTER_BALANCE);
  } else {
    // A session may end before the painted list is hydrated; it must hydrate with its painted games.
    await mayShow(app, '/game/list');
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[1] === '/game/list' });
  }
}

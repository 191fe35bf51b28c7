import type { QueryClient } from '@tanstack/react-query';
import { mayShow } from '../../api/early-calls.ts';
import { onUi } from '../../lib/ui-events.ts';
import { refreshBalance } from '../../money/refresh-balance.ts';

/** What a deposit that succeeded changes beside the balance: its list, the player, what offers are still to win. */
const AFTER_PAYMENT = new Set([
  '/recharge/orders',
  '/user/getUserInfo',
  '/v1/pb/list',
  '/wallet/activityRecords',
]);
const AFTER_FAILURE = new Set(['/recharge/orders']);
const DEPOSIT_COUNT = new Set(['/recharge/usc']);

/** What UI events do to the cached answers (RT-04), for as long as the page lives. @returns a function that stops it */
export function wireUiEvents(queryClient: QueryClient): () => void {
  // A failure stays on screen with its retry, as in session/use-money-changes.ts.
  const invalidate = (paths: ReadonlySet<string>) =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        paths.has(String(queryKey[1])) && (state.status !== 'error' || state.data !== undefined),
    });
  const ends = [
    onUi('pay-success', () => invalidate(AFTER_PAYMENT)),
    onUi('pay-invalid', () => invalidate(AFTER_FAILURE)),
    onUi('update-balance', () => {
      void refreshBalance(queryClient);
      invalidate(DEPOSIT_COUNT);
    }),
    onUi('update-game-list', async () => {
      // A session may end before the painted list is alive, which must hydrate with the games it was painted with.
      await mayShow('/game/list');
      void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[1] === '/game/list' });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

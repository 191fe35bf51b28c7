import type { QueryClient } from '@tanstack/react-query';
import { dropEarlyCalls } from '../api/early-calls.ts';
import { onUi } from '../lib/ui-events.ts';

/** What a deposit that succeeded changes beside the balance: its list, the player, what offers are still to win. */
const AFTER_PAYMENT = new Set([
  '/recharge/orders',
  '/user/getUserInfo',
  '/v1/pb/list',
  '/wallet/activityRecords',
]);
const AFTER_FAILURE = new Set(['/recharge/orders']);
const BALANCE = new Set(['/wallet/balance', '/recharge/usc']);

/**
 * What UI events do to the answers that are kept (RT-04), for as long as the page lives.
 * @returns a function that ends it
 */
export function wireUiEvents(queryClient: QueryClient): () => void {
  const askAnew = (paths: ReadonlySet<string>) =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => paths.has(String(queryKey[1])) });
  const ends = [
    onUi('pay-success', () => askAnew(AFTER_PAYMENT)),
    onUi('pay-invalid', () => askAnew(AFTER_FAILURE)),
    onUi('update-balance', () => {
      dropEarlyCalls('/wallet/balance');
      askAnew(BALANCE);
    }),
    onUi('update-game-list', () => {
      void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[1] === '/game/list' });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

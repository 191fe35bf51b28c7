import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { readTransactionsSearch, type TransactionsSearch } from '../features/records/records-search.ts';
import { TransactionsScreen } from '../features/records/transactions-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { optionalLayer } from '../ui/lazy-layer.tsx';

const PendingOrders = optionalLayer(
  () => import('../features/deposit/pending-orders.tsx').then((m) => m.PendingOrders),
  'deposit',
);

export const Route = createFileRoute('/transactions')({
  // Judged by the screen, whose script the first load is without.
  validateSearch: (search: TransactionsSearch) => search,
  loader: () => loadTexts('records'),
  component: Screen,
});

function Screen() {
  return (
    <RequireSession title={texts().records.title()}>
      <TransactionsScreen
        search={Route.useSearch(checkedSearch(readTransactionsSearch))}
        waiting={<PendingOrders />}
      />
    </RequireSession>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { PendingOrders } from '../features/deposit/pending-orders.tsx';
import { readTransactionsSearch } from '../features/records/records-search.ts';
import { TransactionsScreen } from '../features/records/transactions-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';

export const Route = createFileRoute('/transactions')({
  validateSearch: readTransactionsSearch,
  loader: () => Promise.all([loadTexts('records'), loadTexts('deposit')]),
  component: Screen,
});

function Screen() {
  return (
    <RequireSession>
      <TransactionsScreen
        search={Route.useSearch(checkedSearch(readTransactionsSearch))}
        waiting={<PendingOrders />}
      />
    </RequireSession>
  );
}

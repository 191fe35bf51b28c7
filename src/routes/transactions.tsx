import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { RequireSession } from '../app/guards/require-session.tsx';
import { readTransactionsSearch } from '../features/records/records-search.ts';
import { TransactionsScreen } from '../features/records/transactions-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { Boundary } from '../ui/boundary.tsx';

const PendingOrders = lazy(async () => {
  const [{ PendingOrders: list }] = await Promise.all([
    import('../features/deposit/pending-orders.tsx'),
    loadTexts('deposit'),
  ]);
  return { default: list };
});

export const Route = createFileRoute('/transactions')({
  validateSearch: readTransactionsSearch,
  loader: () => loadTexts('records'),
  component: Screen,
});

function Screen() {
  return (
    <RequireSession>
      <TransactionsScreen
        search={Route.useSearch(checkedSearch(readTransactionsSearch))}
        waiting={
          <Boundary isDecoration>
            <Suspense fallback={null}>
              <PendingOrders />
            </Suspense>
          </Boundary>
        }
      />
    </RequireSession>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { RequireSession } from '../app/guards/require-session.tsx';
import { readTransactionsSearch } from '../features/records/records-search.ts';
import { TransactionsScreen } from '../features/records/transactions-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { Boundary } from '../ui/boundary.tsx';
import { PageTitle } from '../ui/page-title.tsx';

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
    <>
      <PageTitle>{texts().records.title()}</PageTitle>
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
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/require-session.tsx';
import { TransactionsScreen } from '../features/records/transactions/transactions-screen.tsx';
import { readTransactionsSearch } from '../features/records/transactions/transactions-search.ts';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/transactions')({
  validateSearch: readTransactionsSearch,
  loader: () => loadTexts('records'),
  component: Screen,
});

function Screen() {
  return (
    <RequireSession>
      <TransactionsScreen search={Route.useSearch()} />
    </RequireSession>
  );
}

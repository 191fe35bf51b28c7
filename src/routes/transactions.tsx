import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { readTransactionsSearch } from '../features/records/records-search.ts';
import { TransactionsScreen } from '../features/records/transactions-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/transactions')({
  validateSearch: readTransactionsSearch,
  loader: () => loadTexts('records'),
  component: Screen,
});

function Screen() {
  // The router hands out what the check left out of the address as well: an unknown tab must not reach the screen.
  const search = Route.useSearch({
    select: (found) => readTransactionsSearch({ ...found }),
    structuralSharing: true,
  });
  return (
    <RequireSession>
      <TransactionsScreen search={search} />
    </RequireSession>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { WithdrawScreen } from '../features/withdraw/withdraw-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { readOrderSearch } from '../lib/read-id.ts';
import { PageTitle } from '../ui/page-title.tsx';

export const Route = createFileRoute('/withdraw')({
  validateSearch: readOrderSearch,
  loader: () => Promise.all([loadTexts('withdraw'), loadTexts('money')]),
  component: Screen,
});

function Screen() {
  const { order } = Route.useSearch(checkedSearch(readOrderSearch));
  return (
    <>
      <PageTitle>{texts().withdraw.title()}</PageTitle>
      <RequireSession>
        <WithdrawScreen order={order} />
      </RequireSession>
    </>
  );
}

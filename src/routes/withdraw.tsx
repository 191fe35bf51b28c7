import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { WithdrawScreen } from '../features/withdraw/withdraw-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { readOrderSearch } from '../lib/read-id.ts';

export const Route = createFileRoute('/withdraw')({
  validateSearch: readOrderSearch,
  loader: () => loadTexts('withdraw', 'money'),
  component: Screen,
});

function Screen() {
  const { order } = Route.useSearch(checkedSearch(readOrderSearch));
  return (
    <RequireSession title={texts().withdraw.title()}>
      <WithdrawScreen order={order} />
    </RequireSession>
  );
}

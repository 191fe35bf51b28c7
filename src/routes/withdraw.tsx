import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { WithdrawScreen } from '../features/withdraw/withdraw-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { readId } from '../lib/read-id.ts';

interface WithdrawSearch {
  /** Order that a reload or a link goes on with. */
  order?: string;
}

function readSearch(search: Record<string, unknown>): WithdrawSearch {
  const order = readId(search.order);
  return order === undefined ? {} : { order };
}

export const Route = createFileRoute('/withdraw')({
  validateSearch: readSearch,
  loader: () => Promise.all([loadTexts('withdraw'), loadTexts('money')]),
  component: Screen,
});

function Screen() {
  const { order } = Route.useSearch(checkedSearch(readSearch));
  return (
    <RequireSession>
      <WithdrawScreen order={order} />
    </RequireSession>
  );
}

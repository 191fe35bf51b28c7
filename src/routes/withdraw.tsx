import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/require-session.tsx';
import { WithdrawScreen } from '../features/withdraw/withdraw-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

interface WithdrawSearch {
  /** Order that a reload or a link goes on with. */
  order?: string;
}

export const Route = createFileRoute('/withdraw')({
  validateSearch: ({ order }: Record<string, unknown>): WithdrawSearch =>
    typeof order === 'string' && /^[\w-]{1,64}$/.test(order) ? { order } : {},
  loader: () => loadTexts('withdraw'),
  component: Screen,
});

function Screen() {
  const { order } = Route.useSearch();
  return (
    <RequireSession>
      <WithdrawScreen order={order} />
    </RequireSession>
  );
}

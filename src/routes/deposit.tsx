import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/require-session.tsx';
import { DepositScreen } from '../features/deposit/deposit-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

interface DepositSearch {
  /** Order the bank returns with, or that a reload goes on with. */
  order?: string;
}

/** An id of the contract: opaque, at most 64 characters. The router hands digits over as a number. */
function readId(value: unknown): string | undefined {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

export const Route = createFileRoute('/deposit')({
  validateSearch: (search: Record<string, unknown>): DepositSearch => {
    const order = readId(search.order);
    return order === undefined ? {} : { order };
  },
  loader: () => loadTexts('deposit'),
  component: Screen,
});

function Screen() {
  const { order } = Route.useSearch();
  return (
    <RequireSession pending="deposit">
      <DepositScreen order={order} />
    </RequireSession>
  );
}

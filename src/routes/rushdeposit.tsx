import { createFileRoute } from '@tanstack/react-router';
import { PlayGate } from '../app/guards/play-gate.tsx';
import { RequireSession } from '../app/guards/require-session.tsx';
import { RushDepositScreen } from '../features/deposit/rush-deposit-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { readId } from '../lib/read-id.ts';

interface RushDepositSearch {
  /** Order that a reload goes on with. */
  order?: string;
}

export const Route = createFileRoute('/rushdeposit')({
  validateSearch: (search: Record<string, unknown>): RushDepositSearch => {
    const order = readId(search.order);
    return order === undefined ? {} : { order };
  },
  loader: () => Promise.all([loadTexts('deposit'), loadTexts('money')]),
  component: Screen,
});

function Screen() {
  const { order } = Route.useSearch();
  return (
    <RequireSession pending="rushdeposit">
      <PlayGate isExempt={order !== undefined}>
        <RushDepositScreen order={order} />
      </PlayGate>
    </RequireSession>
  );
}

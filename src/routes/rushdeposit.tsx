import { createFileRoute } from '@tanstack/react-router';
import { offered } from '../app/guards/offered.tsx';
import { PlayGate } from '../app/guards/play-gate.tsx';
import { RequireSession } from '../app/guards/require-session.tsx';
import { RushDepositScreen } from '../features/deposit/rush/rush-deposit-screen.tsx';
import { ReadyGift } from '../features/promotions/ready-gift.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { checkedSearch } from '../lib/checked-search.ts';
import { readOrderSearch } from '../lib/read-id.ts';

export const Route = createFileRoute('/rushdeposit')({
  validateSearch: readOrderSearch,
  loader: () => loadTexts('deposit', 'firstDeposit', 'money', 'promotions'),
  component: offered('deposits', Screen),
});

function Screen() {
  const { order } = Route.useSearch(checkedSearch(readOrderSearch));
  return (
    <RequireSession title={texts().deposit.rush.title()}>
      <PlayGate isExempt={order !== undefined}>
        <RushDepositScreen order={order} gift={<ReadyGift className="mt-32" />} />
      </PlayGate>
    </RequireSession>
  );
}

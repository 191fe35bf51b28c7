import { createFileRoute } from '@tanstack/react-router';
import { offered } from '../app/guards/offered.tsx';
import { PlayGate } from '../app/guards/play-gate.tsx';
import { RequireSession } from '../app/guards/require-session.tsx';
import { FirstRechargeScreen } from '../features/deposit/first-recharge/first-recharge-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';

export const Route = createFileRoute('/firstRecharge')({
  loader: () => loadTexts('firstDeposit', 'deposit'),
  component: offered('deposits', Screen),
});

function Screen() {
  return (
    <RequireSession title={texts().firstDeposit.tier.name.first()}>
      <PlayGate>
        <FirstRechargeScreen />
      </PlayGate>
    </RequireSession>
  );
}

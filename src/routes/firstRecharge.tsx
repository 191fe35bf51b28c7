import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { FirstRechargeScreen } from '../features/deposit/first-recharge/first-recharge-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { PageTitle } from '../ui/page-title.tsx';

export const Route = createFileRoute('/firstRecharge')({
  loader: () => Promise.all([loadTexts('firstDeposit'), loadTexts('deposit')]),
  component: Screen,
});

function Screen() {
  return (
    <>
      <PageTitle>{texts().firstDeposit.tier.name.first()}</PageTitle>
      <RequireSession pending="firstRecharge">
        <FirstRechargeScreen />
      </RequireSession>
    </>
  );
}

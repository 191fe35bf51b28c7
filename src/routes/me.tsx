import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { LogoutDialog } from '../app/menu/logout-dialog.tsx';
import { WaitingDeposits } from '../app/shell/waiting-deposits.tsx';
import { MeScreen } from '../features/profile/me-screen.tsx';
import { FirstDepositLink } from '../features/promotions/first-deposit-link.tsx';
import { ReadyGift } from '../features/promotions/ready-gift.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { useOpened } from '../ui/use-opened.ts';

export const Route = createFileRoute('/me')({
  // The logout dialog uses the menu's texts.
  loader: () => loadTexts('profile', 'menu', 'firstDeposit', 'promotions'),
  component: Screen,
});

function Screen() {
  const question = useOpened<true>();
  return (
    <>
      <RequireSession title={texts().profile.me.title()}>
        <MeScreen
          offer={
            <>
              <WaitingDeposits />
              <ReadyGift />
              <FirstDepositLink />
            </>
          }
          onLogout={() => question.open(true)}
        />
      </RequireSession>
      {question.value && <LogoutDialog {...question.control} onLoggedOut={question.close} />}
    </>
  );
}

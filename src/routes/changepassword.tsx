import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { ChangePasswordScreen } from '../features/auth/change-password/change-password-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { PageTitle } from '../ui/page-title.tsx';

export const Route = createFileRoute('/changepassword')({
  loader: () => Promise.all([loadTexts('auth'), loadTexts('profile')]),
  component: Screen,
});

function Screen() {
  return (
    <>
      <PageTitle>{texts().profile.change.title()}</PageTitle>
      <RequireSession>
        <ChangePasswordScreen />
      </RequireSession>
    </>
  );
}

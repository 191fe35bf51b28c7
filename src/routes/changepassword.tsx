import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { ChangePasswordScreen } from '../features/auth/change-password/change-password-form.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';

export const Route = createFileRoute('/changepassword')({
  loader: () => loadTexts('auth', 'profile'),
  component: Screen,
});

function Screen() {
  return (
    <RequireSession title={texts().profile.change.title()}>
      <ChangePasswordScreen />
    </RequireSession>
  );
}

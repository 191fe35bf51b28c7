import { userLogout } from '../../api/generated/user-logout.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { endSession } from '../../session/begin-session.ts';
import { Answers, Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { DialogControl } from '../../ui/use-opened.ts';
import { useGoHome } from '../shell/use-go-home.ts';

/** Asks before the logout (SES-12), which ends the session on the device even without a connection. */
export function LogoutDialog({ onLoggedOut, ...control }: DialogControl & { onLoggedOut: () => void }) {
  const app = useApp();
  const { menu } = texts();
  const goHome = useGoHome();

  const logOut = () => {
    // Sent first, because it needs the token that `endSession` removes. Its answer does not matter.
    userLogout({}).catch(() => undefined);
    endSession(app);
    onLoggedOut();
    showToast(app, 'info', menu.loggedOut());
    goHome();
  };

  return (
    <Dialog {...control} title={menu.confirm.title()}>
      <p className="text-base text-muted">{menu.confirm.text()}</p>
      <Answers yes={menu.confirm.yes()} no={menu.confirm.no()} onYes={logOut} onNo={control.onClose} />
    </Dialog>
  );
}

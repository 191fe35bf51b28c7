import { userLogout } from '../../api/generated/user-logout.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { endSession } from '../../session/begin-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
      <div className="flex flex-col gap-20 pt-32">
        <Button wide onClick={logOut}>
          {menu.confirm.yes()}
        </Button>
        <Button wide tone="quiet" onClick={control.onClose}>
          {menu.confirm.no()}
        </Button>
      </div>
    </Dialog>
  );
}

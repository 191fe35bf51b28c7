// A file of its own: its code loads when the popup opens.
import { ChangePasswordPopup } from '../../features/auth/change-password/change-password-form.tsx';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { closePopup, openPopup } from '../../popups/popup-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type PopupProps, useLoginGuard } from './account-popups.ts';

export function ConnectedChangePasswordPopup({ popup, ...control }: PopupProps) {
  const app = useApp();
  const { password } = texts().profile;
  const isSeen = useLoginGuard({ popup, ...control });
  return (
    <ChangePasswordPopup
      {...control}
      isOpen={control.isOpen && isSeen}
      onClose={() => closePopup(app, 'CHANGE_PASSWORD')}
      onChanged={() => {
        showToast(app, 'success', password.success());
        closePopup(app, 'CHANGE_PASSWORD');
      }}
      onLogIn={() => openPopup(app, { kind: 'LOGIN', origin: 401 })}
    />
  );
}

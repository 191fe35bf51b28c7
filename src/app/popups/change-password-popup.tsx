// Apart from its user: its code loads when the popup is opened.
import { ChangePasswordPopup } from '../../features/auth/change-password/change-password-popup.tsx';
import { texts } from '../../i18n/texts.ts';
import { closePopup, openPopup } from '../../popups/popup-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { usePlayersPopup } from './account-popups.ts';
import type { PopupProps } from './popup-props.ts';

/** The change-password popup (SES-10). */
export function ConnectedChangePasswordPopup({ popup, ...control }: PopupProps) {
  const { password } = texts().profile;
  const isSeen = usePlayersPopup({ popup, ...control });
  return (
    <ChangePasswordPopup
      {...control}
      isOpen={control.isOpen && isSeen}
      onClose={() => closePopup('CHANGE_PASSWORD')}
      onChanged={() => {
        showToast('success', password.success());
        closePopup('CHANGE_PASSWORD');
      }}
      onLogIn={() => openPopup({ kind: 'LOGIN', origin: 401 })}
    />
  );
}

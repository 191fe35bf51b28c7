import type { Account } from '../../features/auth/account-rules.ts';
import { offerAccount } from '../../features/auth/phone-draft.ts';
import { ResetPopup } from '../../features/auth/reset/reset-popup.tsx';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { closePopup, openPopup } from '../../popups/popup-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type PopupProps, useCloseUnsigned } from './account-popups.ts';

export function ConnectedResetPopup({ popup, ...control }: PopupProps) {
  const app = useApp();
  const { password } = texts().profile;
  const closeUnsigned = useCloseUnsigned(popup);

  const onDone = (account: Account) => {
    showToast(app, 'success', password.success());
    if (!control.isOpen) return;
    offerAccount(app, account);
    closePopup(app, 'RESET_PASSWORD');
    openPopup(app, { ...popup, kind: 'LOGIN' });
  };

  return (
    <ResetPopup
      {...control}
      onClose={control.layer > 0 ? () => closePopup(app, 'RESET_PASSWORD') : closeUnsigned}
      onDone={onDone}
    />
  );
}

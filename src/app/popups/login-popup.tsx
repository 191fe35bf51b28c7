import type { Login } from '../../features/auth/login-form.tsx';
import { LoginPopup } from '../../features/auth/login-popup.tsx';
import { forgetPhoneDraft } from '../../features/auth/phone-draft.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { isPopupOpen } from '../../popups/open-popups.ts';
import { closePopup, openPopup, replacePopup } from '../../popups/popup-store.ts';
import { accountMark } from '../../session/begin-session.ts';
import { type PopupProps, useAccountBanner, useCloseUnsigned } from './account-popups.ts';
import { useAfterLogin } from './use-after-login.ts';

export function ConnectedLoginPopup({ popup, ...control }: PopupProps) {
  const app = useApp();
  const { login } = texts().auth;
  const afterLogin = useAfterLogin();
  const onClose = useCloseUnsigned(popup);
  const onBanner = useAccountBanner(onClose);

  const onLogin = async (opened: Login) => {
    const account = await accountMark(app, opened);
    // The player closed the popup before the answer came and does not want the session, or another one has begun.
    if (!isPopupOpen(app, 'LOGIN')) return;
    forgetPhoneDraft(app);
    closePopup(app, 'LOGIN');
    afterLogin({ ...opened, account }, 'login', login.success());
  };

  return (
    <LoginPopup
      {...control}
      onClose={onClose}
      onLogin={onLogin}
      onBanner={onBanner}
      onForgot={() => openPopup(app, { kind: 'RESET_PASSWORD' })}
      onSignUp={() => replacePopup(app, 'LOGIN', { ...popup, kind: 'REGISTER' })}
    />
  );
}

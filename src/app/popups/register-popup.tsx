import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetPhoneDraft, usePhoneMarket } from '../../features/auth/phone-draft.ts';
import { RegisterPopup } from '../../features/auth/register/register-popup.tsx';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { formatAmount } from '../../lib/money.ts';
import { isPopupOpen } from '../../popups/open-popups.ts';
import { closePopup, replacePopup } from '../../popups/popup-store.ts';
import { reportRegistration } from '../../session/ads-report.ts';
import { currentMarket } from '../../session/market.ts';
import { promisedReward } from '../../session/promised-reward.ts';
import { type PopupProps, useAccountBanner, useCloseUnsigned } from './account-popups.ts';
import { type NewLogin, useAfterLogin } from './use-after-login.ts';
import { offerWelcome } from './welcome.ts';

export function ConnectedRegisterPopup({ popup, ...control }: PopupProps) {
  const app = useApp();
  const { register } = texts().profile;
  const afterLogin = useAfterLogin();
  const router = useRouter();
  const [reward] = useState(() => promisedReward(app));
  // It is in the currency of the page's market.
  const isOwnMarket = usePhoneMarket().code === currentMarket(app).code;
  const promise = isOwnMarket &&
    reward && { amount: formatAmount(reward.amount), currency: reward.currencyAlias };
  const onClose = useCloseUnsigned(popup);
  const runBanner = useAccountBanner(onClose);
  const onLogIn = () => replacePopup(app, 'REGISTER', { ...popup, kind: 'LOGIN' });

  const onRegistered = (login: NewLogin) => {
    void reportRegistration(app);
    if (!isPopupOpen(app, 'REGISTER')) return;
    forgetPhoneDraft(app);
    closePopup(app, 'REGISTER');
    const success = promise ? register.successPromise(promise) : register.success();
    if (afterLogin(login, 'register', success)) void offerWelcome(app, router);
  };

  return (
    <RegisterPopup
      {...control}
      onClose={onClose}
      onRegistered={onRegistered}
      promise={promise ? register.promise(promise) : undefined}
      onLogIn={onLogIn}
      onBanner={(banner) => runBanner(banner, onLogIn)}
    />
  );
}

import { useRef } from 'react';
import type { Banner } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PopupControl } from '../../ui/use-opened.ts';
import { AuthBanner } from './auth-banner.tsx';
import { ServiceFooter, TextLink } from './form-parts.tsx';
import { type Login, LoginForm } from './login-form.tsx';

interface LoginPopupProps extends PopupControl {
  onLogin: (login: Login) => void;
  onForgot: () => void;
  onSignUp: () => void;
  onBanner: (banner: Banner, focusForm: () => void) => void;
}

export function LoginPopup({ onLogin, onForgot, onSignUp, onBanner, ...popup }: LoginPopupProps) {
  const { auth } = texts();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog {...popup} title={auth.login.title()}>
      <div ref={content} className="flex flex-col gap-32">
        <Boundary isDecoration>
          <AuthBanner
            position="login"
            onBanner={(banner) => onBanner(banner, () => content.current?.querySelector('input')?.focus())}
          />
        </Boundary>
        <LoginForm onLogin={onLogin} onForgot={onForgot} />
        <p className="-my-12 flex flex-wrap items-center justify-center gap-x-8 text-center text-base text-muted">
          <span>{auth.login.noAccount()}</span>
          <TextLink onClick={onSignUp}>{auth.login.signUp()}</TextLink>
        </p>
        <ServiceFooter />
      </div>
    </Dialog>
  );
}

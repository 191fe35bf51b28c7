// A file of its own: its code loads after a registration.
import { useNavigate } from '@tanstack/react-router';
import { WelcomePopup } from '../../features/promotions/welcome/welcome-popup.tsx';
import { type App, useApp } from '../../lib/app.ts';
import { useIsLogin } from '../../session/session-store.ts';
import { useWelcome } from './welcome.ts';

const close = (app: App) => useWelcome.of(app).setState({ isOpen: false });

export function WelcomeLayer() {
  const app = useApp();
  const { isOpen, hasBonus } = useWelcome((state) => state);
  const isLogin = useIsLogin();
  const navigate = useNavigate();
  return (
    <WelcomePopup
      isOpen={isOpen && isLogin}
      hasBonus={hasBonus}
      onClose={() => close(app)}
      onClosed={() => useWelcome.of(app).setState({ isMounted: false, isOpen: false })}
      onDeposit={() => {
        close(app);
        void navigate({ to: '/firstRecharge' });
      }}
    />
  );
}

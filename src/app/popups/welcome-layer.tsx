// Apart from its user: its code loads when somebody has registered.
import { useNavigate } from '@tanstack/react-router';
import { WelcomePopup } from '../../features/promotions/welcome/welcome-popup.tsx';
import { useIsLogin } from '../../session/session-store.ts';
import { useWelcome } from './welcome.ts';

const close = () => useWelcome.setState({ isOpen: false });

/** The two steps after a registration; the screen below stays what it was (PRO-08). */
export function WelcomeLayer() {
  const { isOpen, hasBonus } = useWelcome();
  const isLogin = useIsLogin();
  const navigate = useNavigate();
  return (
    <WelcomePopup
      isOpen={isOpen && isLogin}
      hasBonus={hasBonus}
      onClose={close}
      onClosed={() => useWelcome.setState({ isThere: false, isOpen: false })}
      onDeposit={() => {
        close();
        void navigate({ to: '/firstRecharge' });
      }}
    />
  );
}

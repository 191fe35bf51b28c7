import { createFileRoute } from '@tanstack/react-router';
import { CashbackScreen, GuestCashbackScreen } from '../features/cashback/cashback-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { openPopup } from '../popups/popup-store.ts';
import { useIsLogin } from '../session/session-store.ts';

export const Route = createFileRoute('/newUserCashback')({
  loader: () => loadTexts('cashback'),
  component: Screen,
});

function Screen() {
  const isLogin = useIsLogin();
  if (isLogin) return <CashbackScreen />;
  return <GuestCashbackScreen onLogin={() => openPopup({ kind: 'LOGIN' })} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { offered } from '../app/guards/offered.tsx';
import { CashbackScreen, GuestCashbackScreen } from '../features/cashback/cashback-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { useApp } from '../lib/app.ts';
import { openPopup } from '../popups/popup-store.ts';
import { useIsLogin } from '../session/session-store.ts';
import { PageTitle } from '../ui/section.tsx';

export const Route = createFileRoute('/newUserCashback')({
  loader: () => loadTexts('cashback'),
  component: offered('cashback', Screen),
});

function Screen() {
  const app = useApp();
  const isLogin = useIsLogin();
  return (
    <>
      <PageTitle>{texts().cashback.title()}</PageTitle>
      {isLogin ? (
        <CashbackScreen />
      ) : (
        <GuestCashbackScreen onLogin={() => openPopup(app, { kind: 'LOGIN' })} />
      )}
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { PlayGate } from '../app/guards/play-gate.tsx';
import { useBannerAction } from '../features/lobby/banners/use-banner-action.ts';
import { PromotionScreen } from '../features/promotions/promotion/promotion-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';
import { useIsLogin } from '../session/session-store.ts';
import { PageTitle } from '../ui/section.tsx';

export const Route = createFileRoute('/promotion')({
  loader: () => loadTexts('promotions', 'firstDeposit'),
  component: Screen,
});

function Screen() {
  const onBanner = useBannerAction();
  const isLogin = useIsLogin();
  return (
    <>
      <PageTitle>{texts().promotions.screen.title()}</PageTitle>
      <PlayGate isExempt={!isLogin}>
        <PromotionScreen onBanner={onBanner} />
      </PlayGate>
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { useBannerAction } from '../features/lobby/banners/use-banner-action.ts';
import { PromotionScreen } from '../features/promotions/promotion/promotion-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/promotion')({
  loader: () => Promise.all([loadTexts('promotions'), loadTexts('firstDeposit')]),
  component: Screen,
});

function Screen() {
  return <PromotionScreen onBanner={useBannerAction()} />;
}

import type { Banner } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { FirstDepositLink } from '../first-deposit-link.tsx';
import { Entries } from './entries.tsx';
import { PromotionBanners } from './promotion-banners.tsx';
import { WelcomeCard } from './welcome-card.tsx';

/** /promotion: the new-user deposit, the ways to every other offer, and the market's banners (PRO-01). */
export function PromotionScreen({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const { screen } = texts().promotions;
  return (
    <div className="px-24 pb-24">
      <h1 className="pt-32 pb-24 font-bold text-xl">{screen.title()}</h1>
      <WelcomeCard />
      <FirstDepositLink className="mt-20" />
      <section aria-labelledby="more-offers" className="mt-44">
        <h2 id="more-offers" className="font-bold text-lg">
          {screen.more()}
        </h2>
        <Entries />
      </section>
      <section aria-labelledby="current-offers" className="mt-44">
        <h2 id="current-offers" className="font-bold text-lg">
          {screen.current()}
        </h2>
        <PromotionBanners onBanner={onBanner} />
      </section>
    </div>
  );
}

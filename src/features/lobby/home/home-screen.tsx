import { texts } from '../../i18n/texts.ts';
import { Part } from '../../ui/part.tsx';
import { BannerCarousel, BannerCarouselSkeleton } from './banner-carousel.tsx';
import { FrontTooth, FrontToothSkeleton } from './front-tooth.tsx';
import { HomeFooter } from './home-footer.tsx';
import { Marquee, MarqueeSkeleton } from './marquee.tsx';
import { NavigationTab, NavigationTabSkeleton } from './navigation-tab.tsx';

/** Home: its five parts come alive one by one, each with a place holder of its final size (LOB-01). */
export function HomeScreen() {
  const { home } = texts();
  return (
    <>
      <h1 className="sr-only">{home.title()}</h1>
      <Part fallback={<BannerCarouselSkeleton />}>
        <BannerCarousel />
      </Part>
      <Part fallback={<FrontToothSkeleton />}>
        <FrontTooth />
      </Part>
      <Part fallback={<MarqueeSkeleton />}>
        <Marquee />
      </Part>
      <Part fallback={<NavigationTabSkeleton />}>
        <NavigationTab />
      </Part>
      <Part>
        <HomeFooter />
      </Part>
    </>
  );
}

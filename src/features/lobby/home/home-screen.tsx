import { Suspense, startTransition, useEffect, useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { afterIdle } from '../../../lib/after-idle.ts';
import { useApp } from '../../../lib/app.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Island } from '../../../ui/island.tsx';
import { lazyWithTexts } from '../../../ui/lazy-layer.tsx';
import { BannerCarousel, BannerCarouselSkeleton } from './banner-carousel.tsx';
import { FrontTooth, FrontToothSkeleton } from './front-tooth.tsx';
import { HomeFooter } from './home-footer.tsx';
import { Marquee, MarqueeSkeleton } from './marquee.tsx';
import { NavigationTab, NavigationTabSkeleton } from './navigation-tab.tsx';

const HomeRows = lazyWithTexts(() => import('./home-rows.tsx').then((m) => m.HomeRows), 'games');
const HomeExtras = lazyWithTexts(() => import('./home-extras.tsx').then((m) => m.HomeExtras), 'games');

/** In ms: until then only the first view uses the network. */
const SETTLED_AFTER_MS = 1_500;

function useIsSettled(): boolean {
  const app = useApp();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => afterIdle(app, SETTLED_AFTER_MS, () => startTransition(() => setSettled(true))), [app]);
  return isSettled;
}

/**
 * Five parts hydrate one by one, each with a placeholder of its final size (LOB-01). The painted page ends there; the
 * rows below (LOB-15) and the floating shelf load later.
 */
export function HomeScreen() {
  const { home } = texts();
  const isSettled = useIsSettled();
  return (
    <>
      <h1 className="sr-only">{home.title()}</h1>
      <Island fallback={<BannerCarouselSkeleton />}>
        <BannerCarousel />
      </Island>
      <Island fallback={<FrontToothSkeleton />}>
        <FrontTooth />
      </Island>
      <Island isDecoration fallback={<MarqueeSkeleton />}>
        <Marquee />
      </Island>
      <Island fallback={<NavigationTabSkeleton />}>
        <NavigationTab />
      </Island>
      {isSettled && (
        <Boundary>
          <Suspense>
            <HomeRows />
          </Suspense>
        </Boundary>
      )}
      <Island>
        <HomeFooter />
      </Island>
      {isSettled && (
        <Boundary isDecoration>
          <Suspense>
            <HomeExtras />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

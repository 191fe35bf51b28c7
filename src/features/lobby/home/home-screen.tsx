import { Link } from '@tanstack/react-router';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { changeLanguage, currentLanguageCode, languages } from '../../../i18n/languages.ts';
import { texts } from '../../../i18n/texts.ts';
import { afterIdle } from '../../../lib/after-idle.ts';
import { useApp } from '../../../lib/app.ts';
import { currentMarket } from '../../../session/market.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Island } from '../../../ui/island.tsx';
import { lazyWithTexts } from '../../../ui/lazy-layer.tsx';
import { BannerCarousel, BannerCarouselSkeleton } from './banner-carousel.tsx';
import { FrontTooth, FrontToothSkeleton } from './front-tooth.tsx';
import { Marquee, MarqueeSkeleton } from './marquee.tsx';
import { NavigationTab, NavigationTabSkeleton } from './navigation-tab.tsx';

/** LOB-05. */
function HomeFooter() {
  const app = useApp();
  const { footer } = texts();
  const current = currentLanguageCode(app);
  const market = currentMarket(app);
  return (
    <footer className="mt-48 border-line/40 border-t px-32 pt-40 pb-24 text-muted text-sm">
      <p className="flex items-center gap-20">
        <span className="grid size-[2.9em] shrink-0 place-items-center rounded-full border-2 border-action font-bold text-base text-text">
          {footer.age()}
        </span>
        <span>
          <strong className="block text-text">{footer.adults()}</strong>
          <Link to="/playsafely" className="underline">
            {footer.responsible()}
          </Link>
        </span>
      </p>
      <h2 className="pt-32 font-semibold text-text">{footer.payments()}</h2>
      {/* One file for all six marks: fewer requests, and a short HTML. */}
      <img
        src={`/payments/${market.code.toLowerCase()}.svg`}
        alt={market.payments.join(', ')}
        width={680}
        height={Math.ceil(market.payments.length / 3) * 96 - 16}
        loading="lazy"
        className="w-full pt-14"
      />
      <div className="flex flex-wrap items-center justify-between gap-16 pt-32">
        <Link to="/tc" className="flex min-h-88 items-center underline">
          {footer.terms()}
        </Link>
        <fieldset className="flex gap-8">
          <legend className="sr-only">{footer.language()}</legend>
          {languages.map((language) => (
            <button
              key={language.code}
              type="button"
              lang={language.lang}
              aria-pressed={language.code === current}
              onClick={() => changeLanguage(app, language.code)}
              className="press min-h-88 rounded-full px-28 aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-text"
            >
              {language.text}
            </button>
          ))}
        </fieldset>
      </div>
      <p className="pt-20 text-center">{footer.demo()}</p>
    </footer>
  );
}

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

/** Five parts hydrate one by one (LOB-01). The rows below (LOB-15) and the shelf load later. */
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

import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Banner } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { BANNER_SHAPES, BannerButton } from '../../../ui/banner-button.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useEnterGameWaiting } from '../games/use-enter-game.ts';
import { lazySectionFailure } from '../lazy-section-failure.tsx';
import { useBanners } from '../lobby-queries.ts';

export function BannerCarouselSkeleton() {
  return (
    <div className="px-24 pt-20 pb-36">
      <Skeleton className={BANNER_SHAPES[316]} />
    </div>
  );
}

function useLateBannerAction(): (banner: Banner) => void {
  const app = useApp();
  const router = useRouter();
  const enterGame = useEnterGameWaiting();
  return (banner) =>
    void import('../banners/use-banner-action.ts').then(
      ({ runBanner }) => runBanner(app, banner, router, enterGame),
      () => showToast(app, 'failure', texts().failures.network()),
    );
}

/** The home_top banners. The first one is the largest paint of the page, so it loads before all else. */
export function BannerCarousel() {
  return (
    <QueryView query={useBanners()} loading={<BannerCarouselSkeleton />} failed={lazySectionFailure}>
      {({ home_top }) => <Banners banners={home_top} />}
    </QueryView>
  );
}

function Banners({ banners }: { banners: readonly Banner[] }) {
  const { home } = texts();
  const [current, setCurrent] = useState(0);
  const run = useLateBannerAction();

  return (
    <section aria-label={home.banners()} className="pt-20">
      <ul
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / (clientWidth || 1)))
        }
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto"
      >
        {banners.map((banner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a live banner takes the element of the painted one.
          <li key={index} className="w-full shrink-0 snap-center px-24">
            <BannerButton
              banner={banner}
              height={316}
              {...(index === 0 && { eager: 'high' as const })}
              onTap={run}
            />
          </li>
        ))}
      </ul>
      <div className="flex h-36 items-center justify-center gap-10" aria-hidden="true">
        {banners.map((_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot for each place.
            key={place}
            className={`h-8 rounded-full transition-[width,background-color] ${place === current ? 'w-32 bg-action' : 'w-8 bg-line'}`}
          />
        ))}
      </div>
    </section>
  );
}

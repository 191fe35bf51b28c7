import type { Banner } from '../../../api/generated/contract.schemas.ts';
import { useLobbyPromotionsBanners } from '../../../api/generated/lobby-promotions-banners.ts';
import { resourceUrl } from '../../../config/this-page.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { range } from '../../../lib/range.ts';
import { readAs } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { usePlayBlock } from '../../../session/play-limits/use-play-limits.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { hideUsedOffers } from '../../../session/used-offers.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const WIDTH = 702;
const HEIGHT = 316;
const SKELETONS = 3;

export function PromotionBanners({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const app = useApp();
  const { promotions } = texts();
  const { screen } = promotions;
  const country = currentCountry(app);
  const banners = useLobbyPromotionsBanners({ country }, { query: { meta: { isQuiet: true } } });
  const deposits = usePlayer()?.rechargeCount;
  const block = usePlayBlock();
  return (
    <QueryView
      query={readAs(banners, banners.data && hideUsedOffers(banners.data, deposits, block))}
      loading={
        <Loading label={screen.loading()} className="mt-20 grid gap-20">
          {range(SKELETONS).map((place) => (
            <Skeleton key={place} className="aspect-[702/316] w-full" />
          ))}
        </Loading>
      }
      failed={(onRetry) => <Failure title={screen.failed()} text={screen.failedText()} onRetry={onRetry} />}
      empty={<NoticeState icon="gift" title={screen.empty()} text={screen.emptyText()} />}
    >
      {(rows) => (
        <ul className="mt-20 grid gap-20">
          {rows.map((banner) => (
            <li key={banner.id}>
              <button type="button" onClick={() => onBanner(banner)} className="press relative block w-full">
                <Picture
                  src={resourceUrl(banner.cover)}
                  alt={banner.title}
                  width={WIDTH}
                  height={HEIGHT}
                  fallback={
                    <span className="absolute inset-x-0 bottom-0 rounded-b-md fade-up px-28 pt-64 pb-24 text-left font-bold text-lg">
                      {banner.title}
                    </span>
                  }
                  className="aspect-[702/316] h-auto w-full rounded-md"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

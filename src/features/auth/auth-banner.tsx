import { useQueryClient } from '@tanstack/react-query';
import type { Banner, BannersByPosition } from '../../api/generated/contract.schemas.ts';
import { useLobbyBanners } from '../../api/generated/lobby-banners.ts';
import { getLobbyBatchBannersQueryKey } from '../../api/generated/lobby-batch-banners.ts';
import { useApp } from '../../lib/app.ts';
import { readAs } from '../../lib/read.ts';
import { currentCountry } from '../../session/market.ts';
import { Picture } from '../../ui/picture.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const WIDTH = 702;
const HEIGHT = 220;
const PLACE = 'block aspect-[702/220] h-auto w-full shrink-0 rounded-md';
const HIDDEN_WHEN_LOW = '[@media(max-height:480px)]:hidden';

interface AuthBannerProps {
  position: 'login' | 'register';
  onBanner: (banner: Banner) => void;
}

/**
 * Shows a banner that home has already loaded; elsewhere it fetches the banner of its position. It keeps its space
 * while it loads; without a banner it takes none.
 */
export function AuthBanner({ position, onBanner }: AuthBannerProps) {
  const app = useApp();
  const country = currentCountry(app);
  const ofHome = useQueryClient().getQueryData<BannersByPosition>(getLobbyBatchBannersQueryKey({ country }));
  const own = useLobbyBanners(
    { country, position },
    { query: { enabled: !ofHome, meta: { isQuiet: true } } },
  );
  return (
    <QueryView
      query={readAs(own, ofHome ? ofHome[position] : own.data)}
      loading={<Skeleton className={`${PLACE} ${HIDDEN_WHEN_LOW}`} />}
      failed={null}
    >
      {([banner]) =>
        banner && (
          <button type="button" onClick={() => onBanner(banner)} className={`press block ${HIDDEN_WHEN_LOW}`}>
            <Picture
              src={banner.cover}
              alt={banner.title}
              width={WIDTH}
              height={HEIGHT}
              eager="normal"
              className={PLACE}
            />
          </button>
        )
      }
    </QueryView>
  );
}
